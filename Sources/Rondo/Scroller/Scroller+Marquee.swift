extension Scroller {
    /// The number of resting places that a marquee passes one by one after a long time without
    /// frames; it jumps over any further ones.
    static let mostPassed = 10_000

    /// Whether the content can move in the direction of this speed.
    func hasWay(at speed: Double) -> Bool {
        let here = position
        let limits = strip.limits(from: here.slot)
        let way = speed < 0 ? here.distance - limits.lower : limits.upper - here.distance
        return way >= Strip.rounding
    }

    /// Starts a marquee from rest.
    mutating func setOut(at speed: Double) {
        run(at: speed)
        leaveRest()
    }

    /// Moves the content endlessly from its position.
    mutating func run(at speed: Double) {
        motion.setOut(from: position, speed: speed, at: now)
        aim(after: now)
    }

    /// Handles a marquee at a resting place: it continues from the given time, or stops at an end.
    mutating func pass(after time: Milliseconds) {
        let end = marqueeEnd()
        if motion.curve.target == end {
            rest(at: Position(slot: motion.anchor, distance: end))
        } else {
            aim(after: time)
        }
    }

    /// Finds the next resting place of a marquee after a time.
    ///
    /// Each item that passes causes a change event, however far apart the frames are.
    private mutating func aim(after time: Milliseconds) {
        let isForward = motion.curve.velocity > 0
        var ahead = motion.position(at: time)
        // At the rounded time of its event the content may be before a place that it has reached.
        let reached = motion.curve.target
        ahead.distance =
            isForward ? Swift.max(ahead.distance, reached) : Swift.min(ahead.distance, reached)
        let next = strip.slot(
            beyond: ahead,
            isForward ? .forward : .backward,
            from: switching.current
        )
        // A closure that reads the scroller would keep a copy of all of it.
        let place =
            if let next { strip.restingPlace(of: next, from: motion.anchor) } else { marqueeEnd() }
        motion.aim(at: place, after: time)
    }

    /// The farthest place of a marquee, in points from its anchor.
    ///
    /// Mutating, because a function that changes nothing gets a copy of the scroller.
    private mutating func marqueeEnd() -> Points {
        let limits = strip.limits(from: motion.anchor)
        return motion.curve.velocity < 0 ? limits.lower : limits.upper
    }
}
