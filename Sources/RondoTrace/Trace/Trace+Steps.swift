import Rondo

extension Trace {
    /// The largest number of frames, and of steps of auto-advance, until the last input of a trace.
    static let mostSteps = 1_000_000

    /// Something that happens at regular times without an input.
    struct Steps {
        /// Its name in an error.
        let name: String
        /// The time from one to the next.
        let interval: Milliseconds

        /// The last possible time of an input.
        var end: Milliseconds { Double(mostSteps) * interval }
    }

    /// The most frequent of these: frames, or steps of auto-advance, which happen even if frames
    /// are far apart.
    var steps: Steps {
        if let advance = configuration.advance, advance.speed == nil,
            advance.interval < frameInterval
        {
            return Steps(name: "steps of auto-advance", interval: advance.interval)
        }
        return Steps(name: "frames", interval: frameInterval)
    }
}
