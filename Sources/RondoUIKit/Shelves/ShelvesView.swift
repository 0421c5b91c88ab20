#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A vertical list of shelves that scroll sideways.
    ///
    /// Items are known by id from the start, and their data is loaded later.
    ///
    /// One scroll view moves the list, and one moves each shelf in or near the viewport; UIKit
    /// decides which one a finger drags. The engine decides the rest: the shelves and cells that
    /// exist, the position of a shelf that returns, and what to fetch. Cells are shared by all
    /// shelves.
    ///
    ///     let shelves = ShelvesView(frame: bounds)
    ///     shelves.configuration.list.extent = .points(220)
    ///     shelves.configuration.shelf.extent = .points(140)
    ///     shelves.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    ///     shelves.dataSource = self
    ///
    /// - SeeAlso: `ShelvesDiffableDataSource`, Documentation/Guides/UIKit.md
    open class ShelvesView: UIView {
        /// The data source; not retained.
        ///
        /// A new data source is read immediately.
        public weak var dataSource: (any ShelvesViewDataSource)? {
            didSet {
                guard dataSource !== oldValue else { return }
                #if !os(tvOS)
                    watchTouches()
                #endif
                reloadData()
            }
        }
        /// The delegate; not retained.
        public weak var delegate: (any ShelvesViewDelegate)?
        #if !os(tvOS)
            /// The delegate for taps on cells, their context menus and drags; not retained.
            ///
            /// tvOS does not have it.
            public weak var selectionDelegate: (any ShelvesViewSelecting)? {
                didSet { watchTouches() }
            }
        #endif

        /// The layout and motion of list and shelves, and the loading of items.
        ///
        /// The view sets viewports, direction and initial items. The configuration can be set at
        /// any time: content at rest stays in place, motions continue, and cells keep their items;
        /// another `pool`, `remembered` or `loading` ends all motion, and restarts a recording. The
        /// scroll view's own behaviour (slop, rubber band, springs) cannot be configured.
        ///
        /// - Precondition: Traps on a value that breaks its rule, with a message that names both.
        public var configuration: ShelvesConfiguration {
            get { engine.shelves.configuration }
            set { reconfigure(newValue) }
        }

        /// The height of a shelf's header, in points, unless the data source sets it; part of the
        /// shelf's length, 0 or more; `0` by default.
        public var headerHeight: CGFloat = 0 {
            didSet {
                precondition(
                    headerHeight >= 0 && headerHeight.isFinite,
                    "ShelvesView.headerHeight is \(headerHeight), must be 0 or more"
                )
                setNeedsLayout()
            }
        }

        /// Whether items are as long as their cells, unless the data source says otherwise for a
        /// shelf; `false` by default.
        ///
        /// Each cell is measured when it becomes ready, by `systemLayoutSizeFitting` with the
        /// height of its shelf's items. Until then the length of the shelf is the estimate; a
        /// length from the data source takes precedence. A cell is measured again when it is filled
        /// again, after `updateShelves()`, and when that height changes. The leading edge of the
        /// current item stays in place.
        public var hasSelfSizingItems = false {
            didSet { if hasSelfSizingItems != oldValue { updateShelves() } }
        }

        /// The free space at the edges, in points.
        ///
        /// Top and bottom apply to the list, the sides to every shelf. Shelves and items rest
        /// within it and are visible in it.
        public var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

        /// Whether the safe area is free too: not with `.never`, otherwise on all sides;
        /// `.automatic` by default.
        public var contentInsetAdjustmentBehavior =
            UIScrollView.ContentInsetAdjustmentBehavior.automatic
        {
            didSet { setNeedsLayout() }
        }

        /// Returns the VoiceOver text for scrolled shelves, from the shelf's number, from 1, and
        /// the count.
        ///
        /// By default `"Shelf 2 of 5"`, or the app's translation (`SpokenText`).
        public var shelfDescription: @MainActor (_ shelf: Int, _ count: Int) -> String =
            SpokenText.shelf.text

        /// Returns the VoiceOver text for a scrolled shelf, from the item's number, from 1, and the
        /// count.
        ///
        /// By default `"Item 2 of 5"`, or the app's translation (`SpokenText`).
        public var itemDescription: @MainActor (_ item: Int, _ count: Int) -> String =
            SpokenText.item.text

        let engine: ShelvesEngine
        let track = TrackView(frame: .zero)
        let cells = CellPool(of: "ShelvesView")
        #if !os(tvOS)
            var cellTouches: CellTouches?
        #endif
        /// The places of the list and of its shelves at the last call of `shelvesViewDidScroll`.
        var reportedPlaces: [Points] = []
        /// The free space that the scroll view has above and below the shelves.
        var ends: (top: CGFloat, bottom: CGFloat) = (0, 0)
        /// The views of the list's tiles, by the tiles' numbers.
        var rows: [Int: ShelfRowView] = [:]
        /// The data source's values for the shelves, in order.
        var entries: [ShelfEntry] = []
        /// The measured lengths of items, by shelf.
        var itemSizes: [ShelfKey: CellSizes] = [:]
        /// Fetches the data of items, nil if it is always there.
        var itemRequests: (any ItemRequests)? {
            didSet {
                oldValue?.cancelAll()
                engine.isLoading = itemRequests != nil
            }
        }
        /// Loads the shelves page by page, if they do not come all at once.
        @_spi(RondoSwiftUI)
        public private(set) lazy var feedKeeper = FeedKeeper(
            now: { [weak engine] in engine?.now ?? 0 },
            update: { [weak self] in self?.update() }
        )
        /// Whether a finger or a scroll has brought the list to its last rest, not a change of the
        /// shelves alone.
        @_spi(RondoSwiftUI) public var hasRestedByMove: Bool { track.hasRestedByMove }
        /// Called when another shelf is reached: by a motion, by data, or by another size.
        @_spi(RondoSwiftUI) public var onReachChange: (() -> Void)?
        /// The reached index at the last call of `onReachChange`.
        var reportedReach: Int?
        var isUpdating = false
        var waiting: [() -> Void] = []
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
            track.addRotor(.shelves)
            track.answersStatusBar = true
            addSubview(track)
            accessibilityContainerType = .list
            engine.take(.hide)
            reduceMotionDidChange()
            observer = observeApp()
        }

        // MARK: Methods that UIKit calls

        /// Lays out the shelves for the view's size.
        open override func layoutSubviews() {
            super.layoutSubviews()
            layOut()
        }

        /// Hides a list without a window, as in the background.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            windowDidChange()
        }

        /// Lays out the shelves for another safe area.
        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        /// The layout direction, if it differs from the app's.
        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { setNeedsLayout() }
        }

        /// Reads heights and lengths again for another text size, and follows another layout
        /// direction.
        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if hasOtherDirection(than: previous) { setNeedsLayout() }
            guard wantsOtherTextSize(than: previous) else { return }
            updateShelves()
            // Its cells get the text size after the list.
            measureAnew()
            track.setNeedsUpdate()
        }

        /// Stores the positions of the list and all shelves.
        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            encodeOffsets(with: coder)
        }

        /// Restores the positions of the list and all shelves, also of later ones.
        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            decodeOffsets(with: coder)
        }

        /// Scrolls the list by the visible part, for a swipe with three fingers; if it cannot
        /// scroll, returns false.
        open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
        {
            onMainThread { turnPage(of: self, direction, shelfDescription) }
        }
    }

    /// The data source's values for a shelf.
    struct ShelfEntry {
        let identifier: AnyHashable
        let options: ShelfOptions
    }

    // MARK: - State

    extension ShelvesView {
        /// The shelf with the nearest resting place, nil without shelves.
        public var currentShelf: LoopPagerItem? {
            engine.shelves.list.currentItem.map { engine.shelf($0) }
        }

        /// The kind of motion of the list.
        public var phase: Phase { engine.shelves.phase }

        /// Whether anything moves, the list or a shelf.
        public var isMoving: Bool { engine.shelves.isMoving }

        /// The number of shelves that the view knows.
        public var numberOfShelves: Int { entries.count }

        /// The gesture recognizer of the list's drags, for dependencies between gestures.
        public var panGestureRecognizer: UIPanGestureRecognizer { track.panGestureRecognizer }

        /// Whether fingers scroll the list and the shelves; `true` by default.
        public var isScrollEnabled: Bool {
            get { track.isScrollEnabled }
            set {
                track.isScrollEnabled = newValue
                for row in rows.values { row.track.isScrollEnabled = newValue }
            }
        }

        /// Whether a tap on the status bar scrolls to the first shelf; `true` by default, without
        /// effect on tvOS.
        ///
        /// Only one scroll view on screen may have it.
        public var scrollsToTop: Bool {
            get { track.answersStatusBar }
            set { track.answersStatusBar = newValue }
        }
    }
#endif
