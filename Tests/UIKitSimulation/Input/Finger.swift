// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A finger on the simulated screen.
///
/// A drag goes to the innermost scroll view that can scroll along the axis on which the finger has
/// gone far enough.
@MainActor
public final class Finger {
    private let window: UIWindow
    private var chain: [UIScrollView] = []
    private var dragged: UIScrollView?
    /// Those that watch this finger.
    private var recognizers: [UIGestureRecognizer] = []
    private let touch = UITouch()
    private var origin = CGPoint.zero
    private var place = CGPoint.zero

    public init(in window: UIWindow) {
        self.window = window
    }

    public func down(at place: CGPoint) {
        Simulation.shared.layOut()
        origin = place
        self.place = place
        dragged = nil
        var view = window.hitTest(place, with: nil)
        chain = []
        recognizers = []
        while let next = view {
            recognizers += (next.gestureRecognizers ?? []).filter(\.isEnabled)
            if let scrollView = next as? UIScrollView { chain.append(scrollView) }
            view = next.superview
        }
        for recognizer in recognizers { recognizer.touchesBegan([touch], with: UIEvent()) }
        for scrollView in chain { scrollView.touchBegan(at: place) }
        Simulation.shared.layOut()
    }

    public func move(to place: CGPoint) {
        self.place = place
        for scrollView in chain { scrollView.touchMoved(to: place) }
        if dragged == nil { begin() }
        Simulation.shared.layOut()
    }

    private func begin() {
        let axes: [ScrollAxis] = [.horizontal, .vertical]
        for axis in axes where abs(place[axis] - origin[axis]) > UIScrollView.slop {
            guard let scrollView = chain.first(where: { $0.isTracking && $0.canScroll(axis) })
            else { continue }
            dragged = scrollView
            prevent(by: scrollView.panGestureRecognizer)
            return scrollView.beginDrag(axis)
        }
    }

    /// A gesture that is recognized makes the others fail, but for those that do not mind.
    private func prevent(by winner: UIGestureRecognizer) {
        recognizers.removeAll { other in
            guard other !== winner, winner.canPrevent(other), other.canBePrevented(by: winner)
            else { return false }
            other.state = .failed
            return true
        }
    }

    public func up() {
        for recognizer in recognizers { recognizer.touchesEnded([touch], with: UIEvent()) }
        for scrollView in chain { scrollView.touchEnded() }
        recognizers = []
        chain = []
        Simulation.shared.layOut()
    }

    /// Moves by so much in equal steps, one every 8 ms of the simulated clock.
    public func drag(by distance: CGPoint, steps: Int) {
        let start = place
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            Simulation.shared.advance(by: 0.008)
            move(
                to: CGPoint(
                    x: start.x + distance.x * share,
                    y: start.y + distance.y * share
                )
            )
        }
    }
}
