import Rondo

/// The times of frames in a replay: every multiple of an interval, from 0.
struct FrameClock: Sendable {
    /// More than 0.
    let interval: Milliseconds
    /// In pages an `Int` has 32 bits.
    private var count: Int64 = 0

    init(interval: Milliseconds) {
        self.interval = interval
    }

    /// The time of the next frame; infinite if it is too large for a number.
    ///
    /// A product, since a sum would carry the rounding of each step along.
    var next: Milliseconds { Double(count) * interval }

    /// Moves to the next frame.
    mutating func advance() {
        count += 1
    }

    /// Moves to the first frame at or after a time.
    mutating func skip(to time: Milliseconds) {
        // A quotient is rounded, so start one frame early.
        count = max(count, Int64(time / interval) - 1)
        while next < time { count += 1 }
    }
}
