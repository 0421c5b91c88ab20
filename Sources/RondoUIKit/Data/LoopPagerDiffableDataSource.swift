#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
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
        /// The type of a snapshot.
        public typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
        /// Returns the cell for an item.
        public typealias CellProvider = (LoopPagerView, _ index: Int, Item) -> UIView

        /// Decides which items are shown, now and later; nil, the default, shows all.
        ///
        /// Set it again whenever its results change, or apply `snapshot()`, which can be animated. A
        /// hidden item returns at its place; it is not counted and cannot be scrolled to, and a
        /// current item that is hidden is replaced like a removed one. Snapshots contain all items.
        ///
        /// - Complexity: O(n) when it is set, and at each change.
        public var filter: ((Item) -> Bool)? {
            didSet {
                items = shownItems
                pager?.updateItems()
            }
        }

        /// Returns the length of an item along the axis; nil for the configured one.
        public var lengthProvider: ((Item) -> ItemExtent?)?
        /// The state of loading.
        public private(set) var loading = LoopPagerLoading.idle {
            didSet { onLoadingChange?(loading) }
        }
        /// Called whenever `loading` changes.
        public var onLoadingChange: ((LoopPagerLoading) -> Void)?
        /// Called with each event of the pager, after its delegate.
        public var onEvent: ((LoopPagerEvent<Item>) -> Void)?
        #if !os(tvOS)
            /// Called for a tap on an item, after the pager's selection delegate.
            ///
            /// Touches are observed only while it is set, or there is such a delegate. tvOS does
            /// not have it.
            public var onSelect: ((Item) -> Void)? { didSet { pager?.watchTouches() } }
        #endif

        private weak var pager: LoopPagerView?
        private let cellProvider: CellProvider
        private var current = Snapshot()
        /// The shown items, in order.
        private var items: [Item] = []
        /// Loads the items by pages; the pager retains it.
        private weak var feed: (any FeedLoading)?

        /// Becomes the data source of a pager, which does not retain it.
        ///
        /// - Parameters:
        ///   - pager: The pager that shows the items.
        ///   - cellProvider: Returns the cell for an item, dequeued from the pager.
        public init(pager: LoopPagerView, cellProvider: @escaping CellProvider) {
            self.pager = pager
            self.cellProvider = cellProvider
            pager.dataSource = self
        }

        // MARK: Snapshots

        /// Shows the items of a snapshot; allowed at any moment, also during a drag.
        ///
        /// Cells of remaining items are kept, unless the snapshot reloads or reconfigures them.
        ///
        /// - Parameters:
        ///   - snapshot: All items in order.
        ///   - animatingDifferences: Whether the change is animated; see
        ///     `LoopPagerView.updateItems(animated:)`. Default `false`.
        ///   - completion: Called once: after the 0.3 seconds of an animated change, even if nothing
        ///     differs, otherwise before this method returns. Within a delegate's call it is called so
        ///     too, and the cells follow in the next layout pass. Default `nil`.
        /// - Complexity: O(n).
        public func apply(
            _ snapshot: Snapshot,
            animatingDifferences: Bool = false,
            completion: (@MainActor () -> Void)? = nil
        ) {
            current = snapshot.withoutMarks
            items = shownItems
            let isAnimated = pager?.readItems(animated: animatingDifferences) ?? false
            pager?.reloadItems(withIdentifiers: snapshot.allReloadedItems)
            pager?.reconfigureItems(withIdentifiers: snapshot.reconfiguredItemIdentifiers)
            CellScene.finish(animated: isAnimated, completion)
        }

        private var shownItems: [Item] {
            let all = current.itemIdentifiers
            return filter.map { all.filter($0) } ?? all
        }

        /// The current items, to be changed and applied; it includes those that `filter` hides.
        ///
        /// - Returns: A copy without reloaded or reconfigured items.
        public func snapshot() -> Snapshot { current }

        /// The shown item at an index, or nil.
        public func itemIdentifier(at index: Int) -> Item? {
            items.indices.contains(index) ? items[index] : nil
        }

        /// The identifier of an item of the pager, such as its `currentItem` or that of an event,
        /// also if it has been removed since; nil without one, or if it is of another source.
        public func itemIdentifier(for item: LoopPagerItem?) -> Item? {
            item?.identifier.base as? Item
        }

        /// The index of a shown item, nil if it is hidden or not in the list.
        public func index(for item: Item) -> Int? { pager?.indexForItem(withIdentifier: item) }

        // MARK: Pages

        /// Loads items page by page when the end comes near, and appends them.
        ///
        /// Items that are already in the list, hidden or not, are dropped, since pages overlap if
        /// the server gained items between two requests. A failed page is requested again after a
        /// while. The first page too is requested when the end is near: for another feed, apply a
        /// list without the items of the old one first.
        ///
        /// - Parameters:
        ///   - section: The section of the items; added if it does not exist.
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many items before the last one the current item triggers a request; 0
        ///     or more.
        ///   - load: Loads a page. Its task is cancelled by `stopLoading()`, when other pages are
        ///     loaded, and when the pager is gone.
        public func loadPages<Cursor: Sendable>(
            into section: Section,
            from cursor: Cursor,
            prefetch: Int = 2,
            load: @escaping @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>
        ) {
            let feed = FeedLoader(
                from: cursor,
                prefetch: prefetch,
                load: load,
                append: { [weak self] in self?.append($0, to: section, isReplacement: $1) },
                report: { [weak self] loading, _ in self?.loading = loading }
            )
            self.feed = feed
            if let pager { feed.start(for: pager.feedKeeper) }
        }

        /// Loads the pages of `loadPages` again from the first on, and returns after the first or
        /// its failure: the time for which a refresh control is visible.
        ///
        ///     Task {
        ///         await rooms.refresh()
        ///         refreshControl.endRefreshing()
        ///     }
        ///
        /// The items of the section stay until the page is here, which replaces them. A failure
        /// changes nothing, is not repeated, and is `loading` only while `onLoadingChange` reports
        /// it. It also returns when the request or the calling task is cancelled, and immediately
        /// if nothing is loaded by pages.
        ///
        /// - Returns: Whether the page has come.
        @discardableResult
        public func refresh() async -> Bool {
            await feed?.refresh() ?? false
        }

        /// Immediately requests a failed page again.
        public func retryLoading() {
            feed?.retry()
        }

        /// Cancels the request in flight and stops loading; `loading` is idle, or ended, afterwards.
        public func stopLoading() {
            feed?.stop()
        }

        private func append(_ new: [Item], to section: Section, isReplacement: Bool) {
            var snapshot = current
            if !snapshot.sectionIdentifiers.contains(section) { snapshot.appendSections([section]) }
            if isReplacement {
                snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
            }
            var known = Set(snapshot.itemIdentifiers)
            let added = new.filter { known.insert($0).inserted }
            snapshot.appendItems(added, toSection: section)
            apply(snapshot)
        }

        // MARK: LoopPagerViewDataSource

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

    extension LoopPagerDiffableDataSource where Section == Int {
        /// Shows these items, in section 0: a list without sections needs no snapshot.
        ///
        /// - Parameters:
        ///   - items: All items in order, each once.
        ///   - animatingDifferences: As for a snapshot.
        ///   - completion: As for a snapshot.
        /// - Complexity: O(n).
        public func apply(
            _ items: [Item],
            animatingDifferences: Bool = false,
            completion: (@MainActor () -> Void)? = nil
        ) {
            var snapshot = Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    extension LoopPagerDiffableDataSource: EventReceiver {
        #if !os(tvOS)
            var wantsTaps: Bool { onSelect != nil }

            func receiveTap(on item: LoopPagerItem, onShelf shelf: AnyHashable?) {
                if let item = itemIdentifier(for: item) { onSelect?(item) }
            }
        #endif

        func receive(
            _ event: Event,
            onShelf shelf: AnyHashable?,
            _ identifier: (ItemKey) -> AnyHashable
        ) {
            guard let onEvent,
                let event = LoopPagerEvent(event, { identifier($0).base as? Item })
            else { return }
            onEvent(event)
        }
    }

    extension NSDiffableDataSourceSnapshot {
        /// The items that are reloaded alone, or with their section.
        var allReloadedItems: [ItemIdentifierType] {
            reloadedItemIdentifiers
                + reloadedSectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
        }

        /// A copy without reloaded or reconfigured items, since these are handled once.
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
