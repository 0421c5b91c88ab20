#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Shows the shelves and items of snapshots, by identity, and keeps the items' data.
    ///
    ///     let dataSource = ShelvesDiffableDataSource<Genre, Film>(view: view) {
    ///         view, path, id, film in
    ///         view.dequeueConfiguredReusableCell(using: covers, for: path.item, item: film)
    ///     }
    ///     dataSource.loadItems { ids in try await Server.films(ids) }
    ///     dataSource.apply(snapshot)
    ///
    /// The sections of a snapshot are the shelves. In a snapshot an item is on one shelf only;
    /// `apply(_:)` with a list of shelves allows it on several.
    @MainActor
    public final class ShelvesDiffableDataSource<
        ShelfID: Hashable & Sendable,
        Item: Identifiable
    >: ShelvesViewDataSource where Item.ID: Sendable {
        /// The type of a snapshot.
        public typealias Snapshot = NSDiffableDataSourceSnapshot<ShelfID, Item.ID>
        /// A shelf and the items on it.
        public typealias Shelf = ShelvesSection<ShelfID, Item.ID>
        /// Returns the cell for an item.
        ///
        /// While its data is missing the item is nil, and the cell is a placeholder. The same cell
        /// is requested again when the data arrives.
        public typealias CellProvider = (ShelvesView, IndexPath, Item.ID, Item?) -> UIView

        /// Decides which items are shown, on every shelf, now and later; nil, the default, shows all.
        ///
        /// Set it again whenever its results change, or apply `snapshot()`, which can be animated. A
        /// hidden item returns at its place, and a current item that is hidden is replaced like a
        /// removed one. A shelf stays also without any shown item. Snapshots contain all items.
        ///
        /// - Complexity: O(n) when it is set, and at each change.
        public var filter: ((Item.ID) -> Bool)? {
            didSet { _ = show(all, remeasuring: [], animated: false) }
        }
        /// Returns the view above the items of a shelf, dequeued from the view; none by default.
        public var headerProvider: ((ShelvesView, _ index: Int, ShelfID) -> UIView?)? {
            didSet { view?.reconfigureShelves(shelves.map { AnyHashable($0.id) }) }
        }
        /// Returns the layout of a shelf that differs from the others.
        public var optionsProvider: ((ShelfID) -> ShelfOptions)? {
            didSet { view?.updateShelves() }
        }
        /// Returns the length of an item along its shelf; nil for that of its shelf.
        public var lengthProvider: ((Item.ID) -> ItemExtent?)? {
            didSet { view?.updateShelves() }
        }
        /// Returns the view below all shelves, such as a spinner or a retry button, dequeued from
        /// the view; nil, the default, for no footer.
        ///
        /// It is requested again whenever `loading` changes. Loaded shelves come above it, and it
        /// goes with the last page. The view counts it as its last shelf, but it is in neither
        /// `shelves` nor a snapshot.
        public var footerProvider: ((ShelvesView, _ index: Int, LoopPagerLoading) -> UIView?)? {
            didSet { view?.updateShelves() }
        }
        /// The height of the footer, in points; 0 or more, `44` by default.
        public var footerHeight: CGFloat = 44 {
            didSet {
                precondition(
                    footerHeight >= 0 && footerHeight.isFinite,
                    "ShelvesDiffableDataSource.footerHeight is \(footerHeight), must be 0 or more"
                )
                if footerHeight != oldValue { view?.updateShelves() }
            }
        }
        /// Called with each event of loading items.
        public var onItemLoading: ((ShelvesLoading<Item.ID>) -> Void)?
        /// The state of loading shelves page by page.
        public private(set) var loading = LoopPagerLoading.idle {
            didSet {
                onLoadingChange?(loading)
                updateFooter(after: oldValue)
            }
        }
        /// Called whenever `loading` changes.
        public var onLoadingChange: ((LoopPagerLoading) -> Void)?
        /// Called with each event of the list and of every shelf, after the view's delegate.
        public var onEvent: ((ShelvesEvent<ShelfID, Item.ID>) -> Void)?
        #if !os(tvOS)
            /// Called for a tap on an item, with its shelf, after the view's selection delegate.
            ///
            /// Touches are observed only while it is set, or there is such a delegate. tvOS does
            /// not have it.
            public var onSelect: ((Item.ID, _ shelf: ShelfID) -> Void)? {
                didSet { view?.watchTouches() }
            }
        #endif

        /// The shown shelves, in order, with the shown items.
        public private(set) var shelves: [Shelf] = []
        /// The same with the items that `filter` hides.
        private var all: [Shelf] = []

        private(set) weak var view: ShelvesView?
        private let cellProvider: CellProvider
        /// The data of the items that have been loaded or set.
        var data: [Item.ID: Item] = [:]
        /// Loads the shelves by pages; the view retains it.
        private weak var feed: (any FeedLoading)?
        /// The present footer: shelves that are added take its place, and it becomes another row.
        private var currentFooter = ShelvesFooter()

        /// Becomes the data source of a view, which does not retain it.
        ///
        /// - Parameters:
        ///   - view: The view that shows the shelves.
        ///   - cellProvider: Returns the cell for an item, dequeued from the view.
        public init(view: ShelvesView, cellProvider: @escaping CellProvider) {
            self.view = view
            self.cellProvider = cellProvider
            view.dataSource = self
        }

        // MARK: Shelves

        /// Shows the shelves of a snapshot; allowed at any moment, also during a drag.
        ///
        /// Cells of remaining items are kept, unless the snapshot reloads or reconfigures them. A
        /// reloaded section gets another header, and other cells.
        ///
        /// - Parameters:
        ///   - snapshot: All shelves, as its sections, and their items. Lengths are requested for
        ///     shelves with changed, reloaded or reconfigured items.
        ///   - animatingDifferences: Whether the change is animated; see
        ///     `ShelvesView.updateShelves(animated:)`. Default `false`.
        ///   - completion: Called once: after the 0.3 seconds of an animated change, otherwise
        ///     before this method returns. Within a delegate's call it is called so too, and the
        ///     cells follow in the next layout pass. Default `nil`.
        /// - Complexity: O(n).
        public func apply(
            _ snapshot: Snapshot,
            animatingDifferences: Bool = false,
            completion: (@MainActor () -> Void)? = nil
        ) {
            let reloaded = snapshot.allReloadedItems
            let marked = Set(reloaded + snapshot.reconfiguredItemIdentifiers)
            let isAnimated = show(
                snapshot.sectionIdentifiers.map { id in
                    Shelf(id: id, items: snapshot.itemIdentifiers(inSection: id))
                },
                remeasuring: marked,
                animated: animatingDifferences
            )
            view?.reloadItems(withIdentifiers: reloaded)
            view?.reconfigureItems(withIdentifiers: snapshot.reconfiguredItemIdentifiers)
            view?.reconfigureShelves(snapshot.reloadedSectionIdentifiers)
            CellScene.finish(animated: isAnimated, completion)
        }

        /// Shows these shelves; an item may be on several.
        ///
        /// - Parameters:
        ///   - shelves: All shelves, in order. Lengths are requested for shelves with changed
        ///     items.
        ///   - animatingDifferences: Whether the change is animated; see
        ///     `ShelvesView.updateShelves(animated:)`. Default `false`.
        ///   - completion: As above.
        /// - Complexity: O(n) for `n` shelves, and items of those that changed.
        public func apply(
            _ shelves: [Shelf],
            animatingDifferences: Bool = false,
            completion: (@MainActor () -> Void)? = nil
        ) {
            let isAnimated = show(shelves, remeasuring: [], animated: animatingDifferences)
            CellScene.finish(animated: isAnimated, completion)
        }

        /// Returns whether the change is animated.
        private func show(
            _ all: [Shelf],
            remeasuring marked: Set<Item.ID>,
            animated: Bool
        ) -> Bool {
            self.all = all
            let new =
                filter.map { filter in
                    all.map { Shelf(id: $0.id, items: $0.items.filter(filter)) }
                } ?? all
            let old = Dictionary(shelves.map { ($0.id, $0.items) }) { first, _ in first }
            let same = new.filter { shelf in
                old[shelf.id] == shelf.items
                    && (marked.isEmpty || marked.isDisjoint(with: shelf.items))
            }
            let unchanged = Set(same.map { AnyHashable($0.id) })
            if new.count > shelves.count { currentFooter.number += 1 }
            shelves = new
            let isShown = view?.dataSource === self
            return view?.updateShelves(animated: animated) {
                !isShown || !unchanged.contains($0)
            } ?? false
        }

        /// The shelves, to be changed and applied; it includes the items that `filter` hides.
        ///
        /// - Returns: A copy.
        /// - Precondition: UIKit traps if an item is on several shelves.
        public func snapshot() -> Snapshot {
            var snapshot = Snapshot()
            snapshot.appendSections(all.map(\.id))
            for shelf in all { snapshot.appendItems(shelf.items, toSection: shelf.id) }
            return snapshot
        }

        /// The item at an index path, or nil.
        public func itemIdentifier(for indexPath: IndexPath) -> Item.ID? {
            guard shelves.indices.contains(indexPath.section) else { return nil }
            let items = shelves[indexPath.section].items
            return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
        }

        /// The identifier of an item of the view, such as that of an event or of `item(at:)`, also
        /// if it has been removed since; nil without one, or if it is of another source.
        public func itemIdentifier(for item: LoopPagerItem?) -> Item.ID? {
            item?.identifier.base as? Item.ID
        }

        /// The identifier of a shelf of the view, such as its `currentShelf`; nil without one, or
        /// if it is the footer or of another source.
        public func shelfIdentifier(for shelf: LoopPagerItem?) -> ShelfID? {
            shelf?.identifier.base as? ShelfID
        }

        /// The identifier of a shelf from that of an event.
        public func shelfIdentifier(for shelf: AnyHashable) -> ShelfID? {
            shelf.base as? ShelfID
        }

        // MARK: Data

        /// The data of an item, nil if it is missing.
        public func item(for id: Item.ID) -> Item? { data[id] }

        /// Sets or replaces the data of items: every cell that shows one is filled again, on any
        /// shelf.
        ///
        /// The answer to a request that was made before does not replace it.
        public func update(_ items: [Item]) {
            for item in items { data[item.id] = item }
            view?.updateItems(items.map { AnyHashable($0.id) })
        }

        /// Loads the data of items that come near, many at a time; the engine decides which and
        /// when.
        ///
        /// Each item is requested once: immediately at rest, and every 100 ms during a fling. A
        /// failed item is requested again after a while. A task is cancelled when no visible item
        /// needs it, and when the view is gone.
        ///
        /// An item that no longer exists would fail again and again. Remove it from the snapshot
        /// when `onItemLoading` reports it as failed without an error, or return data for it that
        /// says so.
        ///
        /// - Parameter load: Returns the items with these identifiers, in any order; items that it
        ///   leaves out have failed.
        public func loadItems(_ load: @escaping @MainActor ([Item.ID]) async throws -> [Item]) {
            guard let view else { return }
            view.itemRequests = ShelvesItemRequests(for: self, load: load)
            view.update()
        }

        /// Handles the answer to a request; data that the app has set since then stays.
        func receive(_ number: Int, _ items: [Item]) {
            for item in items where view?.engine.hasData(of: item.id) == false {
                data[item.id] = item
            }
            view?.itemsCame(number, items.map { AnyHashable($0.id) })
        }

        // MARK: Pages of shelves

        /// Loads shelves page by page when the end of the list comes near, and appends them;
        /// shelves that are already in the list are dropped.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many shelves before the last one the current shelf triggers a request;
        ///     0 or more.
        ///   - load: Loads a page. Its task is cancelled by `stopLoading()`, when other pages are
        ///     loaded, and when the view is gone.
        public func loadShelves<Cursor: Sendable>(
            from cursor: Cursor,
            prefetch: Int = 2,
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Shelf, Cursor>
        ) {
            let feed = FeedLoader(
                from: cursor,
                prefetch: prefetch,
                load: load,
                append: { [weak self] in self?.append($0, isReplacement: $1) },
                report: { [weak self] loading, _ in self?.loading = loading }
            )
            self.feed = feed
            if let view { feed.start(for: view.feedKeeper) }
        }

        /// Loads the pages of `loadShelves` again from the first on, and returns after the first or
        /// its failure: the time for which a refresh control is visible.
        ///
        /// The shelves stay until the page is here, which replaces them, and loaded data of items
        /// stays. A failure changes nothing, is not repeated, and is `loading` only while
        /// `onLoadingChange` reports it. It also returns when the request or the calling task is
        /// cancelled, and immediately if no shelves are loaded by pages.
        ///
        /// - Returns: Whether the page has come.
        @discardableResult
        public func refresh() async -> Bool {
            await feed?.refresh() ?? false
        }

        /// Whether the footer is a row of the list.
        private var hasFooter: Bool {
            if case .ended = loading { false } else { footerProvider != nil }
        }

        /// Requests the footer's view again.
        ///
        /// After the last page the footer goes when the shelves of that page are shown; after a
        /// failed refresh there are none.
        private func updateFooter(after old: LoopPagerLoading) {
            switch (old, hasFooter) {
            case (.ended, true): view?.updateShelves()
            case (.failed, false): removeFooter()
            case (_, true): view?.reconfigureShelves([AnyHashable(currentFooter)])
            case (_, false): break
            }
        }

        /// Removes the row of a footer that is no longer wanted.
        private func removeFooter() {
            if !hasFooter, footerProvider != nil { view?.updateShelves() }
        }

        private func append(_ new: [Shelf], isReplacement: Bool) {
            let old = isReplacement ? [] : all
            var known = Set(old.map(\.id))
            apply(old + new.filter { known.insert($0.id).inserted })
        }

        /// Immediately requests failed items and pages again.
        public func retryLoading() {
            feed?.retry()
            view?.retryItems()
        }

        /// Cancels all requests and stops loading; loaded data stays.
        ///
        /// `loading` is idle, or ended, afterwards.
        public func stopLoading() {
            feed?.stop()
            view?.itemRequests = nil
            removeFooter()
        }

        // MARK: ShelvesViewDataSource

        /// See `ShelvesViewDataSource`.
        public func shelfIdentifiers(in view: ShelvesView) -> [AnyHashable] {
            shelves.map { AnyHashable($0.id) } + (hasFooter ? [AnyHashable(currentFooter)] : [])
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(
            _ view: ShelvesView,
            itemIdentifiersOnShelfAt index: Int
        ) -> [AnyHashable] {
            shelves.indices.contains(index) ? shelves[index].items.map { AnyHashable($0) } : []
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(
            _ view: ShelvesView,
            cellForItemAt indexPath: IndexPath
        ) -> UIView {
            let id = shelves[indexPath.section].items[indexPath.item]
            return cellProvider(view, indexPath, id, data[id])
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(_ view: ShelvesView, headerForShelfAt index: Int) -> UIView? {
            shelves.indices.contains(index)
                ? headerProvider?(view, index, shelves[index].id)
                : footerProvider?(view, index, loading)
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(_ view: ShelvesView, optionsForShelfAt index: Int) -> ShelfOptions {
            shelves.indices.contains(index)
                ? optionsProvider?(shelves[index].id) ?? ShelfOptions()
                : ShelvesFooter.options(height: footerHeight)
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(
            _ view: ShelvesView,
            lengthForItemAt indexPath: IndexPath
        ) -> ItemExtent? {
            lengthProvider?(shelves[indexPath.section].items[indexPath.item])
        }
    }
#endif
