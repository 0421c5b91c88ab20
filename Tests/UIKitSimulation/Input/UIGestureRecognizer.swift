// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One finger of a gesture.
@MainActor
public final class UITouch: Hashable {
    /// The position in the window.
    var place = CGPoint.zero
    /// The touched view.
    public internal(set) weak var view: UIView?

    public func location(in view: UIView?) -> CGPoint {
        view?.convert(place, from: nil) ?? place
    }

    public nonisolated static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The name of a method, which only the Objective-C runtime has.
public enum Selector {}

/// Watches fingers on a view.
@MainActor
open class UIGestureRecognizer {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible
        case ended = 3
        case failed = 5
    }

    var onCancel: (() -> Void)?

    public init(target: Any?, action: Selector?) {}

    public convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Disabling it during a gesture cancels the gesture.
    open var isEnabled = true {
        didSet {
            guard oldValue, !isEnabled else { return }
            onCancel?()
            reset()
            decide()
        }
    }

    /// A failed or ended gesture is over: the recognizer is ready for the next one.
    open var state = State.possible {
        didSet {
            guard state != .possible else { return }
            reset()
            state = .possible
            decide()
        }
    }

    /// Whether it has touches and its gesture is undecided.
    private var isUndecided = false
    private var onDecision: [() -> Void] = []

    func begin(_ touch: UITouch, with event: UIEvent) {
        isUndecided = true
        touchesBegan([touch], with: event)
    }

    /// Whether it delays the end of touches for views.
    var holdsLiftsBack: Bool { delaysTouchesEnded && isUndecided }

    func whenDecided(_ body: @escaping () -> Void) {
        onDecision.append(body)
    }

    private func decide() {
        isUndecided = false
        let waiting = onDecision
        onDecision = []
        for body in waiting { body() }
    }

    open var cancelsTouchesInView = true
    open var delaysTouchesEnded = true

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func reset() {}

    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
}

/// The recognizer of a scroll view's drags.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
