import Rondo

extension Trace {
    /// How many frames, and how many steps of auto-advance, a trace may have until its last input.
    static let mostSteps = 1_000_000

    /// What happens at regular times without any input.
    struct Steps {
        /// What happens, in words.
        let name: String
        /// From one time to the next.
        let interval: Milliseconds

        /// The last time at which an input may come.
        var end: Milliseconds { Double(mostSteps) * interval }
    }

    /// What happens most often: frames, or steps of auto-advance, which frames that are far apart do
    /// not leave out.
    var steps: Steps {
        if let advance = configuration.advance, advance.speed == nil,
            advance.interval < frameInterval
        {
            return Steps(name: "steps of auto-advance", interval: advance.interval)
        }
        return Steps(name: "frames", interval: frameInterval)
    }
}
