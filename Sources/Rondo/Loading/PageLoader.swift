/// Decides when a feed requests its next page; a state machine without input or output.
///
/// One request is in flight at a time. A failed request is repeated after 1, 2, 4 … at most 30
/// seconds, or immediately when the user asks; after several empty pages in a row the next request
/// waits as long.
/// An answer that comes twice, late, or for a replaced feed is refused and changes nothing.
///
///     var loader = PageLoader(from: "p1")
///     loader.request(for: scroller, at: 0)              // number 1, cursor "p1"
///     if loader.receive(1, items: page.count, next: "p2", at: 40) == nil {
///         scroller.append(page: page, at: 40)
///     }
///     loader.request(for: scroller, at: 50)             // nil until the end is near
///
/// `Cursor` is any type that names a page to the host.
public struct PageLoader<Cursor: Sendable>: Sendable {
    /// A page to be fetched.
    public struct Request: Sendable {
        /// The number of the request, counted from 1.
        public let number: Int
        /// The cursor of the page.
        public let cursor: Cursor
    }

    private enum State: Sendable {
        /// The next page can be requested.
        case ready(Cursor)
        /// A request is in flight.
        case waiting(Request)
        /// The last request failed and is repeated at this time.
        case failed(Cursor, retry: Milliseconds)
        /// The last pages were empty; the next one can be requested from this time on.
        case emptied(Cursor, until: Milliseconds)
        /// There are no more pages.
        case ended
    }

    /// How many items before the last one the current item triggers a request; 0 or more.
    public let prefetch: Int
    private let start: Cursor
    private var state: State
    /// The number of failures in a row.
    private var failures = 0
    /// The number of empty pages in a row.
    private var empties = 0
    /// The numbers of requests.
    public var numbers = RequestNumbers()

    /// Starts at a cursor.
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the first page.
    ///   - prefetch: How many items before the last one the current item triggers a request.
    /// - Precondition: Traps if `prefetch` is negative.
    public init(from cursor: Cursor, prefetch: Int = 2) {
        precondition(prefetch >= 0, "PageLoader.prefetch must be 0 or more")
        self.prefetch = prefetch
        start = cursor
        state = .ready(cursor)
    }

    /// The request in flight, or nil.
    public var inFlight: Request? {
        if case .waiting(let request) = state { request } else { nil }
    }

    /// When a request is due after a failure or several empty pages; nil in other states.
    ///
    /// A failed request is repeated then; after empty pages the next page can be requested.
    public var retryTime: Milliseconds? {
        switch state {
        case .failed(_, let time), .emptied(_, let time): time
        case .ready, .waiting, .ended: nil
        }
    }

    /// Whether the last page has arrived.
    public var hasEnded: Bool {
        if case .ended = state { true } else { false }
    }

    /// The request to make now, or nil.
    ///
    /// - Parameters:
    ///   - current: The index of the current item; ignored without items.
    ///   - count: The number of items.
    ///   - time: In milliseconds.
    /// - Returns: The page to fetch; it is in flight from now on.
    public mutating func request(current: Int, count: Int, at time: Milliseconds) -> Request? {
        if case .emptied(let cursor, let until) = state, until <= time { state = .ready(cursor) }
        switch state {
        case .ready(let cursor):
            guard count - 1 - current <= prefetch || count == 0 else { return nil }
            return send(cursor)
        case .failed(let cursor, let retry):
            return retry <= time ? send(cursor) : nil
        case .emptied, .waiting, .ended:
            return nil
        }
    }

    /// The request to make now for a scroller, or nil.
    ///
    /// - Parameters:
    ///   - scroller: The scroller; its `reachedIndex` and its shown items count.
    ///   - time: In milliseconds.
    /// - Returns: The page to fetch; it is in flight from now on.
    public mutating func request(for scroller: Scroller, at time: Milliseconds) -> Request? {
        request(current: scroller.reachedIndex?.value ?? 0, count: scroller.items.count, at: time)
    }

    /// Handles a page.
    ///
    /// - Parameters:
    ///   - number: The number of the request.
    ///   - count: The number of its items, including known ones. After the second empty page in a
    ///     row the next one is delayed, so a feed of empty pages does not cause endless requests.
    ///   - next: The cursor of the next page, nil at the end of the feed.
    ///   - time: In milliseconds; the delay after empty pages counts from here.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func receive(
        _ number: Int,
        items count: Int,
        next: Cursor?,
        at time: Milliseconds
    ) -> Refusal? {
        guard inFlight?.number == number else { return .noSuchRequest }
        guard let next else {
            state = .ended
            return nil
        }
        failures = 0
        empties = count > 0 ? 0 : empties + 1
        state =
            empties > 1
            ? .emptied(next, until: time + RetryDelay.delay(after: empties - 1)) : .ready(next)
        return nil
    }

    /// Handles a failed request.
    ///
    /// - Parameters:
    ///   - number: The number of the request.
    ///   - time: In milliseconds; the delay counts from here.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func fail(_ number: Int, at time: Milliseconds) -> Refusal? {
        guard let request = inFlight, request.number == number else { return .noSuchRequest }
        failures += 1
        state = .failed(request.cursor, retry: time + RetryDelay.delay(after: failures))
        return nil
    }

    /// Makes a failed request due immediately, for a retry by the user.
    ///
    /// - Parameter time: In milliseconds.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func retry(at time: Milliseconds) -> Refusal? {
        guard case .failed(let cursor, _) = state else { return .nothingFailed }
        state = .failed(cursor, retry: time)
        return nil
    }

    /// Starts again at the first page, because the feed was replaced.
    ///
    /// - Returns: The request in flight, which is no longer needed; nil if there was none.
    public mutating func restart() -> Request? {
        defer {
            (failures, empties) = (0, 0)
            state = .ready(start)
        }
        return inFlight
    }

    private mutating func send(_ cursor: Cursor) -> Request {
        let request = Request(number: numbers.next(), cursor: cursor)
        state = .waiting(request)
        return request
    }
}
