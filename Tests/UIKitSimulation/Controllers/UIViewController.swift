// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A controller of a view, in a hierarchy of its own, with exact appearance callbacks.
///
/// Whatever is out of balance is a mistake that `Simulation` notes.
@MainActor
open class UIViewController: UIResponder {
    /// How far its appearance has come.
    public enum Appearance: Sendable {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    public private(set) var appearance = Appearance.disappeared
    private var loadedView: UIView?
    /// Whether `didMove(toParent:)` is still to be called for the last `addChild` or `willMove`.
    private var awaitsDidMove = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    public var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        loadedView = UIView()
    }

    open func viewDidLoad() {}

    open func viewWillAppear(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        child.removeFromParentQuietly()
        child.parent = self
        children.append(child)
        child.willMove(toParent: self)
    }

    private func removeFromParentQuietly() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {
        awaitsDidMove = true
    }

    open func didMove(toParent parent: UIViewController?) {
        if !awaitsDidMove, parent != nil { note("didMove(toParent:) without willMove") }
        awaitsDidMove = false
    }

    open func removeFromParent() {
        if !awaitsDidMove { note("removeFromParent() without willMove(toParent: nil)") }
        removeFromParentQuietly()
        didMove(toParent: nil)
    }

    // MARK: Appearance

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing
            viewWillDisappear(animated)
        default:
            note("unbalanced beginAppearanceTransition(\(isAppearing)) when \(appearance)")
        }
        forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        case .appeared, .disappeared:
            note("unbalanced endAppearanceTransition() when \(appearance)")
        }
        forward { $0.endAppearanceTransition() }
    }

    private func forward(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isViewLoaded && child.view.superview != nil {
            call(child)
        }
    }

    private func note(_ mistake: String) {
        Simulation.shared.note("\(type(of: self)): \(mistake)")
    }
}
