#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // What can be set without code. Swift's protocols cannot be the type of an outlet, so those take
    // any object and see for themselves.

    extension LoopPagerView {
        /// The data source as an outlet.
        ///
        /// - Precondition: Traps for what is no `LoopPagerViewDataSource`.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public var dataSourceOutlet: AnyObject? {
            get { dataSource }
            set { dataSource = outlet(newValue, "LoopPagerView.dataSourceOutlet") }
        }

        /// The delegate as an outlet.
        ///
        /// - Precondition: Traps for what is no `LoopPagerViewDelegate`.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public var delegateOutlet: AnyObject? {
            get { delegate }
            set { delegate = outlet(newValue, "LoopPagerView.delegateOutlet") }
        }

        /// Whether items follow each other downwards; see `Configuration.axis`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var isVertical: Bool {
            get { configuration.axis == .vertical }
            set { configuration.axis = newValue ? .vertical : .horizontal }
        }

        /// Whether the first item ends the strip; see `Configuration.ends`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var pinsStart: Bool {
            get { configuration.ends.start == .pinned }
            set { configuration.ends.start = newValue ? .pinned : .open }
        }

        /// Whether the last item ends the strip; see `Configuration.ends`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var pinsEnd: Bool {
            get { configuration.ends.end == .pinned }
            set { configuration.ends.end = newValue ? .pinned : .open }
        }

        /// The gap between neighbours, in points; see `Configuration.spacing`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var spacing: CGFloat {
            get { configuration.spacing }
            set { configuration.spacing = newValue }
        }

        /// From the start of one step to the start of the next, in seconds; 0 when the pager does
        /// not advance by itself.
        ///
        /// It is `configuration.advance`'s.
        ///
        /// - Precondition: Traps between 0 and a thousandth, and below.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var interval: TimeInterval {
            get { (configuration.advance?.interval ?? 0) / 1000 }
            set { setAdvance(interval: newValue, duration: longestStep) }
        }

        /// How long a step takes, in seconds; `0.4` by default.
        ///
        /// No step takes longer than `interval`, whichever of the two is set first.
        ///
        /// - Precondition: Traps below 0.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var duration: TimeInterval {
            get { configuration.advance.map { $0.duration / 1000 } ?? longestStep }
            set { setAdvance(interval: interval, duration: newValue) }
        }

        private func setAdvance(interval: TimeInterval, duration: TimeInterval) {
            precondition(
                interval == 0 || interval >= 0.001,
                "LoopPagerView.interval is \(interval), must be 0 or 0.001 or more"
            )
            precondition(duration >= 0, "LoopPagerView.duration is \(duration), must be 0 or more")
            longestStep = duration
            configuration.advance =
                interval == 0
                ? nil
                : .every(interval, duration: min(duration, interval))
        }
    }

    /// What an outlet was connected to, as what it has to be.
    func outlet<Role>(_ object: AnyObject?, _ name: String) -> Role? {
        guard let object else { return nil }
        guard let role = object as? Role else {
            preconditionFailure("\(name) is \(type(of: object)), must be a \(Role.self)")
        }
        return role
    }
#endif
