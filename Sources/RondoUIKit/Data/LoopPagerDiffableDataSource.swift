#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// Shows the items of snapshots, by identity.
    ///
    ///     let dataSource = LoopPagerDiffableDataSource<Section, Room.ID>(pager: pager) {
    ///         pager, index, id in
    ///         pager.dequeueConfiguredReusableCell(using: rooms, for: index, item: id)
    ///     }
    ///     dataSource.apply(snapshot)
    ///
    /// A pager is one row: the items of all sections follow each other.
    @MainActor
    public final class LoopPagerDiffableDataSource<
        Section: Hashable & Sendable,
        Item: Hashable & Sendable
    >: LoopPagerViewDataSource {
        /// What a snapshot is here.
        public typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
        /// Gives the cell for an item.
        public typealias CellProvider = (LoopPagerView, _ index: Int, Item) -> UIView

        /// Which items are shown, those that come later too; nil, the default, shows all.
        ///
        /// Set it again whenever its answers would be others. What was hidden comes back at its
        /// place; a hidden item is not counted and not scrolled to, and a current one that is hidden
        /// gives way as a removed one does. Snapshots have all items.
        ///
        /// - Complexity: O(n) when it is set, and at each change.
        public var filter: ((Item) -> Bool)? {
            didSet {
                items = shownItems
                pager?.updateItems()
            }
        }

        /// The length of an item along the axis; nil for the one that is configured.
        public var lengthProvider: ((Item) -> ItemExtent?)?
        /// How loading goes.
        public private(set) var loading = LoopPagerLoading.idle {
            didSet { onLoadingChange?(loading) }
        }
        /// Called whenever `loading` changes.
        public var onLoadingChange: ((LoopPagerLoading) -> Void)?

        private weak var pager: LoopPagerView?
        private let cellProvider: CellProvider
        private var current = Snapshot()
        /// Those that are shown, in order.
        private var items: [Item] = []
        private var retry: (() -> Void)?

        /// Becomes the data source of a pager, which does not keep it alive.
        ///
        /// - Parameters:
        ///   - pager: Shows the items.
        ///   - cellProvider: Gives the cell for an item, dequeued from the pager.
        public init(pager: LoopPagerView, cellProvider: @escaping CellProvider) {
            self.pager = pager
            self.cellProvider = cellProvider
            pager.dataSource = self
        }

        // MARK: Snapshots

        /// Shows these items from now on; at any moment, also under the finger.
        ///
        /// Cells of items that stay are kept, but for those that the snapshot wants reloaded or
        /// reconfigured.
        ///
        /// - Parameter snapshot: All items in order.
        /// - Complexity: O(n).
        public func apply(_ snapshot: Snapshot) {
            current = snapshot.withoutMarks
            items = shownItems
            pager?.updateItems()
            pager?.reloadItems(snapshot.reloadedItemIdentifiers)
            pager?.reconfigureItems(snapshot.reconfiguredItemIdentifiers)
        }

        private var shownItems: [Item] {
            let all = current.itemIdentifiers
            return filter.map { all.filter($0) } ?? all
        }

        /// The items that are there, to be changed and applied; those that `filter` hides are among
        /// them.
        ///
        /// - Returns: A copy, which wants nothing reloaded or reconfigured.
        public func snapshot() -> Snapshot { current }

        /// The item that is shown at an index, nil when there is none.
        public func itemIdentifier(at index: Int) -> Item? {
            items.indices.contains(index) ? items[index] : nil
        }

        /// Where an item is shown, nil when it is hidden or not there.
        public func index(for item: Item) -> Int? { pager?.indexForItem(withIdentifier: item) }

        // MARK: Pages

        /// Loads items page by page when the end comes near, and puts them behind the last one.
        ///
        /// Items that are there already, hidden or not, are dropped, since pages overlap when the server gained
        /// items between two requests. A failed page is asked for again after a while.
        ///
        /// - Parameters:
        ///   - section: What the items are put in; made when it is not there.
        ///   - cursor: Of the first page.
        ///   - prefetch: How near to the last item the current one asks for more, in items; 0 or more.
        ///   - load: Gets a page. Its task is cancelled by `stopLoading()`, and when other pages
        ///     are loaded.
        public func loadPages<Cursor: Sendable>(
            into section: Section,
            from cursor: Cursor,
            prefetch: Int = 2,
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>
        ) {
            guard let pager else { return }
            stopLoading()
            let feed = LoopPagerFeed(
                from: cursor,
                prefetch: prefetch,
                now: { [weak engine = pager.engine] in engine?.now ?? 0 },
                load: load,
                append: { [weak self] in self?.append($0, to: section) },
                tell: { [weak self] in self?.loading = $0 },
                onDelay: { [weak pager] in pager?.update() }
            )
            retry = { [weak feed] in feed?.retry() }
            pager.feed = feed
            pager.update()
        }

        /// Asks again at once for a page that failed.
        public func retryLoading() {
            retry?()
            pager?.update()
        }

        /// Gives up what is in flight; nothing more is asked for.
        public func stopLoading() {
            pager?.feed?.cancel()
            pager?.feed = nil
            retry = nil
            loading = .idle
        }

        private func append(_ new: [Item], to section: Section) {
            var known = Set(current.itemIdentifiers)
            let added = new.filter { known.insert($0).inserted }
            var snapshot = current
            if !snapshot.sectionIdentifiers.contains(section) { snapshot.appendSections([section]) }
            snapshot.appendItems(added, toSection: section)
            apply(snapshot)
        }

        // MARK: What the pager asks

        /// See `LoopPagerViewDataSource`.
        public func numberOfItems(in pager: LoopPagerView) -> Int { items.count }

        /// See `LoopPagerViewDataSource`.
        public func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
            cellProvider(pager, index, items[index])
        }

        /// See `LoopPagerViewDataSource`.
        public func loopPagerView(
            _ pager: LoopPagerView,
            identifierForItemAt index: Int
        ) -> AnyHashable? { items[index] }

        /// See `LoopPagerViewDataSource`.
        public func loopPagerView(
            _ pager: LoopPagerView,
            lengthForItemAt index: Int
        ) -> ItemExtent? { lengthProvider?(items[index]) }
    }

    extension NSDiffableDataSourceSnapshot {
        /// The same items, none of them to be reloaded or reconfigured: that is done once.
        fileprivate var withoutMarks: Self {
            var copy = Self()
            copy.appendSections(sectionIdentifiers)
            for section in sectionIdentifiers {
                copy.appendItems(itemIdentifiers(inSection: section), toSection: section)
            }
            return copy
        }
    }
#endif
