#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// An endless pager or feed: items in a loop, or with pinned ends.
    ///
    /// A scroll view tracks, decelerates, bounces and pages; the engine decides the rest. Nothing
    /// is cloned, and the content stays in place when items are inserted, removed or moved, also
    /// during a drag.
    ///
    ///     let pager = LoopPagerView(frame: bounds)
    ///     pager.register(RoomCell.self, forCellWithReuseIdentifier: "room")
    ///     pager.dataSource = self
    ///     pager.scroll(to: 3)
    ///
    /// - SeeAlso: Documentation/Guides/UIKit.md
    open class LoopPagerView: UIView {
        /// The data source; not retained.
        ///
        /// A new data source is read immediately.
        public weak var dataSource: (any LoopPagerViewDataSource)? {
            didSet {
                guard dataSource !== oldValue else { return }
                #if !os(tvOS)
                    watchTouches()
                #endif
                reloadData()
            }
        }
        /// The delegate; not retained.
        public weak var delegate: (any LoopPagerViewDelegate)?
        /// The delegate that prepares near items; not retained.
        ///
        /// A new one gets the items that are near now.
        public weak var prefetchDataSource: (any LoopPagerViewPrefetching)? {
            didSet {
                guard prefetchDataSource !== oldValue else { return }
                near = []
                track.setNeedsUpdate()
            }
        }
        #if !os(tvOS)
            /// The delegate for taps on cells, their context menus and drags; not retained.
            ///
            /// tvOS does not have it.
            public weak var selectionDelegate: (any LoopPagerViewSelecting)? {
                didSet { watchTouches() }
            }
        #endif
        /// The number of items on either side of the ready cells that are reported to
        /// `prefetchDataSource`; 0 or more, `2` by default.
        public var prefetchDistance = 2 {
            didSet {
                precondition(
                    prefetchDistance >= 0,
                    "LoopPagerView.prefetchDistance is \(prefetchDistance), must be 0 or more"
                )
                track.setNeedsUpdate()
            }
        }

        /// The layout and motion of the content.
        ///
        /// The view sets viewport, direction and initial item. The configuration can be set at any
        /// time: content at rest stays on its item, a motion continues (except a drag when the axis
        /// changes), and cells keep their items. The scroll view's own behaviour (slop, rubber
        /// band, springs) cannot be configured.
        ///
        /// - Precondition: Traps on a value that breaks its rule, with a message that names both.
        public var configuration: Configuration {
            get { engine.scroller.configuration }
            set { reconfigure(newValue) }
        }

        /// The number of items that share the viewport with the gaps between them, such as 2.5; by
        /// default nil, for `configuration.extent`.
        ///
        ///     pager.itemsPerView = traitCollection.horizontalSizeClass == .compact ? 1.2 : 4
        ///
        /// It sets `configuration.extent`, and again for each size of the view. Lengths of single
        /// items take precedence.
        ///
        /// - Precondition: Traps unless it is above 0 and finite.
        public var itemsPerView: CGFloat? {
            didSet {
                precondition(
                    itemsPerView.map { $0 > 0 && $0 < .infinity } ?? true,
                    "LoopPagerView.itemsPerView is \(itemsPerView ?? 0), must be above 0"
                )
                fitItems()
            }
        }

        /// The part of the layout that the content of cells decides: nothing (`.fixed`, the
        /// default), the lengths of items, or the pager's intrinsic size across the axis.
        ///
        /// Each cell is measured when it becomes ready, by `systemLayoutSizeFitting` with its other
        /// side fixed. It is measured again when it is reconfigured or reloaded, after
        /// `invalidateLengths`, and when the other side changes. Visible content stays in place.
        public var sizing = LoopPagerSizing.fixed {
            didSet { if sizing != oldValue { sizingDidChange() } }
        }

        /// Draws a cell depending on its position, for example faded or rotated; nil, the default,
        /// draws cells without an effect.
        ///
        /// It gets the phase of each cell with each frame: 0 at its place, 1 at the next item's
        /// place and beyond, −1 at the previous item's place and beyond. It can set `alpha`,
        /// `transform`, `transform3D` and properties of the layer; the pager sets bounds and
        /// center. An unused cell gets phase 0, which must be the plain look.
        public var cellTransition: ((_ cell: UIView, _ phase: CGFloat) -> Void)? {
            didSet { transitionDidChange(from: oldValue) }
        }

        /// Returns the VoiceOver text for another item, from its number, from 1, and the count.
        ///
        /// By default `"Page 2 of 5"`, or the app's translation (`SpokenText`).
        public var pageDescription: @MainActor (_ page: Int, _ count: Int) -> String =
            SpokenText.page.text

        let engine: PagerEngine
        let track = TrackView(frame: .zero)
        let cells = CellPool(of: "LoopPagerView")
        /// The value that `duration` was set to, in seconds; used when the interval is long enough.
        var longestStep = AutoAdvance.defaultStep
        #if !os(tvOS)
            var cellTouches: CellTouches?
        #endif
        /// The views that follow the pager's position.
        var followers = PagerFollowers()
        var pageControlLink: PageControlLink?
        /// Whether the current dot fills during a rest of auto-advance, from iOS 17 on; `false` by
        /// default.
        ///
        /// It sets the `progress` of `pageControl`. The pager still takes each step.
        public var showsProgressInPageControl = false {
            didSet { if showsProgressInPageControl != oldValue { showProgressInPageControl() } }
        }
        var sizes = CellSizes(of: "LoopPagerView")
        /// The pager's size across the axis by its cells; nil if they do not decide it.
        var breadth: CGFloat?
        /// The intrinsic size that was reported last.
        var knownSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        /// Called with each new intrinsic size.
        @_spi(RondoSwiftUI) public var onSizeChange: ((CGSize) -> Void)?
        /// Called with each event, with the identifiers of items, after the delegate.
        @_spi(RondoSwiftUI) public var onEvent: ((LoopPagerEvent<AnyHashable>) -> Void)?
        /// Called for each frame of a switch.
        @_spi(RondoSwiftUI) public var onProgress: ((PageTransition) -> Void)?
        /// Called when another item is reached: by a motion, by data, or by another size.
        @_spi(RondoSwiftUI) public var onReachChange: (() -> Void)?
        /// The reached index at the last call of `onReachChange`.
        var reportedReach: Int?
        /// Grows with each change of the list, and of the content of items.
        var listVersion = 0
        /// Whether VoiceOver turns a page, which is announced when it has settled.
        var announcesPage = false
        /// Whether the focus of VoiceOver or Switch Control is on it or within it.
        var hasFocusWithin = false
        /// The view within it whose text is edited.
        weak var editedText: UIView?
        /// Whether a finger or a scroll has brought the content to its last rest, not auto-advance
        /// or a change of the items alone.
        @_spi(RondoSwiftUI) public var hasRestedByMove: Bool { track.hasRestedByMove }
        /// Whether the app has set its own activation point.
        var hasActivationPoint = false
        /// The keeper of the pages of a container; nil for a pager of its own.
        weak var keeper: PageKeeper?
        /// The number of identities that the pager has generated.
        var generated = 0
        /// Called when a rest of auto-advance starts, with its time in seconds, and when it ends,
        /// with nil: by a step, a finger, or any other reason to wait.
        ///
        /// Use it for a view of the remaining time. `showsProgressInPageControl` is one.
        public var onRestChange: ((_ seconds: TimeInterval?) -> Void)?
        /// Called with the first stop, when something is shown, and with each change of it: by a
        /// motion that has another target or passes another item, by data, and by another size.
        public var onStopChange: ((PagerStop) -> Void)? {
            didSet {
                reportedStop = nil
                setNeedsLayout()
            }
        }
        /// The stop at the last call of `onStopChange`.
        var reportedStop: PagerStop?
        /// Called when another item becomes active, and with nil when none is: start and pause a
        /// video here.
        ///
        /// UIKit does not report that a surrounding view was scrolled, moved or hidden: the pager at
        /// rest checks it four times a second while this is set.
        public var onActiveChange: ((_ item: LoopPagerItem?) -> Void)? {
            didSet {
                reportedActive = nil
                setNeedsLayout()
            }
        }
        /// The item at the last call of `onActiveChange`.
        var reportedActive: AnyHashable?
        /// The position and the phase at the last call of `loopPagerViewDidScroll`.
        var reportedPlace: (position: CGFloat, phase: Phase)?
        /// The time of the next step at the last call of `onRestChange`.
        var reportedStep: Milliseconds?
        /// Loads the items page by page, if they do not come all at once.
        @_spi(RondoSwiftUI)
        public private(set) lazy var feedKeeper = FeedKeeper(
            now: { [weak engine] in engine?.now ?? 0 },
            update: { [weak self] in self?.update() }
        )
        /// The items reported to `prefetchDataSource`, in order.
        var near: [ItemKey] = []
        /// The place to restore as soon as its item exists.
        var restored: RestoredPlace?

        var isUpdating = false
        var waiting: [() -> Void] = []
        var isInBackground = false

        lazy var link = DisplayLink { [weak self] time in
            self?.askForFrame(at: time)
            return self != nil
        }
        lazy var wakeUp = WakeUp { [weak self] in self?.update() }
        /// Watches fingers, also when the scroll view does not scroll with them.
        lazy var touches = TouchWatch { [weak self] in self?.wait(for: .touched, $0) }
        private var observer: AppObserver?

        /// A pager without items.
        public override init(frame: CGRect) {
            engine = PagerEngine(Configuration(viewport: 0))
            super.init(frame: frame)
            setUp()
        }

        /// A pager from a nib or storyboard.
        public required init?(coder: NSCoder) {
            engine = PagerEngine(Configuration(viewport: 0))
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            clipsToBounds = true
            track.owner = self
            track.addRotor(.pages)
            addSubview(track)
            engine.take(.hide)
            engine.take(.reduceMotion(UIAccessibility.isReduceMotionEnabled))
            observer = observeApp()
            touches.isEnabled = false
            addGestureRecognizer(touches)
        }

        // MARK: Methods that UIKit calls

        /// Lays out the content for the pager's size.
        open override func layoutSubviews() {
            super.layoutSubviews()
            layOut()
        }

        /// The intrinsic size by the pager's cells, if `sizing` requests one.
        open override var intrinsicContentSize: CGSize { wantedSize }

        /// Hides a pager without a window, as in the background.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            windowDidChange()
        }

        /// Lays out the content for another safe area.
        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        /// The layout direction, if it differs from the app's.
        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { setNeedsLayout() }
        }

        /// Requests lengths again for another text size, and follows another layout direction.
        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if hasOtherDirection(than: previous) { setNeedsLayout() }
            guard wantsOtherTextSize(than: previous) else { return }
            invalidateLengths()
            // Its cells get the text size after the pager.
            measureCellsAnew()
        }

        /// Stores the item at rest; without snapping the current item, and the place within it.
        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            encodePlace(with: coder)
        }

        /// Restores the stored item, or its index if it is gone, once there are items.
        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            decodePlace(with: coder)
        }

        /// The value that was set, or for an adjustable pager the shown or target page.
        open override var accessibilityValue: String? {
            get {
                let own = super.accessibilityValue
                return own ?? onMainThread { isAccessibilityAdjustable ? pageText : nil }
            }
            set { super.accessibilityValue = newValue }
        }

        /// The actions that were set, or for an adjustable pager those of the shown or target cell.
        open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get {
                let own = super.accessibilityCustomActions
                return own ?? onMainThread { isAccessibilityAdjustable ? cellActions : nil }
            }
            set { super.accessibilityCustomActions = newValue }
        }

        /// The point that was set, or for an adjustable pager the middle of the visible part of its
        /// cell: a double tap selects the item that VoiceOver reads.
        open override var accessibilityActivationPoint: CGPoint {
            get {
                let own = super.accessibilityActivationPoint
                return onMainThread {
                    guard isAccessibilityAdjustable, !hasActivationPoint else { return own }
                    return middleOfSelectedCell ?? own
                }
            }
            set {
                super.accessibilityActivationPoint = newValue
                onMainThread { hasActivationPoint = true }
            }
        }

        /// Turns one page on, for an adjustable pager; immediately, since VoiceOver reads the new
        /// page at once.
        open override func accessibilityIncrement() {
            onMainThread { scrollToNext(animated: false) }
        }

        /// Turns one page back; see `accessibilityIncrement()`.
        open override func accessibilityDecrement() {
            onMainThread { scrollToPrevious(animated: false) }
        }

        /// Turns a page for a swipe with three fingers; returns false if it cannot.
        open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
        {
            onMainThread { turnPage(direction) }
        }
    }
#endif
