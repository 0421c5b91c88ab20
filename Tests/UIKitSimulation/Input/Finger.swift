// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A finger on the simulated screen.
///
/// A drag goes to the innermost scroll view that can scroll along the axis of the finger's motion.
/// The view below the finger gets the touch after a short rest, or at the lift. After that a scroll
/// view needs permission to take the touch over. The view gets the end of the touch only if no
/// recognizer prevents it.
@MainActor
public final class Finger {
    private let window: UIWindow
    private var chain: [UIScrollView] = []
    private var dragged: UIScrollView?
    /// The touched view, nil after a drag has taken over.
    private var target: UIView?
    /// Whether the target has received the touch.
    private var isDelivered = false
    private var downTime: TimeInterval = 0
    /// The time that scroll views wait for a drag before the touched view gets the finger, in
    /// seconds.
    private static let delay: TimeInterval = 0.15
    /// The recognizers that watch this finger.
    private var recognizers: [UIGestureRecognizer] = []
    private let touch = UITouch()
    private let event = UIEvent(.primary)
    private var origin = CGPoint.zero
    private var place = CGPoint.zero

    public init(in window: UIWindow) {
        self.window = window
    }

    /// Presses a place with a finger, or with a button of a pointer.
    public func down(at place: CGPoint, button: UIEvent.ButtonMask = .primary) {
        event.buttonMask = button
        Simulation.shared.layOut()
        origin = place
        self.place = place
        dragged = nil
        var view = window.hitTest(place, with: nil)
        target = view
        touch.place = place
        touch.view = view
        isDelivered = false
        downTime = CACurrentMediaTime()
        chain = []
        recognizers = []
        while let next = view {
            recognizers += (next.gestureRecognizers ?? []).filter(\.isEnabled)
            if let scrollView = next as? UIScrollView { chain.append(scrollView) }
            view = next.superview
        }
        let isDelayed = chain.contains(where: \.delaysContentTouches)
        // A scroll view follows one finger.
        chain.removeAll { $0.touch != nil }
        for recognizer in recognizers { recognizer.begin(touch, with: event) }
        for scrollView in chain { scrollView.touchBegan(at: place) }
        if !isDelayed { deliver() }
        Simulation.shared.layOut()
    }

    private func deliver() {
        guard !isDelivered else { return }
        isDelivered = true
        target?.touchesBegan([touch], with: nil)
    }

    public func move(to place: CGPoint) {
        self.place = place
        touch.place = place
        for recognizer in recognizers { recognizer.touchesMoved([touch], with: event) }
        if CACurrentMediaTime() - downTime >= Self.delay { deliver() }
        for scrollView in chain { scrollView.touchMoved(to: place) }
        if dragged == nil { begin() }
        Simulation.shared.layOut()
    }

    private func begin() {
        let axes: [ScrollAxis] = [.horizontal, .vertical]
        for axis in axes where abs(place[axis] - origin[axis]) > UIScrollView.slop {
            guard
                let scrollView = chain.first(where: {
                    $0.touch != nil && $0.canScroll(axis) && mayTakeTarget($0)
                })
            else { continue }
            dragged = scrollView
            if isDelivered { target?.touchesCancelled([touch], with: nil) }
            target = nil
            prevent(by: scrollView.panGestureRecognizer)
            return scrollView.beginDrag(axis)
        }
    }

    private func mayTakeTarget(_ scrollView: UIScrollView) -> Bool {
        guard isDelivered, let target else { return true }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: target)
    }

    /// A recognized gesture makes the others fail, except those that allow it.
    private func prevent(by winner: UIGestureRecognizer) {
        recognizers.removeAll { other in
            guard other !== winner, winner.canPrevent(other), other.canBePrevented(by: winner)
            else { return false }
            other.state = .failed
            return true
        }
    }

    public func up() {
        for recognizer in recognizers { recognizer.touchesEnded([touch], with: event) }
        for scrollView in chain { scrollView.touchEnded() }
        deliver()
        if let target { end(on: target, after: recognizers) }
        target = nil
        recognizers = []
        chain = []
        Simulation.shared.layOut()
    }

    /// The touched view gets the lift unless a recognizer prevents it.
    private func end(on target: UIView, after recognizers: [UIGestureRecognizer]) {
        guard let undecided = recognizers.first(where: \.holdsLiftsBack) else {
            return target.touchesEnded([touch], with: nil)
        }
        undecided.whenDecided { [self] in end(on: target, after: recognizers) }
    }

    /// Moves by a distance in equal steps, one every 8 ms of the simulated clock.
    public func drag(by distance: CGPoint, steps: Int) {
        let start = place
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            Simulation.shared.advance(by: 0.008, drawingLast: false)
            move(
                to: CGPoint(
                    x: start.x + distance.x * share,
                    y: start.y + distance.y * share
                )
            )
        }
    }
}
