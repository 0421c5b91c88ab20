import Rondo

/// When the frames of a replay are due: at every multiple of an interval, from 0.
struct FrameClock: Sendable {
    /// More than 0.
    let interval: Milliseconds
    private var count = 0

    init(interval: Milliseconds) {
        self.interval = interval
    }

    /// When the next frame is due; infinite when no number is as large.
    ///
    /// A product, since a sum would carry the rounding of each step along.
    var next: Milliseconds { Double(count) * interval }

    /// The next frame has had its turn.
    mutating func advance() {
        count += 1
    }
}
