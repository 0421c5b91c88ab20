import Synchronization

/// The system's clock, which a test can advance.
final class AdjustableClock: Sendable {
    private let ahead = Mutex(Duration.zero)

    var now: ContinuousClock.Instant { .now + ahead.withLock { $0 } }

    func advance(by time: Duration) { ahead.withLock { $0 += time } }
}
