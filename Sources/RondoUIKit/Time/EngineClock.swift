#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The device's clock, as an engine counts: in milliseconds since it was made.
    ///
    /// While the display shows frames it is ahead of the device's, by the time that a frame takes until
    /// it is seen.
    @MainActor
    struct EngineClock {
        private let start = CACurrentMediaTime()
        /// When the last frame that the display asked for is seen, by the device's clock.
        private var frameTime: TimeInterval = 0

        /// The display asks for a frame.
        ///
        /// - Parameter time: When it is seen, by the device's clock.
        mutating func askForFrame(at time: TimeInterval) {
            frameTime = time
        }

        /// The present time; never before an earlier one, which the engine has seen.
        func now(notBefore earlier: Milliseconds) -> Milliseconds {
            max(earlier, (max(frameTime, CACurrentMediaTime()) - start) * 1000)
        }

        /// How long it takes from now until a time, in seconds; 0 for one that is over.
        func wait(until time: Milliseconds) -> TimeInterval {
            max(0, start + time / 1000 - CACurrentMediaTime())
        }
    }
#endif
