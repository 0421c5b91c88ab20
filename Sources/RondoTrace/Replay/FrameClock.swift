import Rondo

/// The times of frames in a replay: every multiple of an interval, from 0.
struct FrameClock: Sendable {
    /// More than 0.
    let interval: Milliseconds
    private var count = 0

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
}
