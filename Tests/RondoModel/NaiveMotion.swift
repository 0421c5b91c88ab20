import Rondo

/// The state of the content; positions count from slot 0.
enum NaiveMotion {
    case rest(Points)
    /// A finger holds the content.
    case held(Points)
    /// A wheel moved it: position, previous current slot, total travel, deadline.
    case wheel(Points, origin: Int, travel: Points, deadline: Milliseconds)
    /// A host that scrolls on its own moved the content.
    case following(Points, Phase)
    case glide(NaiveGlide)
    /// A glide frozen at a time.
    case frozen(NaiveGlide, at: Milliseconds)
    /// A marquee: endless motion in points per second, from a position at a time.
    case marquee(from: Points, speed: Double, since: Milliseconds)

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

    func place(at time: Milliseconds) -> Points {
        switch self {
        case .rest(let place), .held(let place), .following(let place, _): place
        case .wheel(let place, _, _, _): place
        case .marquee(let start, let speed, let then): start + (time - then) / 1000 * speed
        case .frozen(let glide, at: let then): NaiveMotion.glide(glide).place(at: then)
        case .glide(let glide):
            time < glide.end ? glide.curve.place(after: time - glide.start) : glide.endPlace
        }
    }
}

/// A motion by a formula.
struct NaiveGlide {
    let curve: NaiveCurve
    var start: Milliseconds
    let duration: Milliseconds
    let endPlace: Points
    let phase: Phase
    /// The current slot at the start of the motion.
    let origin: Int
    /// The slot of the rest, nil if it may rest anywhere.
    let target: Int?
    /// Whether it is a step of auto-advance.
    var isStep = false

    var end: Milliseconds { start + duration }
}

/// A pressed finger.
struct NaivePointer {
    enum Grip {
        case pressed
        /// The finger drags the content; `pulled` is the position of the content without stretching
        /// when the finger was at `finger`.
        case dragging(pulled: Points, finger: Points, origin: Int)
        case ignored
    }

    /// The position where the slop starts.
    var origin: Points
    var place: Points
    var grip = Grip.pressed
    /// The target of the motion that the finger caught: its slot, and its direction, 1 or -1.
    var caught: (target: Int, sign: Int)?
    /// The press, and each move since.
    var trail: [(place: Points, time: Milliseconds)]

    init(at place: Points, time: Milliseconds) {
        origin = place
        self.place = place
        trail = [(place, time)]
    }

    mutating func note(_ place: Points, at time: Milliseconds) {
        self.place = place
        guard let last = trail.last else { return }
        // Of two moves at the same time, the later one counts.
        if trail.count > 1, last.time == time { trail.removeLast() }
        trail.append((place, time))
    }

    /// The velocity in points per millisecond, over the moves of the last 50 ms before the last
    /// one.
    func velocity(at time: Milliseconds, _ physics: Physics) -> Double {
        let moves = trail.dropFirst()
        guard let last = moves.last, time - last.time < physics.stillness else { return 0 }
        let recent = moves.filter { $0.time >= last.time - physics.velocityWindow }
        var first = recent[0]
        if first.time == last.time {
            first = trail[trail.count - 2]
            guard last.time - first.time < physics.stillness else { return 0 }
        }
        guard last.time > first.time else { return 0 }
        return min(max((last.place - first.place) / (last.time - first.time), -1000), 1000)
    }
}
