// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A rectangle with subviews, laid out by passes.
@MainActor
open class UIView: UIResponder {
    private var storedCenter: CGPoint
    private var storedBounds: CGRect
    public internal(set) weak var superview: UIView?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    public private(set) var subviews: [UIView] = []
    private var needsLayout = true
    /// The last safe area that the view was notified of, if notifications are late.
    private var knownInsets = UIEdgeInsets.zero

    open var isHidden = false
    open var alpha: CGFloat = 1
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }
    open var isUserInteractionEnabled = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    private var recognizers: [UIGestureRecognizer] = []

    public init(frame: CGRect) {
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        storedBounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public required init?(coder: NSCoder) {
        storedCenter = .zero
        storedBounds = .zero
        super.init()
    }

    public required convenience override init() {
        self.init(frame: .zero)
    }

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Geometry

    /// The bounding box in the superview.
    ///
    /// Undefined under a transform, so setting it there is a mistake.
    open var frame: CGRect {
        get {
            let plain = CGRect(origin: corner, size: storedBounds.size)
            return transform.isIdentity ? plain : storedBounds.boundingBox(outwards)
        }
        set {
            if !transform.isIdentity {
                precondition(
                    !Simulation.shared.has(.transforms),
                    "\(type(of: self)).frame is set under a transform"
                )
                Simulation.shared.note("\(type(of: self)).frame is set under a transform")
            }
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            let way = transform.inverted()
            bounds.size =
                transform.isIdentity
                ? newValue.size : newValue.boundingBox { $0.applying(way) }.size
        }
    }

    open var center: CGPoint {
        get { storedCenter }
        set {
            guard newValue != storedCenter else { return }
            storedCenter = newValue
            noteAnimation()
        }
    }

    /// The transform around the center: scale, rotation and translation.
    open var transform = CGAffineTransform.identity

    /// The transform in space; only its part in the plane is used here.
    open var transform3D = CATransform3DIdentity { didSet { transform = transform3D.affine } }

    public let layer = CALayer()

    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard newValue != storedBounds else { return }
            let isResized = newValue.size != storedBounds.size
            storedBounds = newValue
            if isResized {
                noteAnimation()
                setNeedsLayout()
            }
            boundsDidChange()
        }
    }

    private func noteAnimation() {
        if Self.inheritedAnimationDuration > 0 { Simulation.shared.animated.append(self) }
    }

    /// The top left corner in the superview, without the transform.
    private var corner: CGPoint {
        CGPoint(
            x: storedCenter.x - storedBounds.width / 2,
            y: storedCenter.y - storedBounds.height / 2
        )
    }

    override var middleOnScreen: CGPoint {
        let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A hook for subclasses of the simulation: the bounds have changed.
    func boundsDidChange() {}

    /// Converts a point of this view to another view, or to the window.
    public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        let inWindow = pointInWindow(point)
        return other?.convert(fromWindow: inWindow) ?? inWindow
    }

    public func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
        rect.boundingBox { convert($0, to: other) }
    }

    public func convert(_ point: CGPoint, from other: UIView?) -> CGPoint {
        other?.convert(point, to: self) ?? convert(fromWindow: point)
    }

    private func convert(fromWindow point: CGPoint) -> CGPoint {
        inwards(superview?.convert(fromWindow: point) ?? point)
    }

    private func pointInWindow(_ point: CGPoint) -> CGPoint {
        superview?.pointInWindow(outwards(point)) ?? point
    }

    /// Converts a point of this view to its superview.
    private func outwards(_ point: CGPoint) -> CGPoint {
        guard !transform.isIdentity else {
            return CGPoint(
                x: point.x - bounds.minX + corner.x,
                y: point.y - bounds.minY + corner.y
            )
        }
        let way = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
        return CGPoint(x: center.x + way.x, y: center.y + way.y)
    }

    /// Converts a point of the superview to this view; a window has no superview.
    private func inwards(_ point: CGPoint) -> CGPoint {
        guard superview != nil else { return point }
        guard !transform.isIdentity else {
            return CGPoint(
                x: point.x - corner.x + bounds.minX,
                y: point.y - corner.y + bounds.minY
            )
        }
        let way = CGPoint(x: point.x - center.x, y: point.y - center.y)
            .applying(transform.inverted())
        return CGPoint(x: bounds.midX + way.x, y: bounds.midY + way.y)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The deepest view at a point.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    // MARK: Hierarchy

    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.filter { $0 !== view }.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    private func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            return
        }
        view.removeFromSuperview()
        let old = view.window
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        view.reportWindow(from: old)
        setNeedsLayout()
        view.setNeedsLayout()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let old = window
        willMove(toSuperview: nil)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.setNeedsLayout()
        didMoveToSuperview()
        reportWindow(from: old)
    }

    open func didAddSubview(_ subview: UIView) {}

    open func willMove(toSuperview superview: UIView?) {}

    open func didMoveToSuperview() {}

    open func didMoveToWindow() {}

    /// Notifies this view and all inner ones that their window has changed.
    func reportWindow(from old: UIWindow?) {
        guard window !== old else { return }
        for view in [self] + descendants {
            view.didMoveToWindow()
            view.controller?.viewDidMove(to: window)
        }
        reportSafeArea()
    }

    /// All views within this one, outer ones first.
    public var descendants: [UIView] {
        var all: [UIView] = []
        collectDescendants(into: &all)
        return all
    }

    private func collectDescendants(into all: inout [UIView]) {
        for view in subviews {
            all.append(view)
            view.collectDescendants(into: &all)
        }
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || (superview?.isDescendant(of: view) ?? false)
    }

    /// Ends typing in this view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        ([self] + descendants).first(where: \.isFirstResponder)?.resignFirstResponder() ?? false
    }

    // MARK: Layout

    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
    }

    /// Constraints do not exist here: the content has the requested size.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { targetSize }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {}

    open func setNeedsLayout() {
        needsLayout = true
    }

    open func layoutSubviews() {}

    /// Lays out this view, and with it the ancestors directly above that need layout too.
    public func layoutIfNeeded() {
        var root = self
        while let outer = root.superview, outer.needsLayout { root = outer }
        root.layOutTree()
    }

    /// Layout passes over this view and inner ones until none needs another pass.
    func layOutTree() {
        let device = Simulation.shared
        let outer = device.isLayingOut
        device.isLayingOut = true
        defer { device.isLayingOut = outer }
        for _ in 0..<100 {
            let hasLaidOut = layOutOnce()
            let hasOtherInsets = device.has(.lateInsets) && adoptInsets()
            guard hasLaidOut || hasOtherInsets else { return }
        }
        device.note("a layout pass never ends in \(type(of: self))")
    }

    private func layOutOnce() -> Bool {
        var hasLaidOut = needsLayout
        if needsLayout {
            // A request for a layout in the call for other traits is met by this pass.
            adoptTraits()
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for subview in subviews where subview.layOutOnce() { hasLaidOut = true }
        return hasLaidOut
    }

    // MARK: Surroundings

    /// The old traits, until a change of traits reaches the view.
    var lateTraits: UITraitCollection?

    open override var traitCollection: UITraitCollection { lateTraits ?? super.traitCollection }

    /// Gives the view and those in it their present traits.
    public func updateTraitsIfNeeded() {
        for view in [self] + descendants { view.adoptTraits() }
    }

    /// Adopts other traits, and is notified of them.
    func adoptTraits() {
        guard let old = lateTraits else { return }
        lateTraits = nil
        traitCollectionDidChange(old)
    }

    /// The part of the superview's unsafe edges in this view, and its controller's additional
    /// insets.
    open var safeAreaInsets: UIEdgeInsets {
        guard window != nil else { return .zero }
        return Simulation.shared.has(.lateInsets) ? knownInsets : insetsOfNow
    }

    /// The safe area at the present position.
    var insetsOfNow: UIEdgeInsets {
        guard let superview, window != nil else { return .zero }
        let unsafe = superview.safeAreaInsets
        let outer = superview.bounds
        let inherited = UIEdgeInsets(
            top: max(0, unsafe.top - (frame.minY - outer.minY)),
            left: max(0, unsafe.left - (frame.minX - outer.minX)),
            bottom: max(0, unsafe.bottom - (outer.maxY - frame.maxY)),
            right: max(0, unsafe.right - (outer.maxX - frame.maxX))
        )
        return inherited + (controller?.additionalSafeAreaInsets ?? .zero)
    }

    /// Notifies this view and all inner ones of a new safe area.
    func reportSafeArea() {
        guard !Simulation.shared.has(.lateInsets) else { return }
        for view in [self] + descendants { view.reportOwnSafeArea() }
    }

    private func reportOwnSafeArea() {
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Updates the known safe area of each view to its present position.
    ///
    /// - Returns: Whether a safe area has changed.
    private func adoptInsets() -> Bool {
        var changed: [UIView] = []
        adoptInsets(&changed)
        for view in changed { view.reportOwnSafeArea() }
        return !changed.isEmpty
    }

    private func adoptInsets(_ changed: inout [UIView]) {
        let insets = insetsOfNow
        if knownInsets != insets {
            knownInsets = insets
            changed.append(self)
        }
        for view in subviews { view.adoptInsets(&changed) }
    }

    open func safeAreaInsetsDidChange() {}

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: Simulation.shared.layoutDirection
        }
    }

    open func tintColorDidChange() {}

    // MARK: Gestures

    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizers.append(recognizer)
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizers.removeAll { $0 === recognizer }
    }

    open private(set) var interactions: [any UIInteraction] = []

    open func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }

    open func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }
}

/// The event of a touch.
@MainActor
public final class UIEvent {
    /// The pressed buttons of a pointer; a finger counts as the primary one.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }

    public internal(set) var buttonMask: ButtonMask

    init(_ buttonMask: ButtonMask) {
        self.buttonMask = buttonMask
    }
}

// Nothing is drawn here, so animations are only recorded; the real methods are members of the
// class.
extension UIView {
    public static var inheritedAnimationDuration: TimeInterval {
        Simulation.shared.animationDuration
    }

    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        with(duration, animations)
        guard let completion else { return }
        Simulation.shared.endings.append((CACurrentMediaTime() + duration, completion))
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions,
        animations: () -> Void
    ) {
        animate(withDuration: duration, animations: animations)
    }

    /// A picture of the view; nil if it is not on screen.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        window == nil ? nil : Snapshot(of: self)
    }

    public static func performWithoutAnimation(_ actions: () -> Void) {
        with(0, actions)
    }

    private static func with(_ duration: TimeInterval, _ body: () -> Void) {
        let outer = Simulation.shared.animationDuration
        Simulation.shared.animationDuration = duration
        body()
        Simulation.shared.animationDuration = outer
    }
}
