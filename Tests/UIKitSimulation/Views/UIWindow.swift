// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The outermost view, on the simulated screen.
@MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    private var storedInsets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        Simulation.shared.windows.append(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    open override var safeAreaInsets: UIEdgeInsets { storedInsets }

    /// Bars and corners come or go.
    public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        storedInsets = insets
        for view in descendants {
            view.safeAreaInsetsDidChange()
            view.setNeedsLayout()
        }
    }
}

/// The screen that windows are on.
@MainActor
public final class UIScreen {
    public static let main = UIScreen()
    public var scale: CGFloat = 3
}
