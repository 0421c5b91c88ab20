import Rondo

extension Trace {
    /// The largest number of frames, and of steps of auto-advance, until the last input of a trace;
    /// time while hidden does not count.
    static let mostSteps = 1_000_000

    /// The largest number of frames, and of steps, that includes those not drawn while hidden: up to
    /// it, times are precise enough for each to take some.
    private static let mostMultiples = 1e12

    /// The time in which a marquee moves by a million points.
    private static func longestStretch(at speed: Double) -> Milliseconds { 1e9 / speed.magnitude }

    /// Something that happens at regular times without an input.
    struct Steps {
        /// Its name in an error.
        let name: String
        /// The time from one to the next.
        let interval: Milliseconds

        /// The last possible time of an input, without the time while hidden.
        var end: Milliseconds { Double(mostSteps) * interval }
        /// The last possible time of an input while hidden.
        var hiddenEnd: Milliseconds { mostMultiples * interval }
    }

    /// The most frequent of these: frames, steps of auto-advance, which happen even if frames are
    /// far apart, or stretches of a marquee, whose slots must be countable.
    var steps: Steps { steps(of: configuration.advance) }

    /// The same with another auto-advance.
    func steps(of advance: AutoAdvance?) -> Steps {
        if let speed = advance?.speed, Self.longestStretch(at: speed) < frameInterval {
            return Steps(
                name: "stretches of 1000000 points",
                interval: Self.longestStretch(at: speed)
            )
        }
        if let advance, advance.speed == nil, advance.interval < frameInterval {
            return Steps(name: "steps of auto-advance", interval: advance.interval)
        }
        return Steps(name: "frames", interval: frameInterval)
    }
}
