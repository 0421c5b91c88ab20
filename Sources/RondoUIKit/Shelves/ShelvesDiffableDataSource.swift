#if os(iOS) || os(Linux)
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
    /// The sections of a snapshot are the shelves. In a snapshot an item stands on one shelf only;
    /// `apply(_:)` with a list of shelves has it on several.
    @MainActor
    public final class ShelvesDiffableDataSource<
        ShelfID: Hashable & Sendable,
        Item: Identifiable & Sendable
    >: ShelvesViewDataSource where Item.ID: Sendable {
        /// What a snapshot is here.
        public typealias Snapshot = NSDiffableDataSourceSnapshot<ShelfID, Item.ID>
        /// A shelf and the items on it.
        public typealias Shelf = ShelvesSection<ShelfID, Item.ID>
        /// Gives the cell for an item.
        ///
        /// While its data is missing there is no item, and the cell is a placeholder. It is asked
        /// for the same cell again when the data comes.
        public typealias CellProvider = (ShelvesView, IndexPath, Item.ID, Item?) -> UIView

        /// The view above the items of a shelf, dequeued from the view; none by default.
        public var headerProvider: ((ShelvesView, _ index: Int, ShelfID) -> UIView?)? {
            didSet { view?.reconfigureShelves(shelves.map { AnyHashable($0.id) }) }
        }
        /// How a shelf is laid out, where it differs from the others.
        public var optionsProvider: ((ShelfID) -> ShelfOptions)? {
            didSet { view?.updateShelves() }
        }
        /// The length of an item along its shelf; nil for the one of its shelf.
        public var lengthProvider: ((Item.ID) -> ItemExtent?)? {
            didSet { view?.updateShelves() }
        }
        /// Called as loading items goes on.
        public var onItemLoading: ((ShelvesLoading<Item.ID>) -> Void)?
        /// How loading shelves page by page goes.
        public private(set) var loading = LoopPagerLoading.idle {
            didSet { onLoadingChange?(loading) }
        }
        /// Called whenever `loading` changes.
        public var onLoadingChange: ((LoopPagerLoading) -> Void)?

        /// The shelves that are shown, in order.
        public private(set) var shelves: [Shelf] = []

        private weak var view: ShelvesView?
        private let cellProvider: CellProvider
        private var data: [Item.ID: Item] = [:]
        private var retry: (() -> Void)?

        /// Becomes the data source of a view, which does not keep it alive.
        ///
        /// - Parameters:
        ///   - view: Shows the shelves.
        ///   - cellProvider: Gives the cell for an item, dequeued from the view.
        public init(view: ShelvesView, cellProvider: @escaping CellProvider) {
            self.view = view
            self.cellProvider = cellProvider
            view.dataSource = self
        }

        // MARK: Shelves

        /// Shows these shelves from now on; at any moment, also under the finger.
        ///
        /// Cells of items that stay are kept, but for those that the snapshot wants reloaded or
        /// reconfigured.
        ///
        /// - Parameter snapshot: All shelves, as its sections, and the items on them. Lengths are
        ///   asked for of shelves with other items than before, and of those with items that are to
        ///   be reloaded or reconfigured.
        /// - Complexity: O(n).
        public func apply(_ snapshot: Snapshot) {
            let marked = Set(
                snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
            )
            show(
                snapshot.sectionIdentifiers.map { id in
                    Shelf(id: id, items: snapshot.itemIdentifiers(inSection: id))
                },
                remeasuring: marked
            )
            view?.reloadItems(snapshot.reloadedItemIdentifiers)
            view?.reconfigureItems(snapshot.reconfiguredItemIdentifiers)
        }

        /// Shows these shelves from now on; an item may stand on several.
        ///
        /// - Parameter shelves: All of them, in order. Lengths are asked for of shelves with other
        ///   items than before.
        /// - Complexity: O(n) for `n` shelves, and items of those that changed.
        public func apply(_ shelves: [Shelf]) {
            show(shelves, remeasuring: [])
        }

        private func show(_ new: [Shelf], remeasuring marked: Set<Item.ID>) {
            let old = Dictionary(shelves.map { ($0.id, $0.items) }) { first, _ in first }
            let same = new.filter { shelf in
                old[shelf.id] == shelf.items
                    && (marked.isEmpty || marked.isDisjoint(with: shelf.items))
            }
            let unchanged = Set(same.map { AnyHashable($0.id) })
            shelves = new
            let isShown = view?.dataSource === self
            view?.updateShelves { !isShown || !unchanged.contains($0) }
        }

        /// The shelves that are shown, to be changed and applied.
        ///
        /// - Returns: A copy.
        /// - Precondition: UIKit traps when an item stands on several shelves.
        public func snapshot() -> Snapshot {
            var snapshot = Snapshot()
            snapshot.appendSections(shelves.map(\.id))
            for shelf in shelves { snapshot.appendItems(shelf.items, toSection: shelf.id) }
            return snapshot
        }

        /// The item at a place, nil when there is none.
        public func itemIdentifier(for indexPath: IndexPath) -> Item.ID? {
            guard shelves.indices.contains(indexPath.section) else { return nil }
            let items = shelves[indexPath.section].items
            return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
        }

        // MARK: Data

        /// The data of an item, nil while it is missing.
        public func item(for id: Item.ID) -> Item? { data[id] }

        /// There is data of items, for the first time or other data than before: every cell that
        /// shows one of them is filled anew, on whichever shelf.
        public func update(_ items: [Item]) {
            for item in items { data[item.id] = item }
            view?.updateItems(items.map { AnyHashable($0.id) })
        }

        /// Loads the data of items that come near, many at a time; the engine says which and when.
        ///
        /// Each item is asked for once, at rest at once and in a fling every 100 ms; what failed is
        /// asked for again after a while. A task is cancelled when nothing in sight waits for it.
        ///
        /// - Parameter load: Gives the items of these identifiers, in any order; those that it
        ///   leaves out have failed.
        public func loadItems(_ load: @escaping @MainActor ([Item.ID]) async throws -> [Item]) {
            guard let view else { return }
            view.itemFeed = ShelvesItemFeed(
                load: load,
                receive: { [weak self] in self?.receive($0, $1) },
                fail: { [weak view] in view?.itemsFailed($0) },
                drop: { [weak self] in self?.data[$0] = nil },
                keep: { [weak self] isNeeded in
                    self?.data = self?.data.filter { isNeeded($0.key) } ?? [:]
                },
                tell: { [weak self] in self?.onItemLoading?($0) }
            )
            view.update()
        }

        private func receive(_ number: Int, _ items: [Item]) {
            for item in items { data[item.id] = item }
            view?.itemsCame(number, items.map { AnyHashable($0.id) })
        }

        // MARK: Pages of shelves

        /// Loads shelves page by page when the end of the list comes near, and puts them behind the
        /// last one; those that are there already are dropped.
        ///
        /// - Parameters:
        ///   - cursor: Of the first page.
        ///   - prefetch: How near to the last shelf the current one asks for more, in shelves; 0 or
        ///     more.
        ///   - load: Gets a page. Its task is cancelled by `stopLoading()`, and when other pages
        ///     are loaded.
        public func loadShelves<Cursor: Sendable>(
            from cursor: Cursor,
            prefetch: Int = 2,
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Shelf, Cursor>
        ) {
            guard let view else { return }
            stopLoadingShelves()
            let feed = LoopPagerFeed(
                from: cursor,
                prefetch: prefetch,
                now: { [weak engine = view.engine] in engine?.now ?? 0 },
                load: load,
                append: { [weak self] in self?.append($0) },
                tell: { [weak self] in self?.loading = $0 },
                onDelay: { [weak view] in view?.update() }
            )
            retry = { [weak feed] in feed?.retry() }
            view.feed = feed
            view.update()
        }

        private func append(_ new: [Shelf]) {
            var known = Set(shelves.map(\.id))
            apply(shelves + new.filter { known.insert($0.id).inserted })
        }

        /// Asks again at once for what failed, items and pages.
        public func retryLoading() {
            retry?()
            view?.retryItems()
        }

        /// Gives up what is in flight; nothing more is asked for, and data that is here stays.
        public func stopLoading() {
            stopLoadingShelves()
            view?.itemFeed = nil
        }

        private func stopLoadingShelves() {
            view?.feed?.cancel()
            view?.feed = nil
            retry = nil
            loading = .idle
        }

        // MARK: What the view asks

        /// See `ShelvesViewDataSource`.
        public func shelfIdentifiers(in view: ShelvesView) -> [AnyHashable] {
            shelves.map { AnyHashable($0.id) }
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(
            _ view: ShelvesView,
            itemIdentifiersOnShelfAt index: Int
        ) -> [AnyHashable] {
            shelves[index].items.map { AnyHashable($0) }
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
            headerProvider?(view, index, shelves[index].id)
        }

        /// See `ShelvesViewDataSource`.
        public func shelvesView(_ view: ShelvesView, optionsForShelfAt index: Int) -> ShelfOptions {
            optionsProvider?(shelves[index].id) ?? ShelfOptions()
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
