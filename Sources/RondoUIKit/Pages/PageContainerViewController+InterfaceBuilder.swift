#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // What can be set without code; see those of `LoopPagerView`.

    extension PageContainerViewController {
        /// The data source as an outlet.
        ///
        /// - Precondition: Traps for what is no `PageContainerViewControllerDataSource`.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public var dataSourceOutlet: AnyObject? {
            get { dataSource }
            set { dataSource = outlet(newValue, "PageContainerViewController.dataSourceOutlet") }
        }

        /// The delegate as an outlet.
        ///
        /// - Precondition: Traps for what is no `PageContainerViewControllerDelegate`.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public var delegateOutlet: AnyObject? {
            get { delegate }
            set { delegate = outlet(newValue, "PageContainerViewController.delegateOutlet") }
        }

        /// Whether pages follow each other downwards.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var isVertical: Bool {
            get { pager.isVertical }
            set { pager.isVertical = newValue }
        }

        /// Whether the first page is the end.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var pinsStart: Bool {
            get { pager.pinsStart }
            set { pager.pinsStart = newValue }
        }

        /// Whether the last page is the end.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var pinsEnd: Bool {
            get { pager.pinsEnd }
            set { pager.pinsEnd = newValue }
        }

        /// The gap between neighbours, in points.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var spacing: CGFloat {
            get { pager.spacing }
            set { pager.spacing = newValue }
        }

        /// At which distance from the current page, in pages, a page is reclaimed at rest; 1 or
        /// more, `3` by default.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var keep: Int {
            get {
                if case .pages(let keep) = configuration.tiles { keep } else { 0 }
            }
            set { configuration.tiles = .pages(keep: newValue) }
        }
    }
#endif
