/// Decides when a feed asks for its next page; a state machine without input or output.
///
/// One request is in flight at a time. Failures are asked for again after 1, 2, 4 … at most 30
/// seconds, or at once when the user wants it; behind an empty page the next one waits as long.
/// Answers that come twice, late or for a feed that was since replaced are refused and change
/// nothing.
///
///     var loader = PageLoader(from: "p1")
///     loader.request(for: scroller, at: 0)              // number 1, cursor "p1"
///     if loader.receive(1, items: page.count, next: "p2", at: 40) == nil {
///         scroller.append(page: page, at: 40)
///     }
///     loader.request(for: scroller, at: 50)             // nil until the end is near
///
/// `Cursor` is whatever names a page to the host.
public struct PageLoader<Cursor: Sendable>: Sendable {
    /// A page to be fetched.
    public struct Request: Sendable {
        /// Names the request, counted from 1 over the loader's life.
        public let number: Int
        /// Which page.
        public let cursor: Cursor
    }

    private enum State: Sendable {
        /// The next page may be asked for.
        case ready(Cursor)
        /// A request is in flight.
        case waiting(Request)
        /// The last request failed; it is made again at a time.
        case failed(Cursor, retry: Milliseconds)
        /// The last page was empty; the next one may be asked for from a time on.
        case emptied(Cursor, until: Milliseconds)
        /// There are no more pages.
        case ended
    }

    /// How near to the last item the current one asks for more, in items; 0 or more.
    public let prefetch: Int
    private let start: Cursor
    private var state: State
    /// How many requests in a row have brought nothing: a failure, or an empty page.
    private var failures = 0
    /// What the next request is called.
    public var numbers = RequestNumbers()

    /// Starts at a cursor.
    ///
    /// - Parameters:
    ///   - cursor: Of the first page.
    ///   - prefetch: How near to the last item the current one asks for more, in items.
    /// - Precondition: Traps when `prefetch` is negative.
    public init(from cursor: Cursor, prefetch: Int = 2) {
        precondition(prefetch >= 0, "PageLoader.prefetch must be 0 or more")
        self.prefetch = prefetch
        start = cursor
        state = .ready(cursor)
    }

    /// The request in flight, nil when none is.
    public var inFlight: Request? {
        if case .waiting(let request) = state { request } else { nil }
    }

    /// When a request is due after a failure or an empty page, nil when it was neither.
    ///
    /// A failed request is made again then; behind an empty page the next one may be asked for.
    public var retryTime: Milliseconds? {
        switch state {
        case .failed(_, let time), .emptied(_, let time): time
        case .ready, .waiting, .ended: nil
        }
    }

    /// Whether the last page has come.
    public var hasEnded: Bool {
        if case .ended = state { true } else { false }
    }

    /// The request to make now, nil when there is none to make.
    ///
    /// - Parameters:
    ///   - current: The index of the current item; of no meaning when there are no items.
    ///   - count: How many items there are.
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

    /// The request to make now for what a scroller shows, nil when there is none to make.
    ///
    /// - Parameters:
    ///   - scroller: Whose current item is looked at, or the last of those that rest where it does;
    ///     what its filter hides does not count.
    ///   - time: In milliseconds.
    /// - Returns: The page to fetch; it is in flight from now on.
    public mutating func request(for scroller: Scroller, at time: Milliseconds) -> Request? {
        request(current: scroller.reachedIndex?.value ?? 0, count: scroller.items.count, at: time)
    }

    /// A page has come.
    ///
    /// - Parameters:
    ///   - number: Of the request that it answers.
    ///   - count: How many items it has, known ones too. Behind one without any, the next is not
    ///     asked for at once, so that a feed of empty pages is not asked without end.
    ///   - next: The cursor of the page after it, nil at the end of the feed.
    ///   - time: In milliseconds; the delay behind an empty page counts from here.
    /// - Returns: Why nobody waits for it, or nil.
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
        if count > 0 {
            failures = 0
            state = .ready(next)
        } else {
            failures += 1
            state = .emptied(next, until: time + RetryDelay.delay(after: failures))
        }
        return nil
    }

    /// A request has failed.
    ///
    /// - Parameters:
    ///   - number: Of the request.
    ///   - time: In milliseconds; the delay counts from here.
    /// - Returns: Why nobody waits for it, or nil.
    @discardableResult
    public mutating func fail(_ number: Int, at time: Milliseconds) -> Refusal? {
        guard let request = inFlight, request.number == number else { return .noSuchRequest }
        failures += 1
        state = .failed(request.cursor, retry: time + RetryDelay.delay(after: failures))
        return nil
    }

    /// The user asks again after a failure: it is due at once.
    ///
    /// - Parameter time: In milliseconds.
    /// - Returns: Why this makes no sense now, or nil.
    @discardableResult
    public mutating func retry(at time: Milliseconds) -> Refusal? {
        guard case .failed(let cursor, _) = state else { return .nothingFailed }
        state = .failed(cursor, retry: time)
        return nil
    }

    /// The feed was replaced: it starts again at its first page.
    ///
    /// - Returns: The request in flight that is not wanted any more, nil when there was none.
    public mutating func restart() -> Request? {
        defer {
            failures = 0
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
