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
    /// It requests the next page when the end comes near, one page at a time. Items that are
    /// already in the list are dropped, since pages overlap if the server gained items between two
    /// requests. A failed page is requested again after 1, 2, 4 … at most 30 seconds, or by
    /// `retry()`. When a pager is shown again, loading continues after the last page.
    @MainActor
    public final class PagerLoader<Item: Identifiable & Sendable, Cursor: Sendable>:
        ObservableObject
    {
        /// Loads a page.
        ///
        /// Its task is cancelled by `restart()`, and when the loader or the pager gets another
        /// partner.
        public typealias Load = @MainActor (Cursor) async throws -> LoopPagerPage<Item, Cursor>

        /// The items loaded so far, in order; the app may change them.
        @Published public var items: [Item] = []
        /// The state of loading.
        @Published public private(set) var loading = LoopPagerLoading.idle

        private let first: Cursor
        private let prefetch: Int
        private let load: Load
        /// The cursor of the next page; nil after the last page.
        private var next: Cursor?
        private weak var view: LoopPagerView?
        /// Requests the next page if it failed or is needed.
        private var ask: (() -> Void)?
        /// Whether new items have loaded that the pager does not have yet.
        private var awaitsUpdate = false
        private let nextTurn = NextTurn()

        /// A loader without items, which loads the first page when a pager uses it.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How near to the last item the current one asks for more, in items; 0 or
        ///     more.
        ///   - load: Loads a page.
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

        /// Immediately requests a failed page again.
        public func retry() {
            ask?()
        }

        /// Starts again: cancels the request in flight, drops all items and loads the first page.
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

        /// Called by the pager, possibly during an update, when published values must not change.
        private func tell(_ loading: LoopPagerLoading) {
            nextTurn.perform { [weak self] in self?.loading = loading }
        }
    }

    /// A loader of items of any type.
    @MainActor
    protocol PagerLoading: AnyObject {
        /// Connects to a pager, or confirms that the connected pager has the loaded items.
        func serve(_ view: LoopPagerView)
        /// Disconnects from the pager and stops loading.
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
        /// Loads the loader's items page by page, each page when the end comes near.
        ///
        /// - Parameter loader: A state object of the parent view; it serves one pager at a time.
        /// - Returns: The changed pager.
        public func loader<Item, Cursor>(_ loader: PagerLoader<Item, Cursor>) -> Self {
            changed { $0.options.loader = loader }
        }
    }
#endif
