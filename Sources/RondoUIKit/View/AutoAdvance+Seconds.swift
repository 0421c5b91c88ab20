#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension AutoAdvance {
        /// The default duration of a step, in seconds, as in the browser.
        static let defaultStep: TimeInterval = 0.4

        /// Steps with an interval in seconds.
        ///
        ///     pager.configuration.advance = .every(5)
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next, in seconds; 0.001 or
        ///     more.
        ///   - duration: The duration of a step, in seconds; at most the interval. Nil, the
        ///     default, for 0.4, or the interval if that is less.
        /// - Returns: A value for `Configuration.advance`.
        public static func every(
            _ interval: TimeInterval,
            duration: TimeInterval? = nil
        ) -> AutoAdvance {
            AutoAdvance(
                interval: interval * 1000,
                duration: (duration ?? min(defaultStep, interval)) * 1000
            )
        }

        /// Steps with an interval as a `Duration`.
        ///
        ///     pager.configuration.advance = .every(.seconds(5))
        ///
        /// - Parameters:
        ///   - interval: From the start of one step to the start of the next; a millisecond or
        ///     more.
        ///   - duration: The duration of a step; at most the interval. Nil, the default, for 0.4
        ///     seconds, or the interval if that is less.
        /// - Returns: A value for `Configuration.advance`.
        @available(iOS 16, tvOS 16, *)
        public static func every(
            _ interval: Duration,
            duration: Duration? = nil
        ) -> AutoAdvance {
            every(interval / .seconds(1), duration: duration.map { $0 / .seconds(1) })
        }
    }
#endif
