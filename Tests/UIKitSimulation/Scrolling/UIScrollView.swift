// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view whose content moves under a finger and after it.
///
/// Its numbers are measured on a device. A gesture moves it along one axis, the first on which the
/// finger passes the slop. Every change of the offset goes through `move(to:)`.
@MainActor
open class UIScrollView: UIView {
    /// The share of its speed that content keeps per millisecond.
    public struct DecelerationRate: RawRepresentable, Equatable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// What a drag does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
    }

    /// Which insets the safe area adds.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero { didSet { limitsDidChange() } }
    open var contentInset = UIEdgeInsets.zero { didSet { insetsDidChange() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsDidChange() }
    }
    open var isPagingEnabled = false
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.scrollView = nil
            refreshControl?.scrollView = self
            if refreshControl != nil, traitCollection.userInterfaceIdiom == .mac {
                // It ends the app: "UIRefreshControl is not supported when running Catalyst apps in
                // the Mac idiom."
                Simulation.shared.note("a refresh control in the Mac idiom")
            }
            insetsDidChange()
        }
    }
    open var isScrollEnabled = true
    open var bounces = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var alwaysBounceHorizontal = false
    open var alwaysBounceVertical = false
    open var isDirectionalLockEnabled = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var scrollsToTop = true
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    /// Whether a drag may cancel the touch of a view in the content.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The motion of the content.
    var motion = ScrollMotion.none
    /// The finger on it, or nil.
    var touch: ScrollTouch?
    /// Whether a finger holds content that is still reported as decelerating.
    var hasCaught = false
    /// The position of the content, not rounded to pixels.
    var precise = CGPoint.zero
    private var lastInsets = UIEdgeInsets.zero
    private var lastSize = CGSize.zero
    private let pan = UIPanGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        adopt(pan)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adopt(pan)
    }

    private func adopt(_ pan: UIPanGestureRecognizer) {
        clipsToBounds = true
        pan.delaysTouchesEnded = false
        addGestureRecognizer(pan)
        pan.onCancel = { [weak self] in self?.cancelTouch() }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard Simulation.shared.has(.transforms), subview.transform.isIdentity else { return }
        subview.transform.b = .leastNonzeroMagnitude
    }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    open var isTracking: Bool { touch?.isTracked ?? false }
    open var isDragging: Bool {
        if case .decelerating(let glide) = motion, Simulation.shared.has(.flagsLinger) {
            return glide.isFling
        }
        return touch?.isDragging ?? false
    }

    open var isDecelerating: Bool {
        if case .decelerating = motion { true } else { hasCaught }
    }

    // MARK: The offset

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { shift(to: newValue) }
    }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard animated else {
            motion = .none
            return shift(to: offset)
        }
        touch?.isDragging = false
        motion = .animating(ScrollAnimation(from: contentOffset, to: offset, isToTop: false))
    }

    /// The only way to change the offset: notifies the delegate, and the next pass lays out.
    func move(to place: CGPoint) {
        precise = place
        let pixels = UIScreen.main.scale
        let rounded = CGPoint(
            x: (place.x * pixels).rounded() / pixels,
            y: (place.y * pixels).rounded() / pixels
        )
        guard rounded != contentOffset else { return }
        bounds.origin = rounded
        Simulation.shared.strayLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// Other code moves the content: the present motion continues from the new position.
    private func shift(to place: CGPoint) {
        let old = precise
        move(to: place)
        precise = contentOffset
        if case .animating = motion, Simulation.shared.has(.offsetEndsAnimation) { motion = .none }
        let step = CGPoint(x: precise.x - old.x, y: precise.y - old.y)
        motion.shift(by: step)
        touch?.shift(of: self)
    }

    override func boundsDidChange() {
        setNeedsLayout()
        // An offset that is set may be past the edges; another size brings it back.
        guard bounds.size != lastSize || Simulation.shared.has(.clampsOffsets) else { return }
        lastSize = bounds.size
        limitsDidChange()
    }

    // MARK: Limits

    open var adjustedContentInset: UIEdgeInsets {
        var insets = insetsBesidesRefreshing
        if refreshControl?.isRefreshing == true { insets.top += UIRefreshControl.height }
        return insets
    }

    private var insetsBesidesRefreshing: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset + safe
        case .automatic, .scrollableAxes:
            var added = UIEdgeInsets.zero
            if contentSize.width > bounds.width || alwaysBounceHorizontal {
                added.left = safe.left
                added.right = safe.right
            }
            if contentSize.height > bounds.height || alwaysBounceVertical {
                added.top = safe.top
                added.bottom = safe.bottom
            }
            return contentInset + added
        }
    }

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    func insetsDidChange() {
        guard adjustedContentInset != lastInsets else { return }
        lastInsets = adjustedContentInset
        // A dragged scroll view keeps its offset, and the finger moves the content from there.
        touch?.shift(of: self)
        adjustedContentInsetDidChange()
        setNeedsLayout()
        limitsDidChange()
    }

    /// The offsets at which content and viewport meet, along an axis.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let insets = adjustedContentInset
        let low = -insets.leading(axis)
        let high = contentSize[axis] - bounds.size[axis] + insets.trailing(axis)
        return low...max(low, high)
    }

    /// Content at rest stays within the limits.
    private func limitsDidChange() {
        guard case .none = motion, touch == nil, bounds.width > 0, bounds.height > 0 else { return }
        move(to: nearestValid(precise))
    }

    func nearestValid(_ place: CGPoint) -> CGPoint {
        var valid = place
        for axis in [ScrollAxis.horizontal, .vertical] {
            let limits = limits(axis)
            valid[axis] = min(max(place[axis], limits.lowerBound), limits.upperBound)
        }
        return valid
    }

    func canScroll(_ axis: ScrollAxis) -> Bool {
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        let limits = limits(axis)
        return isScrollEnabled && pan.isEnabled
            && (limits.upperBound > limits.lowerBound || always)
    }
}
