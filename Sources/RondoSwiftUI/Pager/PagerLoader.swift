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
        /// The state of loading; without a view it is idle, or ended.
        @Published public private(set) var loading = LoopPagerLoading.idle

        private let first: Cursor
        private let prefetch: Int
        private let load: Load
        private(set) lazy var feed: any FeedLoading = FeedLoader(
            from: first,
            prefetch: prefetch,
            load: load,
            append: { [weak self] in self?.append($0, isReplacement: $1) },
            report: { [weak self] in self?.report($0, $1) }
        )
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
            self.prefetch = prefetch
            self.load = load
        }

        /// Immediately requests a failed page again.
        public func retry() {
            feed.retry()
        }

        /// Cancels the request in flight, drops all items and loads the first page.
        public func restart() {
            items = []
            feed.restart()
        }

        /// Loads the first page again, and returns after it or its failure; use it in
        /// `refreshable`, whose control is visible until then.
        ///
        /// The items stay until the page is here, which replaces them. A failure changes nothing
        /// and is not repeated. It also returns when the request or the calling task is cancelled,
        /// and immediately if no view uses the loader.
        ///
        /// - Returns: Whether the page has come.
        @discardableResult
        public func refresh() async -> Bool {
            await feed.refresh()
        }

        private func append(_ new: [Item], isReplacement: Bool) {
            let (shown, old) = (items, isReplacement ? [] : items)
            var known = Set(old.map(\.id))
            let added = new.filter { known.insert($0.id).inserted }
            if old.isEmpty || !added.isEmpty { items = old + added }
            // Without another list of items, SwiftUI may leave the view as it is.
            feed.awaitsItems = items.map(\.id) != shown.map(\.id)
        }

        /// Can be called within an update, when state must not change.
        private func report(_ loading: LoopPagerLoading, _ refreshing: Refreshing?) {
            nextTurn.perform { [weak self] in
                self?.loading = loading
                // A refresh ends after this.
                withExtendedLifetime(refreshing) {}
            }
        }
    }

    /// A loader of any items.
    @MainActor
    protocol PagerLoading: AnyObject {
        /// Loads the pages for one view at a time.
        var feed: any FeedLoading { get }
    }

    extension PagerLoader: PagerLoading {}

    extension FeedKeeper {
        /// Replaces the loader of the view, which has all items of the new one.
        ///
        /// Another view that the new one loads for is replaced only now, not in later updates, in
        /// which both views would replace each other.
        func connect(_ new: (any PagerLoading)?, insteadOf old: (any PagerLoading)?) {
            if new !== old {
                feed?.stop()
                new?.feed.start(for: self)
            } else if let feed, feed.awaitsItems {
                feed.awaitsItems = false
                update()
            } else {
                resume(new)
            }
        }

        /// Continues with a loader if the view that had taken it over is gone.
        func resume(_ loader: (any PagerLoading)?) {
            if let feed = loader?.feed, feed.keeper == nil { feed.start(for: self) }
        }
    }
#endif
