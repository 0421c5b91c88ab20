#if canImport(UIKit)
    import Rondo
    import UIKit

    /// The device's clock, as an engine counts: in milliseconds since it was made.
    @MainActor
    struct EngineClock {
        private let start = CACurrentMediaTime()

        /// The present time; never before an earlier one, which the engine has seen.
        func now(notBefore earlier: Milliseconds) -> Milliseconds {
            max(earlier, (CACurrentMediaTime() - start) * 1000)
        }
    }
#endif
