#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The engine's time from the device's clock, in milliseconds since this clock was made.
    ///
    /// While the display shows frames it runs ahead by the time until a frame is visible.
    @MainActor
    struct EngineClock {
        private let start = CACurrentMediaTime()
        /// When the last requested frame is visible, by the device's clock.
        private var frameTime: TimeInterval = 0

        /// Handles a frame request of the display.
        ///
        /// - Parameter time: When the frame is visible, by the device's clock.
        mutating func askForFrame(at time: TimeInterval) {
            frameTime = time
        }

        /// The present time; never before an earlier one, which the engine has had.
        func now(notBefore earlier: Milliseconds) -> Milliseconds {
            max(earlier, (max(frameTime, CACurrentMediaTime()) - start) * 1000)
        }

        /// The present time, possibly before a time that the engine has had.
        var deviceTime: Milliseconds { (CACurrentMediaTime() - start) * 1000 }

        /// The time from now until a time, in seconds; 0 if it has passed.
        func wait(until time: Milliseconds) -> TimeInterval {
            max(0, start + time / 1000 - CACurrentMediaTime())
        }
    }
#endif
