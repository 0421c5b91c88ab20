#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A page of a feed.
    public struct LoopPagerPage<Item, Cursor: Sendable> {
        /// The items, in order.
        public var items: [Item]
        /// The cursor of the next page, nil at the end of the feed.
        public var next: Cursor?

        /// A page with the cursor of the next one.
        public init(items: [Item], next: Cursor?) {
            self.items = items
            self.next = next
        }
    }

    extension LoopPagerPage: Sendable where Item: Sendable {}

    extension LoopPagerPage {
        /// A page of a feed whose cursors are optional, for example because the first page has
        /// none: nil is the end here too.
        public init<Value>(items: [Item], next: Value?) where Cursor == Value? {
            self.init(items: items, next: next.map { .some($0) })
        }
    }

    /// The state of loading a feed.
    public enum LoopPagerLoading {
        /// Nothing to load now.
        case idle
        /// A page is loading.
        case loading
        /// The last page has arrived.
        case ended
        /// The request is repeated after 1, 2, 4 … at most 30 seconds, or by `retryLoading()`.
        case failed(any Error)
    }

    /// Loads the pages of a feed, whose items and cursors have any type.
    @MainActor
    protocol FeedLoading: AnyObject {
        /// Requests the next page if it is needed.
        func ask(_ scroller: Scroller, at time: Milliseconds)
        /// When it needs another call without an event, nil for never.
        var deadline: Milliseconds? { get }
        /// Cancels the request in flight.
        func cancel()
    }

    /// Loads pages when the engine requests them, one at a time.
    @_spi(RondoSwiftUI)
    @MainActor
    public final class FeedLoader<Item, Cursor: Sendable>: FeedLoading {
        /// A page of the feed.
        public typealias Page = LoopPagerPage<Item, Cursor>

        private var loader: PageLoader<Cursor>
        private var task: Task<Void, Never>?
        private let load: @MainActor (Cursor) async throws -> Page
        private let isReady: () -> Bool
        private let isUrgent: () -> Bool
        private let append: (Page) -> Void
        private let report: (LoopPagerLoading) -> Void
        weak var keeper: FeedKeeper?

        /// A feed that loads nothing until a keeper starts it.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many items before the last one the current item triggers a request; 0
        ///     or more.
        ///   - isReady: Whether the view has the items of the last page.
        ///   - isUrgent: Whether the next page is needed wherever the content is.
        ///   - load: Loads a page.
        ///   - append: Appends the items of a page.
        ///   - report: Called with each state of loading, also within updates.
        public init(
            from cursor: Cursor,
            prefetch: Int,
            isReady: @escaping () -> Bool = { true },
            isUrgent: @escaping () -> Bool = { false },
            load: @escaping @MainActor (Cursor) async throws -> Page,
            append: @escaping (Page) -> Void,
            report: @escaping (LoopPagerLoading) -> Void
        ) {
            loader = PageLoader(from: cursor, prefetch: prefetch)
            self.isReady = isReady
            self.isUrgent = isUrgent
            self.load = load
            self.append = append
            self.report = report
        }

        /// Cancels the request of a view that is gone.
        deinit {
            task?.cancel()
        }

        private var now: Milliseconds { keeper?.now() ?? 0 }

        var deadline: Milliseconds? { loader.retryTime }

        func ask(_ scroller: Scroller, at time: Milliseconds) {
            guard isReady() else { return }
            // Without items a page is requested at once.
            let next =
                isUrgent()
                ? loader.request(current: 0, count: 0, at: time)
                : loader.request(for: scroller, at: time)
            guard let request = next else { return }
            report(.loading)
            let load = load
            task = Task { [weak self] in
                do {
                    let page = try await load(request.cursor)
                    self?.receive(request.number, page)
                } catch {
                    self?.fail(request.number, error)
                }
            }
        }

        private func receive(_ number: Int, _ page: Page) {
            let refusal = loader.receive(
                number,
                items: page.items.count,
                next: page.next,
                at: now
            )
            guard refusal == nil else { return }
            report(page.next == nil ? .ended : .idle)
            append(page)
            if page.items.isEmpty { keeper?.update() }
        }

        private func fail(_ number: Int, _ error: any Error) {
            guard loader.fail(number, at: now) == nil else { return }
            report(.failed(error))
            keeper?.update()
        }

        /// Handles a retry by the user.
        func retry() {
            loader.retry(at: now)
        }

        func cancel() {
            task?.cancel()
            _ = loader.restart()
        }
    }
#endif
