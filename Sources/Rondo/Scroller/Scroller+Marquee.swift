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
        leaveRest(by: .marquee(marquee(from: position, at: speed)))
    }

    /// The marquee that sets out from a position now.
    func marquee(from position: Position, at speed: Double) -> Marquee {
        let marquee = Marquee(
            anchor: position.slot,
            start: now,
            place: position.distance,
            speed: speed
        )
        return aimed(marquee, after: now)
    }

    /// A marquee has come to a resting place and goes on from the time given; at an end it stops.
    mutating func pass(_ marquee: Marquee, after time: Milliseconds) {
        if marquee.arrivesAtEnd {
            rest(at: Position(slot: marquee.anchor, distance: end(of: marquee)))
        } else {
            motion = .marquee(aimed(marquee, after: time))
        }
    }

    /// The same marquee with what it comes to next after a time.
    ///
    /// Each item that passes is told of, however far apart the frames are.
    private func aimed(_ marquee: Marquee, after time: Milliseconds) -> Marquee {
        var ahead = marquee.position(at: time)
        // By rounding it may be short of the place that it has just come to.
        ahead.distance += marquee.speed < 0 ? -Strip.rounding : Strip.rounding
        let next = strip.slot(beyond: ahead, marquee.heading, from: current)
        let end = end(of: marquee)
        // A closure that asks the scroller would keep a copy of all of it.
        let place = if let next { strip.restingPlace(of: next, from: marquee.anchor) } else { end }
        var marquee = marquee
        marquee.arrivesAtEnd = place == end
        marquee.arrival = marquee.time(at: place)
        return marquee
    }

    /// How far a marquee can go, in points from its anchor.
    private func end(of marquee: Marquee) -> Points {
        let limits = strip.limits(from: marquee.anchor)
        return marquee.speed < 0 ? limits.lower : limits.upper
    }
}
