#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension AutoAdvance {
        /// A step every so many seconds.
        ///
        ///     pager.configuration.advance = .every(5)
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to that of the next, in seconds; 0.001 or more.
        ///   - duration: How long a step takes, in seconds; at most the interval. Nil, the default,
        ///     for 0.3, or the interval where that is less.
        /// - Returns: What `Configuration.advance` takes.
        public static func every(
            _ interval: TimeInterval,
            duration: TimeInterval? = nil
        ) -> AutoAdvance {
            AutoAdvance(
                interval: interval * 1000,
                duration: (duration ?? min(0.3, interval)) * 1000
            )
        }
    }
#endif
