/// Where the content is, as a function of time.
///
/// One state of fixed size: `kind` says what moves the content, and with it what the other fields
/// are for.
struct Motion: Sendable {
    /// What moves the content.
    enum Kind: UInt8, Sendable {
        /// Nothing.
        case rest
        /// A finger holds it.
        case held
        /// A wheel moved it, and may go on.
        case wheel
        /// The platform scrolls it.
        case following
        /// It goes by a closed form of time, to an end.
        case glide
        /// A pause came upon a glide, which stands still.
        case frozen
        /// It moves with a constant velocity, without an end.
        case marquee
    }

    private(set) var kind = Kind.rest
    private(set) var phase = Phase.idle
    /// The slot that places count from.
    ///
    /// A change of items moves it alone; the curve stays.
    private(set) var anchor: Slot
    private(set) var curve: Curve
    /// When the curve began.
    private(set) var start: Milliseconds = 0
    /// When something happens without an input: a glide ends, a wheel has been still for long enough,
    /// a marquee comes to the next resting place or an end.
    private(set) var due: Milliseconds = .infinity
    /// When a frozen glide stopped.
    private(set) var stopped: Milliseconds = 0
    /// The slot that was current when a glide or the gesture of a wheel began.
    var origin: Slot
    /// The slot that a glide comes to rest on, nil when it rests wherever it stops.
    var target: Slot?
    /// How far the gesture of a wheel has moved the content.
    private(set) var travel: Points = 0
    /// Whether a glide is a step of auto-advance, which pauses are about.
    private(set) var isStep = false

    /// Rests at a position.
    init(at position: Position) {
        anchor = position.slot
        origin = position.slot
        curve = Curve(from: position.distance)
    }

    /// Where the content is.
    func position(at time: Milliseconds) -> Position {
        Position(slot: anchor, distance: curve.place(after: elapsed(at: time)))
    }

    /// How fast the curve is, also while it is frozen; 0 where it has ended.
    func velocity(at time: Milliseconds) -> Velocity {
        let elapsed = elapsed(at: time)
        return elapsed < curve.duration ? curve.velocity(after: elapsed) : 0
    }

    /// How firm a throw by items is by now, nil when it is none.
    func firmness(at time: Milliseconds) -> Double? {
        curve.isThrow ? curve.firmness(after: elapsed(at: time)) : nil
    }

    /// How long a glide still takes at a time.
    func timeLeft(at time: Milliseconds) -> Milliseconds {
        end - (kind == .frozen ? stopped : time)
    }

    /// When a glide ends, unless it is frozen.
    private var end: Milliseconds { start + curve.duration }

    private func elapsed(at time: Milliseconds) -> Milliseconds {
        if kind == .frozen { return stopped - start }
        // At its end it has taken its whole duration, which `end - start` may round to less than.
        return time < end ? time - start : curve.duration
    }
}

// MARK: - From one to another

extension Motion {
    /// Stands at a position.
    mutating func stand(at position: Position, _ kind: Kind, _ phase: Phase) {
        self.kind = kind
        self.phase = phase
        target = nil
        isStep = false
        due = .infinity
        place(at: position)
    }

    /// What stands is at another position.
    mutating func place(at position: Position) {
        anchor = position.slot
        curve = Curve(from: position.distance)
    }

    /// Goes by a curve from an anchor, to an end.
    mutating func glide(
        along curve: Curve,
        from anchor: Slot,
        at time: Milliseconds,
        _ phase: Phase,
        origin: Slot,
        to target: Slot?,
        isStep: Bool = false
    ) {
        kind = .glide
        self.phase = phase
        self.anchor = anchor
        self.curve = curve
        start = time
        due = end
        self.origin = origin
        self.target = target
        self.isStep = isStep
    }

    /// A wheel has moved the content to a position by some way, and may go on until a time.
    mutating func turn(by travel: Points, to position: Position, until due: Milliseconds) {
        self.travel += travel
        self.due = due
        place(at: position)
    }

    /// The gesture of a wheel begins, with a slot that is current.
    mutating func beginTurning(at position: Position, origin: Slot) {
        stand(at: position, .wheel, .decelerating)
        self.origin = origin
        travel = 0
    }

    /// Moves from a position with a constant speed in points per second, without an end.
    mutating func setOut(from position: Position, speed: Double, at time: Milliseconds) {
        stand(at: position, .marquee, .animating)
        curve = Curve(from: position.distance, velocity: speed)
        start = time
    }

    /// A marquee comes to a place next.
    mutating func aim(at place: Points) {
        curve.target = place
        due = start + (place - curve.start) / curve.velocity * 1000
    }

    /// A glide stands still from a time on.
    mutating func freeze(at time: Milliseconds) {
        kind = .frozen
        stopped = time
        due = .infinity
    }

    /// A frozen glide goes on with the rest of it.
    mutating func thaw(at time: Milliseconds) {
        kind = .glide
        start += time - stopped
        due = end
    }
}
