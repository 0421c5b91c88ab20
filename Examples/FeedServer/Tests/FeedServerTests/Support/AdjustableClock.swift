import Synchronization

/// The system's clock, put forward by as much as a test likes.
final class AdjustableClock: Sendable {
    private let ahead = Mutex(Duration.zero)

    var now: ContinuousClock.Instant { .now + ahead.withLock { $0 } }

    func advance(by time: Duration) { ahead.withLock { $0 += time } }
}
