#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI

    /// Loads items page by page for a pager or pages, and keeps them.
    ///
    ///     @StateObject private var rooms = PagerLoader(from: "first") { cursor in
    ///         let page = try await Server.rooms(after: cursor)
    ///         return LoopPagerPage(items: page.rooms, next: page.next)
    ///     }
    ///
    ///     LoopPager(rooms.items) { room in
    ///         RoomView(room)
    ///     }
    ///     .loader(rooms)
    ///
    /// The next page is asked for when the end comes near, one at a time. Items that are there
    /// already are dropped, since pages overlap when the server gained items between two requests. A
    /// page that failed is asked for again after 1, 2, 4 … at most 30 seconds, and on `retry()`. A
    /// pager that is shown again goes on behind the last page.
    @MainActor
    public final class PagerLoader<Item: Identifiable & Sendable, Cursor: Sendable>:
        ObservableObject
    {
        /// Gets a page.
        ///
        /// Its task is cancelled when the loader starts afresh, and when another pager or another
        /// loader takes over.
        public typealias Load = @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>

        /// What has come until now, in order; an app may change it.
        @Published public var items: [Item] = []
        /// How loading goes.
        @Published public private(set) var loading = LoopPagerLoading.idle

        private let first: Cursor
        private let prefetch: Int
        private let load: Load
        /// Where the next page is, nil behind the last one.
        private var next: Cursor?
        private weak var view: LoopPagerView?
        /// Asks the server again when that is wanted.
        private var ask: (() -> Void)?
        /// Whether items have come that SwiftUI has not given to the pager yet.
        private var awaitsUpdate = false
        private let nextTurn = NextTurn()

        /// A loader that has not asked for anything yet.
        ///
        /// - Parameters:
        ///   - cursor: Of the first page.
        ///   - prefetch: How near to the last item the current one asks for more, in items; 0 or more.
        ///   - load: Gets a page.
        public init(from cursor: Cursor, prefetch: Int = 2, load: @escaping Load) {
            precondition(
                prefetch >= 0,
                "PagerLoader.prefetch is \(prefetch), must be 0 or more"
            )
            first = cursor
            next = cursor
            self.prefetch = prefetch
            self.load = load
        }

        /// Asks again at once for a page that failed.
        public func retry() {
            ask?()
        }

        /// Starts afresh: gives up what is in flight, drops all items and loads the first page.
        public func restart() {
            view?.stopFeed()
            next = first
            items = []
            awaitsUpdate = false
            loading = .idle
            start()
        }

        private func start() {
            guard let view, let next else { return }
            ask = view.startFeed(
                from: next,
                prefetch: prefetch,
                isReady: { [weak self] in self?.awaitsUpdate == false },
                load: load,
                append: { [weak self] in self?.append($0) },
                tell: { [weak self] in self?.tell($0) }
            )
        }

        private func append(_ page: LoopPagerPage<Item, Cursor>) {
            next = page.next
            var known = Set(items.map(\.id))
            let new = page.items.filter { known.insert($0.id).inserted }
            guard !new.isEmpty else {
                ask?()
                return
            }
            awaitsUpdate = true
            items += new
        }

        /// The pager may say it within an update, when nothing may change.
        private func tell(_ loading: LoopPagerLoading) {
            nextTurn.perform { [weak self] in self?.loading = loading }
        }
    }

    /// A loader, whatever it loads.
    @MainActor
    protocol PagerLoading: AnyObject {
        /// Loads for a pager from now on, which has the items by now.
        func serve(_ view: LoopPagerView)
        /// Loads for no pager any more.
        func rest()
    }

    extension PagerLoader: PagerLoading {
        func serve(_ view: LoopPagerView) {
            guard self.view !== view else {
                if awaitsUpdate {
                    awaitsUpdate = false
                    ask?()
                }
                return
            }
            rest()
            self.view = view
            awaitsUpdate = false
            start()
        }

        func rest() {
            view?.stopFeed()
            view = nil
            ask = nil
        }
    }

    extension PagerView {
        /// Loads items page by page when the end comes near; they are those of the loader.
        ///
        /// - Parameter loader: Kept as a state object of the view around. One pager at a time.
        /// - Returns: A pager that does.
        public func loader<Item, Cursor>(_ loader: PagerLoader<Item, Cursor>) -> Self {
            changed { $0.options.loader = loader }
        }
    }
#endif
