#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Foundation
    import Rondo

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
#endif
