/// Where the content is, as a function of time: one state, so that none can contradict another.
enum Motion: Sendable {
    /// Nothing moves.
    case rest(Position)
    /// A finger holds the content here.
    case held(Position)
    /// A wheel moved it here, and may go on.
    case wheel(WheelGesture)
    /// A host that scrolls by itself moved it here.
    case following(Position, Phase)
    /// It goes by a closed form of time.
    case glide(Glide)
    /// A pause came upon it at a time, at which it stands still.
    case frozen(Glide, at: Milliseconds)
    /// It goes on and on.
    case marquee(Marquee)

    /// What moves the content.
    var phase: Phase {
        switch self {
        case .rest: .idle
        case .held: .dragging
        case .wheel: .decelerating
        case .following(_, let phase): phase
        case .glide(let glide), .frozen(let glide, at: _): glide.phase
        case .marquee: .animating
        }
    }

    /// Where the content is.
    func position(at time: Milliseconds) -> Position {
        switch self {
        case .rest(let position), .held(let position), .following(let position, _): position
        case .wheel(let gesture): gesture.position
        case .glide(let glide): glide.position(at: time)
        case .frozen(let glide, at: let time): glide.position(at: time)
        case .marquee(let marquee): marquee.position(at: time)
        }
    }
}

extension Motion {
    /// The slots have changed: a wheel gesture began on the same item still.
    mutating func renumber(by number: (Slot) -> Slot) {
        guard case .wheel(var gesture) = self else { return }
        gesture.origin = number(gesture.origin)
        self = .wheel(gesture)
    }
}

/// A motion by a closed form of time, anchored at a slot.
///
/// Moving the origin, by a turn or a change of items, moves the anchor alone; the
/// curve stays.
struct Glide: Sendable {
    /// The slot that the curve's places count from.
    let anchor: Slot
    /// When it started.
    var start: Milliseconds
    let curve: Curve
    /// `decelerating` or `animating`.
    let phase: Phase
    /// The slot that was current when it started.
    let origin: Slot
    /// The slot it comes to rest on, nil when it rests wherever it stops.
    let target: Slot?
    /// Whether it is a step of auto-advance, which pauses are about.
    var isStep = false

    /// When it ends.
    var end: Milliseconds { start + curve.duration }

    func position(at time: Milliseconds) -> Position {
        // At its end it has taken its whole duration, which `end - start` may round to less than.
        let elapsed = time < end ? time - start : curve.duration
        return Position(slot: anchor, distance: curve.place(after: elapsed))
    }

    func velocity(at time: Milliseconds) -> Velocity {
        time < end ? curve.velocity(after: time - start) : 0
    }

    /// How firm a throw by items is by now, nil when it is none.
    func firmness(at time: Milliseconds) -> Double? {
        if case .flick(let curve) = curve { curve.firmness(after: time - start) } else { nil }
    }
}

/// Wheel steps that follow each other closely.
struct WheelGesture: Sendable {
    var position: Position
    /// The slot that was current when the first step came.
    var origin: Slot
    /// How far the steps have moved the content in all.
    var travel: Points
    /// When the gesture ends, unless another step comes before.
    var deadline: Milliseconds
}
