/// The position of the content as a function of time.
///
/// One state of fixed size: `kind` says what moves the content, and which of the other fields are
/// used.
struct Motion: Sendable {
    /// What moves the content.
    enum Kind: UInt8, Sendable {
        /// The content is at rest.
        case rest
        /// A finger holds or drags the content.
        case held
        /// A wheel moved the content, and may continue.
        case wheel
        /// The host's own scrolling moves the content.
        case following
        /// The content follows a closed form of time that ends.
        case glide
        /// A glide that is a step of auto-advance, which pauses affect.
        case step
        /// A pause froze a step.
        case frozen
        /// The content moves with a constant velocity, without an end.
        case marquee
    }

    private(set) var kind = Kind.rest
    private(set) var phase = Phase.idle
    /// The slot from which places are measured.
    ///
    /// A change of the items changes only the anchor, not the curve.
    private(set) var anchor: Slot
    private(set) var curve: Curve
    /// The start time of the curve.
    private(set) var start: Milliseconds = 0
    /// When the next event happens without an input: a glide or a wheel gesture ends, or a marquee
    /// reaches a resting place or an end.
    private(set) var due: Milliseconds = .infinity
    /// When a frozen step stopped.
    private(set) var stopped: Milliseconds = 0
    /// The slot that was current when a glide or a wheel gesture began.
    var origin: Slot
    /// The slot on which a glide comes to rest, nil if it rests wherever it stops.
    var target: Slot?
    /// The distance that a wheel gesture has moved the content.
    private(set) var travel: Points = 0

    /// Content at rest at a position.
    init(at position: Position) {
        anchor = position.slot
        origin = position.slot
        curve = Curve(from: position.distance)
    }

    /// Whether the content moves without a finger or a host.
    var isGliding: Bool { kind == .glide || kind == .step || kind == .marquee }

    /// Whether the content follows a closed form that ends, also while that is frozen.
    var isGlide: Bool { kind == .glide || kind == .step || kind == .frozen }

    /// The position of the content at a time.
    func position(at time: Milliseconds) -> Position {
        Position(slot: anchor, distance: curve.place(after: elapsed(at: time)))
    }

    /// The velocity of the curve, also while it is frozen; 0 after its end.
    func velocity(at time: Milliseconds) -> Velocity {
        let elapsed = elapsed(at: time)
        return elapsed < curve.duration ? curve.velocity(after: elapsed) : 0
    }

    /// The present firmness of a throw by items, nil for other motions.
    func firmness(at time: Milliseconds) -> Double? {
        curve.isThrow ? curve.firmness(after: elapsed(at: time)) : nil
    }

    /// The distance from the place at a time to the end of the curve.
    func wayLeft(at time: Milliseconds) -> Points {
        curve.target - curve.place(after: elapsed(at: time))
    }

    /// The remaining time of a glide.
    func timeLeft(at time: Milliseconds) -> Milliseconds {
        end - (kind == .frozen ? stopped : time)
    }

    /// The end time of a glide, unless it is frozen.
    private var end: Milliseconds { start + curve.duration }

    /// The first time at which the whole duration has passed: the sum can be rounded up, and the
    /// elapsed time too.
    var arrival: Milliseconds { end.nextDown - start < curve.duration ? end : end.nextDown }

    private func elapsed(at time: Milliseconds) -> Milliseconds {
        if kind == .frozen { return stopped - start }
        // At the end the whole duration has passed; `end - start` may be rounded to less.
        return time < end ? time - start : curve.duration
    }
}

// MARK: - Changes of the motion

extension Motion {
    /// Stands still at a position.
    mutating func stand(at position: Position, _ kind: Kind, _ phase: Phase) {
        self.kind = kind
        self.phase = phase
        target = nil
        due = .infinity
        place(at: position)
    }

    /// Moves content that stands still to another position.
    mutating func place(at position: Position) {
        anchor = position.slot
        curve = Curve(from: position.distance)
    }

    /// Follows a curve from an anchor to its end, as a glide or a step.
    mutating func glide(
        along curve: Curve,
        from anchor: Slot,
        at time: Milliseconds,
        _ kind: Kind,
        _ phase: Phase,
        origin: Slot,
        to target: Slot?
    ) {
        self.kind = kind
        self.phase = phase
        self.anchor = anchor
        self.curve = curve
        start = time
        due = arrival
        self.origin = origin
        self.target = target
    }

    /// Moves the content by a wheel, whose gesture may continue until a time.
    mutating func turn(by travel: Points, to position: Position, until due: Milliseconds) {
        self.travel += travel
        self.due = due
        place(at: position)
    }

    /// Begins a wheel gesture, on a current slot.
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

    /// Sets the next place that a marquee reaches, after a time.
    mutating func aim(at place: Points, after time: Milliseconds) {
        curve.target = place
        // Late times are so far apart that the way can take less.
        due = Swift.max(start + (place - curve.start) / curve.velocity * 1000, time.nextUp)
    }

    /// Freezes a step at a time.
    mutating func freeze(at time: Milliseconds) {
        kind = .frozen
        stopped = time
        due = .infinity
    }

    /// Continues a frozen step.
    mutating func thaw(at time: Milliseconds) {
        kind = .step
        start += time - stopped
        due = arrival
    }
}
