/// A motion as a closed form of the time since its start, with a known end.
///
/// A frame is a sample of it: skipping or repeating frames changes nothing.
enum Curve: Sendable {
    case deceleration(Deceleration)
    case approach(Approach)
    case spring(Spring)
    /// A spring up to where a throw comes through its target.
    case through(Spring, until: Milliseconds)
    /// A throw by items: a spring that is never faster than the finger was.
    case flick(Spring)
    case ease(Ease)

    /// When it ends, counted from its start.
    var duration: Milliseconds {
        switch self {
        case .deceleration(let curve): curve.duration
        case .approach(let curve): curve.duration
        case .spring(let curve): curve.duration
        case .through(_, let crossing): crossing
        case .flick(let curve): curve.duration
        case .ease(let curve): curve.duration
        }
    }

    /// Where the content is, in points from the anchor; from the end on exactly on the target.
    func place(after elapsed: Milliseconds) -> Points {
        switch self {
        case .deceleration(let curve): curve.place(after: elapsed)
        case .approach(let curve): curve.place(after: elapsed)
        case .spring(let curve): curve.place(after: elapsed)
        case .through(let curve, let end):
            elapsed < end ? curve.place(after: elapsed) : curve.target
        case .flick(let curve): curve.place(after: elapsed)
        case .ease(let curve): curve.place(after: elapsed)
        }
    }

    /// How fast the content is; not asked for after the end.
    func velocity(after elapsed: Milliseconds) -> Velocity {
        switch self {
        case .deceleration(let curve): curve.velocity(after: elapsed)
        case .approach(let curve): curve.velocity(after: elapsed)
        case .spring(let curve): curve.velocity(after: elapsed)
        case .through(let curve, _): curve.velocity(after: elapsed)
        case .flick(let curve): curve.velocity(after: elapsed)
        case .ease(let curve): curve.velocity(after: elapsed)
        }
    }
}
