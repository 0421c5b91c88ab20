#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension AutoAdvance {
        /// Steps with an interval in seconds.
        ///
        ///     pager.configuration.advance = .every(5)
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next, in seconds; 0.001 or
        ///     more.
        ///   - duration: The duration of a step, in seconds; at most the interval. Nil, the
        ///     default, for 0.3, or the interval if that is less.
        /// - Returns: A value for `Configuration.advance`.
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
