#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// An endless pager or feed: items that follow each other round and round, or end where an end
    /// is pinned.
    ///
    /// A scroll view tracks, decelerates, bounces and pages; the engine decides the rest. Nothing
    /// is ever cloned, and the content stays where it is when items come, go or move, also under
    /// the finger.
    ///
    ///     let pager = LoopPagerView(frame: bounds)
    ///     pager.register(RoomCell.self, forCellWithReuseIdentifier: "room")
    ///     pager.dataSource = self
    ///     pager.scroll(to: 3)
    ///
    /// - SeeAlso: Documentation/Guides/UIKit.md
    open class LoopPagerView: UIView {
        /// Where the items come from; not kept alive.
        ///
        /// Another one is read at once.
        public weak var dataSource: (any LoopPagerViewDataSource)? {
            didSet { if dataSource !== oldValue { reloadData() } }
        }
        /// Who is told what happens; not kept alive.
        public weak var delegate: (any LoopPagerViewDelegate)?
        /// Who prepares items that are near; not kept alive.
        public weak var prefetchDataSource: (any LoopPagerViewPrefetching)?
        /// Who is told of taps on cells, and gives their context menus; not kept alive.
        public weak var selectionDelegate: (any LoopPagerViewSelecting)? {
            didSet { selectionDelegateDidChange() }
        }
        /// How many items on either side of the cells that are ready are told to
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

        /// How the content is laid out and how it moves.
        ///
        /// Viewport, direction and initial item are the view's own and need not be set. Set at any
        /// time: what rests stays on its item, what moves goes on, but for a drag along another
        /// axis, and cells stay with their items. A recording that is under way starts anew. What a
        /// scroll view does by itself (slop, rubber band, springs) is the scroll view's.
        ///
        /// - Precondition: Traps on a value that breaks its rule, naming both.
        public var configuration: Configuration {
            get { engine.scroller.configuration }
            set { reconfigure(newValue) }
        }

        /// Draws a cell by where it is, such as fading or turned; nil, the default, draws cells as
        /// they are.
        ///
        /// It gets the phase of each cell with each frame: 0 on its place, 1 where the next item is
        /// and beyond, −1 where the one before is. `alpha`, `transform`, `transform3D` and the layer
        /// are safe to set, bounds and center are the pager's. A cell that shows nothing any more
        /// gets phase 0, which is to be the plain look.
        public var cellTransition: ((_ cell: UIView, _ phase: CGFloat) -> Void)? {
            didSet { transitionDidChange(from: oldValue) }
        }

        /// What VoiceOver says when another item is shown, made of its number, from 1, and the
        /// count.
        ///
        /// By default `"Page 2 of 5"`, or what the app translates that to (`SpokenText`).
        public var pageDescription: @MainActor (_ page: Int, _ count: Int) -> String =
            SpokenText.page.text

        let engine: PagerEngine
        let track = TrackView(frame: .zero)
        let cells = CellPool(of: "LoopPagerView")
        /// What `duration` was set to, for when the interval leaves room for it, in seconds.
        var longestStep: TimeInterval = 0.4
        var cellTouches: CellTouches?
        /// What shows where the pager is.
        var followers = PagerFollowers()
        var pageControlLink: PageControlLink?
        /// Grows with each change of the list.
        var listVersion = 0
        /// Called whenever cells have been put where they belong.
        var didDraw: (() -> Void)?
        /// Whether the container that the pager belongs to, if it belongs to one, has lost its data
        /// source.
        var lacksPages: (() -> Bool)?
        /// Whether a reload fills the cells that are there with something else, and gets no others.
        var reloadsInPlace = false
        /// Whether what is asked for now is to be something else than what is shown.
        var isReloading = false
        /// How many identities the pager has made up for items that have none.
        var generated = 0
        /// Whether an item has a length of its own, other than the viewport's.
        var hasOwnLengths = false
        /// Where the data comes from page by page, nil when it comes all at once.
        var feed: (any PagerFeed)?
        /// The items that were told to `prefetchDataSource`, in order.
        var near: [ItemKey] = []
        /// What a restored state wants to be shown as soon as it is there.
        var restored: RestoredPlace?

        var isUpdating = false
        var isInBackground = false

        lazy var link = DisplayLink { [weak self] time in
            self?.askForFrame(at: time)
            return self != nil
        }
        lazy var wakeUp = WakeUp { [weak self] in self?.update() }
        /// Knows of fingers when the scroll view is not to be scrolled by them.
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
            addSubview(track)
            engine.take(.hide)
            engine.take(.reduceMotion(UIAccessibility.isReduceMotionEnabled))
            observer = observeApp()
            touches.isEnabled = false
            addGestureRecognizer(touches)
        }

        // MARK: What UIKit calls

        /// Lays out the content for the pager's size.
        open override func layoutSubviews() {
            super.layoutSubviews()
            layOut()
        }

        /// A pager without a window is hidden, as one in the background.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            windowDidChange()
        }

        /// Lays out the content within the safe area, if it is to be.
        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        /// Which way the language goes, if it is not the app's.
        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { setNeedsLayout() }
        }

        /// Text of another size makes other lengths.
        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if wantsOtherTextSize(than: previous) { invalidateLengths() }
        }

        /// Stores the settled item.
        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            encodePlace(with: coder)
        }

        /// Goes to the stored item, or to its index when it is gone, once there are items.
        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            decodePlace(with: coder)
        }

        /// What was set, else for an adjustable pager the page that is shown or gone to.
        open override var accessibilityValue: String? {
            get {
                let own = super.accessibilityValue
                return own ?? onMainThread { isAccessibilityAdjustable ? pageText : nil }
            }
            set { super.accessibilityValue = newValue }
        }

        /// Turns one page on, for an adjustable pager.
        open override func accessibilityIncrement() {
            onMainThread { scrollToNext() }
        }

        /// Turns one page back, for an adjustable pager.
        open override func accessibilityDecrement() {
            onMainThread { scrollToPrevious() }
        }

        /// Turns a page for a swipe with three fingers; where none can be turned, the swipe is
        /// somebody else's.
        open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
        {
            onMainThread { turnPage(direction) }
        }
    }

    // MARK: - What shows where

    extension LoopPagerView {
        /// The current item, the one that is nearest to its resting place; nil without items.
        public var currentItem: LoopPagerItem? {
            engine.scroller.currentItem.map { engine.item($0) }
        }

        /// The item that things rested on last, nil without items.
        public var settledItem: LoopPagerItem? {
            engine.scroller.settledItem.map { engine.item($0) }
        }

        /// The item that an animated scroll is going to, nil when none is under way.
        public var targetItem: LoopPagerItem? {
            engine.scroller.targetItem.map { engine.item($0) }
        }

        /// What moves the content.
        public var phase: Phase { engine.scroller.phase }

        /// How far the content has moved past the current item's resting place, in points towards
        /// later items.
        public var offsetFromCurrentItem: CGFloat { engine.scroller.offset }

        /// How many items there are, as the pager knows.
        public var numberOfItems: Int { engine.scroller.items.count }

        /// The recognizer of its drags, for gestures that have to wait for it or go before it.
        public var panGestureRecognizer: UIPanGestureRecognizer { track.panGestureRecognizer }

        /// Whether fingers scroll it; `true` by default.
        public var isScrollEnabled: Bool {
            get { track.isScrollEnabled }
            set {
                track.isScrollEnabled = newValue
                touches.isEnabled = !newValue
            }
        }

        /// Whether a tap on the status bar goes to the first item.
        ///
        /// `false` by default: of all scroll views on screen only one may want it.
        public var scrollsToTop: Bool {
            get { track.scrollsToTop }
            set { track.scrollsToTop = newValue }
        }

        /// What is left free at the edges, in points; items rest within, and shine through there.
        public var contentInset: UIEdgeInsets {
            get { track.contentInset }
            set { track.contentInset = newValue }
        }

        /// Whether the safe area is left free too; `.never` by default, since pages go from edge to
        /// edge and mind the safe area themselves.
        public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
            get { track.contentInsetAdjustmentBehavior }
            set { track.contentInsetAdjustmentBehavior = newValue }
        }
    }
#endif
