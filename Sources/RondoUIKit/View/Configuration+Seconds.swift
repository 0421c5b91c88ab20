#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // The times of a configuration that matter here, in seconds like all times of views; the
    // engine's own are in milliseconds. A scroll view handles fingers and wheels, so the other
    // times of `Physics` have no effect.

    extension Physics {
        /// The duration of an animated scroll, whatever its distance, in seconds; 0 or more; `0.3`
        /// by default.
        public var scrollAnimationDuration: TimeInterval {
            get { scrollDuration / 1000 }
            set { scrollDuration = newValue * 1000 }
        }
    }

    extension ItemLoader.Rules {
        /// The time between two requests in motion, in seconds; 0 or more; `0.1` by default.
        public var requestInterval: TimeInterval {
            get { spacing / 1000 }
            set { spacing = newValue * 1000 }
        }

        /// How long a request stays in flight after no visible item needs it, in seconds; 0 or
        /// more; `0.5` by default.
        public var cancellationDelay: TimeInterval {
            get { patience / 1000 }
            set { patience = newValue * 1000 }
        }
    }

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
