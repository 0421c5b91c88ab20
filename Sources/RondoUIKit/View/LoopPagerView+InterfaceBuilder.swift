#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Properties for Interface Builder. An outlet cannot have a Swift protocol as its type, so
    // outlets take any object and check it.

    extension LoopPagerView {
        /// The data source as an outlet.
        ///
        /// - Precondition: Traps on an object that is not a `LoopPagerViewDataSource`.
        @IBOutlet
        public var dataSourceOutlet: AnyObject? {
            get { dataSource }
            set { dataSource = outlet(newValue, "LoopPagerView.dataSourceOutlet") }
        }

        /// The delegate as an outlet.
        ///
        /// - Precondition: Traps on an object that is not a `LoopPagerViewDelegate`.
        @IBOutlet
        public var delegateOutlet: AnyObject? {
            get { delegate }
            set { delegate = outlet(newValue, "LoopPagerView.delegateOutlet") }
        }

        /// Whether items follow each other downwards; see `Configuration.axis`.
        @IBInspectable
        public var isVertical: Bool {
            get { configuration.axis == .vertical }
            set { configuration.axis = newValue ? .vertical : .horizontal }
        }

        /// Whether the start is pinned; see `Configuration.ends`.
        @IBInspectable
        public var pinsStart: Bool {
            get { configuration.ends.start == .pinned }
            set { configuration.ends.start = newValue ? .pinned : .open }
        }

        /// Whether the end is pinned; see `Configuration.ends`.
        @IBInspectable
        public var pinsEnd: Bool {
            get { configuration.ends.end == .pinned }
            set { configuration.ends.end = newValue ? .pinned : .open }
        }

        /// The gap between neighbours, in points; see `Configuration.spacing`.
        @IBInspectable
        public var spacing: CGFloat {
            get { configuration.spacing }
            set { configuration.spacing = newValue }
        }

        /// The time from the start of one step to the start of the next, in seconds; 0 without
        /// auto-advance.
        ///
        /// It is the interval of `configuration.advance`.
        ///
        /// - Precondition: Traps below 0, and between 0 and a thousandth.
        @IBInspectable
        public var interval: TimeInterval {
            get { (configuration.advance?.interval ?? 0) / 1000 }
            set { setAdvance(interval: newValue, duration: longestStep) }
        }

        /// The duration of a step, in seconds; `0.4` by default.
        ///
        /// It is never longer than `interval`; the two can be set in any order.
        ///
        /// - Precondition: Traps below 0.
        @IBInspectable
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

    /// The object of an outlet as the required type.
    func outlet<Role>(_ object: AnyObject?, _ name: String) -> Role? {
        guard let object else { return nil }
        guard let role = object as? Role else {
            preconditionFailure("\(name) is \(type(of: object)), must be a \(Role.self)")
        }
        return role
    }
#endif
