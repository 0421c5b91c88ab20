// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A controller of a view, in its own hierarchy, with exact appearance callbacks.
///
/// Unbalanced calls are mistakes, which `Simulation` records.
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// The state of its appearance.
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
    /// Whether `didMove(toParent:)` is still missing for the last `addChild` or `willMove`.
    private var awaitsDidMove = false
    /// Whether the current appearance is animated.
    private var isAnimated = false

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    public required convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            loadedView?.controller = self
        }
    }

    open func didReceiveMemoryWarning() {}

    /// Notifies this controller and all inner ones of low memory.
    func reportMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.reportMemoryWarning() }
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    open var title: String?

    /// Another size is reported to the parent.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    public var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView()
    }

    open func viewDidLoad() {}

    open func viewWillLayoutSubviews() {}

    open func viewDidLayoutSubviews() {}

    open func viewWillAppear(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        if child.parent != nil, child.parent !== self {
            child.note("addChild with a child of another parent")
        }
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
        if appearance != .disappeared { note("removeFromParent() when \(appearance)") }
        removeFromParentQuietly()
        didMove(toParent: nil)
    }

    // MARK: Presentation

    private var presented: UIViewController?
    private weak var presenter: UIViewController?
    open private(set) var isBeingDismissed = false

    /// The controller that this one or an ancestor presents.
    open var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }

    /// Shows a sheet, which leaves the presenter in its window.
    open func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        presented = controller
        controller.presenter = self
        controller.beginAppearanceTransition(true, animated: animated)
        view.window?.addSubview(controller.view)
        controller.endAppearanceTransition()
        completion?()
    }

    /// Begins to remove what this controller presents; `endDismissal()` ends it.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented else { return }
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        if !animated { endDismissal() }
        completion?()
    }

    /// The animation of a dismissal ends.
    public func endDismissal() {
        guard let presented else { return }
        presented.view.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.isBeingDismissed = false
        presented.presenter = nil
        self.presented = nil
    }

    // MARK: Appearance

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAnimated = animated
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
            viewDidAppear(isAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAnimated)
        case .appeared, .disappeared:
            note("unbalanced endAppearanceTransition() when \(appearance)")
        }
        forward { $0.endAppearanceTransition() }
    }

    /// A child appears when its view moves to a visible parent's view, and disappears with it,
    /// unless the parent forwards appearance itself.
    func viewDidMove(to window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch (parent.appearance, appearance) {
        case (.appearing, .disappeared) where window != nil:
            beginAppearanceTransition(true, animated: false)
        case (.appeared, .disappeared) where window != nil:
            beginAppearanceTransition(true, animated: false)
            endAppearanceTransition()
        case (.appeared, .appeared) where window == nil:
            beginAppearanceTransition(false, animated: false)
            endAppearanceTransition()
        default: break
        }
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

    // MARK: Surroundings

    /// Additional insets of its view's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.reportSafeArea() } }
    }

    open func viewSafeAreaInsetsDidChange() {}

    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let part = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: part, with: coordinator)
        }
    }

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    open func setNeedsStatusBarAppearanceUpdate() {
        Simulation.shared.barUpdates.append("status bar")
    }

    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        Simulation.shared.barUpdates.append("home indicator")
    }

    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Simulation.shared.barUpdates.append("screen edges")
    }
}
