extension Scroller {
    /// How many resting places a marquee passes one by one when nobody looked for a long time; what
    /// lies beyond these it passes at once, as a throw does.
    static let mostPassed = 10_000

    /// Whether there is any way to go from where the content is.
    func hasWay(at speed: Double) -> Bool {
        let here = position
        let limits = strip.limits(from: here.slot)
        let way = speed < 0 ? here.distance - limits.lower : limits.upper - here.distance
        return way >= Strip.rounding
    }

    /// A marquee leaves rest.
    mutating func setOut(at speed: Double) {
        lastTarget = current
        run(at: speed)
        leaveRest()
    }

    /// The content goes on for ever from where it is.
    mutating func run(at speed: Double) {
        motion.setOut(from: position, speed: speed, at: now)
        aim(after: now)
    }

    /// A marquee has come to a resting place and goes on from the time given; at an end it stops.
    mutating func pass(after time: Milliseconds) {
        if motion.curve.target == marqueeEnd {
            rest(at: Position(slot: motion.anchor, distance: marqueeEnd))
        } else {
            aim(after: time)
        }
    }

    /// Looks for what a marquee comes to next after a time.
    ///
    /// Each item that passes brings a change, however far apart the frames are.
    private mutating func aim(after time: Milliseconds) {
        let isForward = motion.curve.velocity > 0
        var ahead = motion.position(at: time)
        // By rounding it may be short of the place that it has just come to.
        ahead.distance += isForward ? Strip.rounding : -Strip.rounding
        let next = strip.slot(beyond: ahead, isForward ? .forward : .backward, from: current)
        // A closure that asks the scroller would keep a copy of all of it.
        let place =
            if let next { strip.restingPlace(of: next, from: motion.anchor) } else { marqueeEnd }
        motion.aim(at: place)
    }

    /// How far a marquee can go, in points from its anchor.
    private var marqueeEnd: Points {
        let limits = strip.limits(from: motion.anchor)
        return motion.curve.velocity < 0 ? limits.lower : limits.upper
    }
}
