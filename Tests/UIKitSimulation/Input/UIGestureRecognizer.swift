// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Watches fingers on a view.
@MainActor
open class UIGestureRecognizer {
    var onCancel: (() -> Void)?

    public init() {}

    /// Turned off in the midst of a gesture it takes the finger away.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { onCancel?() } }
    }
}

/// The recognizer of a scroll view's drags.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
