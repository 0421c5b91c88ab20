// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A motion of a scroll view's content without a finger.
enum ScrollMotion {
    case none
    case decelerating(ScrollGlide)
    case animating(ScrollAnimation)

    /// Other code moves the content: only the position changes; speed, start and duration stay.
    mutating func shift(by step: CGPoint) {
        switch self {
        case .none: break
        case .decelerating(var glide):
            glide.shift += step[glide.axis]
            self = .decelerating(glide)
        case .animating(var animation):
            animation.shift.x += step.x
            animation.shift.y += step.y
            self = .animating(animation)
        }
    }
}

/// A deceleration, a bounce or a snap along one axis.
struct ScrollGlide {
    let axis: ScrollAxis
    let curve: ScrollCurve
    /// In milliseconds.
    let start: Double
    var shift = 0.0
    /// Whether a drag threw it and it has reached no edge since.
    var isFling = false
}

/// An animated change of the offset.
@MainActor
struct ScrollAnimation {
    let from: CGPoint
    let to: CGPoint
    let isToTop: Bool
    let start = CACurrentMediaTime() * 1000
    var shift = CGPoint.zero

    func place(at time: Double) -> CGPoint {
        CGPoint(
            x: ScrollCurve.ease(start: from.x, target: to.x).place(after: time - start) + shift.x,
            y: ScrollCurve.ease(start: from.y, target: to.y).place(after: time - start) + shift.y
        )
    }

    func isOver(at time: Double) -> Bool {
        ScrollCurve.ease(start: 0, target: 1).end(at: time - start) != nil
    }
}
