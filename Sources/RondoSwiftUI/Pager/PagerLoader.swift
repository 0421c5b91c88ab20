#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI

    /// Loads items page by page for a pager, pages or shelves, and keeps them.
    ///
    ///     @StateObject private var rooms = PagerLoader(from: "first") { cursor in
    ///         let page = try await Server.rooms(after: cursor)
    ///         return LoopPagerPage(items: page.rooms, next: page.next)
    ///     }
    ///
    ///     LoopPager(rooms.items) { room in
    ///         RoomView(room)
    ///     }
    ///     .pagerLoader(rooms)
    ///
    /// The next page is requested when the end comes near, one page at a time. Items that are
    /// already in the list are dropped, since pages overlap if the server gained items between two
    /// requests. A failed page is requested again after 1, 2, 4 … at most 30 seconds, and by
    /// `retry()`. A view that is shown again continues after the last page.
    ///
    /// For shelves the items are the shelves; their own items are loaded by id.
    @MainActor
    public final class PagerLoader<Item: Identifiable, Cursor: Sendable>:
        ObservableObject
    {
        /// Returns a page.
        ///
        /// Its task is cancelled by `restart()` and `refresh()`, when another view or another
        /// loader takes over, and when the view is gone.
        public typealias Load = @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>

        /// The loaded items, in order; the app can change them.
        @Published public var items: [Item] = []
        /// The state of loading.
        @Published public private(set) var loading = LoopPagerLoading.idle

        private let first: Cursor
        private let prefetch: Int
        private let load: Load
        /// The cursor of the next page, nil after the last one.
        private var next: Cursor?
        private weak var keeper: FeedKeeper?
        /// Requests a failed page again, or a page that is needed by now.
        private var ask: (() -> Void)?
        /// Whether the next page replaces all items.
        private var isRefreshing = false
        /// Whether the view does not have the items of the last page yet.
        private var awaitsUpdate = false
        private let nextTurn = NextTurn()

        /// A loader that requests nothing until a view uses it.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many items before the last one the current item triggers a request; 0
        ///     or more.
        ///   - load: Returns a page.
        public nonisolated init(from cursor: Cursor, prefetch: Int = 2, load: @escaping Load) {
            precondition(
                prefetch >= 0,
                "PagerLoader.prefetch is \(prefetch), must be 0 or more"
            )
            first = cursor
            next = cursor
            self.prefetch = prefetch
            self.load = load
        }

        /// Immediately requests a failed page again.
        public func retry() {
            ask?()
        }

        /// Cancels the request in flight, drops all items and loads the first page.
        public func restart() {
            isRefreshing = false
            items = []
            begin(until: nil)
        }

        /// Loads the first page again, and returns after it or its failure; use it in
        /// `refreshable`, whose control is visible until then.
        ///
        /// The items stay until the page is here, which replaces them; after a failure they stay
        /// until it has been repeated. It also returns when the request or the calling task is
        /// cancelled, and immediately if no view uses the loader.
        public func refresh() async {
            isRefreshing = true
            await FirstPage.wait { begin(until: $0) }
        }

        /// Begins at the first page.
        private func begin(until page: FirstPage?) {
            keeper?.stop()
            next = first
            awaitsUpdate = false
            loading = .idle
            start(until: page)
        }

        private func start(until page: FirstPage? = nil) {
            guard let keeper, let next else { return }
            ask = keeper.start(
                FeedLoader(
                    from: next,
                    prefetch: prefetch,
                    isReady: { [weak self] in self?.awaitsUpdate == false },
                    isUrgent: { [weak self] in self?.isRefreshing == true },
                    load: load,
                    append: { [weak self] in self?.append($0) },
                    report: { [weak self] in self?.report($0, page) }
                )
            )
        }

        private func append(_ page: LoopPagerPage<Item, Cursor>) {
            next = page.next
            let (shown, old) = (items, isRefreshing ? [] : items)
            isRefreshing = false
            var known = Set(old.map(\.id))
            let new = page.items.filter { known.insert($0.id).inserted }
            if old.isEmpty || !new.isEmpty { items = old + new }
            // Without another list of items, SwiftUI may leave the view as it is.
            awaitsUpdate = items.map(\.id) != shown.map(\.id)
            if !awaitsUpdate { ask?() }
        }

        /// Can be called within an update, when state must not change.
        private func report(_ loading: LoopPagerLoading, _ page: FirstPage?) {
            nextTurn.perform { [weak self] in
                self?.loading = loading
                page?.adopt(loading)
            }
        }
    }

    /// A loader of any items.
    @MainActor
    protocol PagerLoading: AnyObject {
        /// Loads for a view that has all items of the loader.
        ///
        /// - Parameters:
        ///   - keeper: The keeper of the view.
        ///   - takesOver: Whether another view that it loads for is replaced.
        func serve(_ keeper: FeedKeeper, takesOver: Bool)
        /// Stops loading for a view, if it loads for this one.
        func rest(_ keeper: FeedKeeper)
    }

    extension FeedKeeper {
        /// Replaces the loader of the view; another view that the new one loads for is replaced
        /// only now, not in later updates, in which both views would replace each other.
        func connect(_ new: (any PagerLoading)?, insteadOf old: (any PagerLoading)?) {
            let isNew = new !== old
            if isNew { old?.rest(self) }
            new?.serve(self, takesOver: isNew)
        }

        /// Continues with a loader if the view that had taken it over is gone.
        func resume(_ loader: (any PagerLoading)?) {
            if isIdle { loader?.serve(self, takesOver: false) }
        }
    }

    extension PagerLoader: PagerLoading {
        func serve(_ keeper: FeedKeeper, takesOver: Bool) {
            guard self.keeper !== keeper else {
                if awaitsUpdate {
                    awaitsUpdate = false
                    ask?()
                }
                return
            }
            guard takesOver || self.keeper == nil else { return }
            self.keeper?.stop()
            self.keeper = keeper
            awaitsUpdate = false
            start()
        }

        func rest(_ keeper: FeedKeeper) {
            guard self.keeper === keeper else { return }
            keeper.stop()
            self.keeper = nil
            ask = nil
        }
    }
#endif
