// Apple documents this API.
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

    override var insetsOfNow: UIEdgeInsets { storedInsets }

    /// Bars and corners appear or disappear.
    public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        storedInsets = insets
        reportSafeArea()
    }

    /// The controller whose view fills the window; it appears with it.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.beginAppearanceTransition(false, animated: false)
            oldValue?.view.removeFromSuperview()
            oldValue?.endAppearanceTransition()
            guard let root = rootViewController else { return }
            root.loadViewIfNeeded()
            root.view.frame = bounds
            root.beginAppearanceTransition(true, animated: false)
            addSubview(root.view)
            Simulation.shared.layOut()
            root.endAppearanceTransition()
        }
    }
}

/// The screen of the windows.
@MainActor
public final class UIScreen {
    public static let main = UIScreen()
    public var scale: CGFloat = 3
}
