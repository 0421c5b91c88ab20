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
    public enum LoopPagerLoading: Sendable {
        /// Nothing to load now.
        case idle
        /// A page is loading.
        case loading
        /// The last page has arrived.
        case ended
        /// The request is repeated after 1, 2, 4 … at most 30 seconds, or by `retryLoading()`.
        case failed(any Error)
    }

    /// A feed whose items and cursors have any type.
    @_spi(RondoSwiftUI)
    @MainActor
    public protocol FeedLoading: AnyObject {
        /// The view that it loads for, nil if it loads nothing.
        var keeper: FeedKeeper? { get }
        /// Whether the view does not have the items of the last page yet; until then nothing is
        /// requested.
        var awaitsItems: Bool { get set }
        /// Loads for a view from now on, instead of another view and of another feed.
        func start(for keeper: FeedKeeper)
        /// Cancels the request in flight, and loads nothing until the next start, which continues.
        func stop()
        /// Immediately requests a failed page again.
        func retry()
        /// Begins again at the first page.
        func restart()
        /// Loads the first page again, which replaces all others, and returns whether it has come:
        /// when it has come or failed, or the request or the calling task is cancelled.
        ///
        /// Until it has come, the next page stays the same.
        func refresh() async -> Bool
        /// Requests the next page if it is needed.
        func ask(_ scroller: Scroller, at time: Milliseconds)
        /// When it needs another call without an event, nil for never.
        var deadline: Milliseconds? { get }
    }

    /// Loads pages when the engine requests them, one at a time.
    @_spi(RondoSwiftUI)
    @MainActor
    public final class FeedLoader<Item, Cursor: Sendable>: FeedLoading {
        /// A page of the feed.
        public typealias Page = LoopPagerPage<Item, Cursor>

        private let first: Cursor
        /// The cursor of the next page, nil after the last one.
        private var next: Cursor?
        private var loader: PageLoader<Cursor>
        private let load: @MainActor (Cursor) async throws -> Page
        private let append: (_ items: [Item], _ isReplacement: Bool) -> Void
        private let report: (LoopPagerLoading, Refreshing?) -> Void
        /// The reason why the last request failed, nil if it did not.
        private var failure: (any Error)?
        /// Whether the first page is requested again, wherever the content is, to replace all
        /// others.
        private var isReplacing = false
        /// The refresh that waits for the next page, nil without one.
        private var refreshing: Refreshing?
        /// See `FeedLoading`.
        public private(set) weak var keeper: FeedKeeper?
        /// See `FeedLoading`.
        public var awaitsItems = false

        /// A feed that loads nothing until it is started.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the first page.
        ///   - prefetch: How many items before the last one the current item triggers a request; 0
        ///     or more.
        ///   - load: Loads a page.
        ///   - append: Appends the items of a page, or replaces all items with them.
        ///   - report: Called with each state of loading, also within updates. A refresh returns
        ///     after it and after the release of its second argument.
        public init(
            from cursor: Cursor,
            prefetch: Int,
            load: @escaping @MainActor (Cursor) async throws -> Page,
            append: @escaping (_ items: [Item], _ isReplacement: Bool) -> Void,
            report: @escaping (LoopPagerLoading, Refreshing?) -> Void
        ) {
            (first, next) = (cursor, cursor)
            loader = PageLoader(from: cursor, prefetch: prefetch)
            self.load = load
            self.append = append
            self.report = report
        }

        private var loading: LoopPagerLoading {
            if let failure { return .failed(failure) }
            if loader.inFlight != nil { return .loading }
            return next == nil ? .ended : .idle
        }

        /// Reports the state of loading.
        private func tell() {
            report(loading, refreshing)
        }

        // MARK: Its view

        /// See `FeedLoading`.
        public func start(for new: FeedKeeper) {
            leave()
            new.feed?.stop()
            keeper = new
            new.feed = self
            tell()
            new.update()
        }

        /// See `FeedLoading`.
        public func stop() {
            leave()
            tell()
        }

        /// Loads for no view; the present page can be requested again.
        private func leave() {
            begin()
            keeper?.feed = nil
            keeper = nil
        }

        /// Continues with the next page, or with the first one to replace all others, without a
        /// request in flight and a failed one.
        private func begin(isReplacing: Bool = false) {
            keeper?.request?.cancel()
            // A late answer is refused by its number.
            let numbers = loader.numbers
            let cursor = isReplacing ? nil : next
            loader = PageLoader(from: cursor ?? first, prefetch: loader.prefetch)
            loader.numbers = numbers
            self.isReplacing = isReplacing
            (failure, refreshing, awaitsItems) = (nil, nil, false)
        }

        // MARK: Requests

        /// See `FeedLoading`.
        public var deadline: Milliseconds? { loader.retryTime }

        /// See `FeedLoading`.
        public func ask(_ scroller: Scroller, at time: Milliseconds) {
            guard !awaitsItems, isReplacing || next != nil else { return }
            // Without items a page is requested at once.
            let next =
                isReplacing
                ? loader.request(current: 0, count: 0, at: time)
                : loader.request(for: scroller, at: time)
            guard let request = next else { return }
            failure = nil
            let load = load
            keeper?.request = Task { [weak self] in
                do {
                    let page = try await load(request.cursor)
                    self?.receive(request.number, page)
                } catch {
                    self?.fail(request.number, error)
                }
            }
            tell()
        }

        private func receive(_ number: Int, _ page: Page) {
            guard let keeper = view(waitingFor: number) else { return }
            loader.receive(number, items: page.items.count, next: page.next, at: keeper.now())
            next = page.next
            refreshing?.succeed()
            tell()
            refreshing = nil
            let isReplacement = isReplacing
            isReplacing = false
            append(page.items, isReplacement)
            keeper.update()
        }

        private func fail(_ number: Int, _ error: any Error) {
            guard let keeper = view(waitingFor: number) else { return }
            if isReplacing {
                // Unlike a page it is not repeated, so a retry within the report has no effect.
                let refreshing = refreshing
                begin()
                report(.failed(error), refreshing)
            } else {
                loader.fail(number, at: keeper.now())
                failure = error
            }
            tell()
            keeper.update()
        }

        /// The view that needs an answer; nil if it is gone, or if the request has been cancelled.
        private func view(waitingFor number: Int) -> FeedKeeper? {
            guard loader.inFlight?.number == number else { return nil }
            if keeper == nil { stop() }
            return keeper
        }

        /// See `FeedLoading`.
        public func retry() {
            guard let keeper else { return }
            loader.retry(at: keeper.now())
            keeper.update()
        }

        /// See `FeedLoading`.
        public func restart() {
            next = first
            begin()
            tell()
            keeper?.update()
        }

        /// See `FeedLoading`.
        public func refresh() async -> Bool {
            await Refreshing.wait { refreshing in
                guard let keeper else { return }
                begin(isReplacing: true)
                self.refreshing = refreshing
                tell()
                keeper.update()
            }
        }
    }
#endif
