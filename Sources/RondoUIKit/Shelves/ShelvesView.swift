#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// A vertical list of shelves that scroll sideways, whose items are known by id at once and
    /// whose data comes later.
    ///
    /// One scroll view moves the list and one each shelf in or near the viewport; UIKit decides
    /// whose a finger is. The engine decides the rest: which shelves and cells there are, where a
    /// shelf was when it comes back, and what to fetch. Cells are used again across all shelves.
    ///
    ///     let shelves = ShelvesView(frame: bounds)
    ///     shelves.configuration.list.extent = .points(220)
    ///     shelves.configuration.shelf.extent = .points(140)
    ///     shelves.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    ///     shelves.dataSource = self
    ///
    /// - SeeAlso: `ShelvesDiffableDataSource`, Documentation/Guides/UIKit.md
    open class ShelvesView: UIView {
        /// Where shelves and items come from; not kept alive.
        ///
        /// Another one is read at once.
        public weak var dataSource: (any ShelvesViewDataSource)? {
            didSet { if dataSource !== oldValue { reloadData() } }
        }
        /// Who is told what happens; not kept alive.
        public weak var delegate: (any ShelvesViewDelegate)?
        /// Who is told of taps on cells, and gives their context menus; not kept alive.
        public weak var selectionDelegate: (any ShelvesViewSelecting)? {
            didSet { selectionDelegateDidChange() }
        }

        /// How list and shelves are laid out and move, and how items are loaded.
        ///
        /// Viewports, direction and initial items are the view's own and need not be set. Set at any
        /// time: what rests stays where it is, what moves goes on, and cells stay with their items;
        /// but another `pool`, `remembered` or `loading` brings motion to its end. A recording that
        /// is under way starts anew. What a scroll view does by itself (slop, rubber band, springs)
        /// is the scroll view's.
        ///
        /// - Precondition: Traps on a value that breaks its rule, naming both.
        public var configuration: ShelvesConfiguration {
            get { engine.shelves.configuration }
            set { reconfigure(newValue) }
        }

        /// The height of a shelf's header, in points, where the data source gives it none of its
        /// own; part of the shelf's length, 0 or more; `0` by default.
        public var headerHeight: CGFloat = 0 {
            didSet {
                precondition(
                    headerHeight >= 0 && headerHeight.isFinite,
                    "ShelvesView.headerHeight is \(headerHeight), must be 0 or more"
                )
                setNeedsLayout()
            }
        }

        /// What is left free at the edges, in points.
        ///
        /// Above and below it is the list's, at the sides every shelf's. Shelves and items rest
        /// within, and shine through there.
        public var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

        /// Whether the safe area is left free too: not with `.never`, else on all sides;
        /// `.automatic` by default.
        public var contentInsetAdjustmentBehavior =
            UIScrollView.ContentInsetAdjustmentBehavior.automatic
        {
            didSet { setNeedsLayout() }
        }

        /// What VoiceOver says when shelves are scrolled, made of the shelf's number, from 1, and
        /// the count.
        ///
        /// By default `"Shelf 2 of 5"`, or what the app translates that to (`SpokenText`).
        public var shelfDescription: @MainActor (_ shelf: Int, _ count: Int) -> String =
            SpokenText.shelf.text

        /// What VoiceOver says when the items of a shelf are scrolled, made of the item's number,
        /// from 1, and the count.
        ///
        /// By default `"Item 2 of 5"`, or what the app translates that to (`SpokenText`).
        public var itemDescription: @MainActor (_ item: Int, _ count: Int) -> String =
            SpokenText.item.text

        let engine: ShelvesEngine
        let track = TrackView(frame: .zero)
        let cells = CellPool(of: "ShelvesView")
        var cellTouches: CellTouches?
        /// The views of the list's tiles, by the tiles' numbers.
        var rows: [Int: ShelfRowView] = [:]
        /// What the data source says of the shelves, in order.
        var entries: [ShelfEntry] = []
        /// Fetches the data of items, nil when it is always there.
        var itemFeed: (any ItemFeed)? {
            didSet {
                oldValue?.cancelAll()
                engine.isLoading = itemFeed != nil
            }
        }
        /// Where shelves come from page by page, nil when they come all at once.
        var feed: (any PagerFeed)?
        var isUpdating = false
        var isInBackground = false

        lazy var link = DisplayLink { [weak self] time in
            self?.askForFrame(at: time)
            return self != nil
        }
        lazy var wakeUp = WakeUp { [weak self] in self?.update() }
        private var observer: AppObserver?

        /// A shelf list without shelves.
        public override init(frame: CGRect) {
            engine = ShelvesEngine(ShelvesConfiguration(width: 0, height: 0))
            super.init(frame: frame)
            setUp()
        }

        /// A shelf list from a nib or storyboard; its data source is set in code.
        public required init?(coder: NSCoder) {
            engine = ShelvesEngine(ShelvesConfiguration(width: 0, height: 0))
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            clipsToBounds = true
            track.owner = self
            track.scrollsToTop = true
            addSubview(track)
            accessibilityContainerType = .list
            engine.take(.hide)
            reduceMotionDidChange()
            observer = observeApp()
        }

        // MARK: What UIKit calls

        /// Lays out the shelves for the view's size.
        open override func layoutSubviews() {
            super.layoutSubviews()
            layOut()
        }

        /// A list without a window is hidden, as one in the background.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            windowDidChange()
        }

        /// Lays out the shelves within the safe area, if they are to be.
        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        /// Which way the language goes, if it is not the app's.
        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { setNeedsLayout() }
        }

        /// Text of another size makes other heights and lengths.
        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if wantsOtherTextSize(than: previous) { updateShelves() }
        }

        /// Stores where the list and all shelves are.
        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            encodeOffsets(with: coder)
        }

        /// Brings the list and all shelves to where they were, those that come later too.
        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            decodeOffsets(with: coder)
        }

        /// Scrolls the list by what is in sight, for a swipe with three fingers; where it cannot
        /// scroll, the swipe is somebody else's.
        open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
        {
            onMainThread { turnPage(direction) }
        }
    }

    /// What the data source says of a shelf.
    struct ShelfEntry {
        let identifier: AnyHashable
        let options: ShelfOptions
        /// Whether an item has a length of its own, other than the viewport's.
        let hasOwnLengths: Bool
    }

    // MARK: - What shows where

    extension ShelvesView {
        /// The shelf whose resting place is nearest, nil without shelves.
        public var currentShelf: LoopPagerItem? {
            engine.shelves.list.currentItem.map { engine.shelf($0) }
        }

        /// What moves the list.
        public var phase: Phase { engine.shelves.phase }

        /// Whether anything moves, the list or a shelf.
        public var isMoving: Bool { engine.shelves.isMoving }

        /// How many shelves there are, as the view knows.
        public var numberOfShelves: Int { entries.count }

        /// The recognizer of drags of the list, for gestures that have to wait for it or go before
        /// it.
        public var panGestureRecognizer: UIPanGestureRecognizer { track.panGestureRecognizer }

        /// Whether fingers scroll the list and the shelves; `true` by default.
        public var isScrollEnabled: Bool {
            get { track.isScrollEnabled }
            set {
                track.isScrollEnabled = newValue
                for row in rows.values { row.track.isScrollEnabled = newValue }
            }
        }

        /// Whether a tap on the status bar goes to the first shelf; `true` by default.
        ///
        /// Of all scroll views on screen only one may want it.
        public var scrollsToTop: Bool {
            get { track.scrollsToTop }
            set { track.scrollsToTop = newValue }
        }
    }
#endif
