/// Linear motion for ever: x(t) = x0 + v t, told from a slot.
struct Marquee: Sendable {
    /// The slot that places count from.
    let anchor: Slot
    /// When it set out.
    let start: Milliseconds
    /// Where it set out, in points from the anchor.
    let place: Points
    /// In points per second; negative backwards, and not 0.
    let speed: Double
    /// When it comes to the next item's resting place, or to an end.
    var arrival: Milliseconds = .infinity
    /// Whether it is an end that it comes to.
    var arrivesAtEnd = false

    /// Which way it goes.
    var heading: Heading { speed < 0 ? .backward : .forward }

    /// How fast it is.
    var velocity: Velocity { speed / 1000 }

    /// Where it is.
    func position(at time: Milliseconds) -> Position {
        Position(slot: anchor, distance: place + speed * (time - start) / 1000)
    }

    /// When it is at a place, in points from the anchor.
    func time(at place: Points) -> Milliseconds {
        start + (place - self.place) / speed * 1000
    }
}
