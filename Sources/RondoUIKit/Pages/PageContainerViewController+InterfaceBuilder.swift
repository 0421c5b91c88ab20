#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Properties for Interface Builder; see those of `LoopPagerView`.

    extension PageContainerViewController {
        /// The data source as an outlet.
        ///
        /// - Precondition: Traps on an object that is not a
        ///   `PageContainerViewControllerDataSource`.
        @IBOutlet
        public var dataSourceOutlet: AnyObject? {
            get { dataSource }
            set { dataSource = outlet(newValue, "PageContainerViewController.dataSourceOutlet") }
        }

        /// The delegate as an outlet.
        ///
        /// - Precondition: Traps on an object that is not a `PageContainerViewControllerDelegate`.
        @IBOutlet
        public var delegateOutlet: AnyObject? {
            get { delegate }
            set { delegate = outlet(newValue, "PageContainerViewController.delegateOutlet") }
        }

        /// Whether pages follow each other downwards.
        @IBInspectable
        public var isVertical: Bool {
            get { pager.isVertical }
            set { pager.isVertical = newValue }
        }

        /// Whether the start is pinned.
        @IBInspectable
        public var pinsStart: Bool {
            get { pager.pinsStart }
            set { pager.pinsStart = newValue }
        }

        /// Whether the end is pinned.
        @IBInspectable
        public var pinsEnd: Bool {
            get { pager.pinsEnd }
            set { pager.pinsEnd = newValue }
        }

        /// The gap between neighbours, in points.
        @IBInspectable
        public var spacing: CGFloat {
            get { pager.spacing }
            set { pager.spacing = newValue }
        }

        /// The distance from the current page, in pages, at which a page is reclaimed at rest; 1 or
        /// more, `3` by default.
        @IBInspectable
        public var keep: Int {
            get {
                if case .pages(let keep) = configuration.tiles { keep } else { 0 }
            }
            set { configuration.tiles = .pages(keep: newValue) }
        }
    }
#endif
