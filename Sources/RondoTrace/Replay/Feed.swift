import Rondo

/// The feed of a replay: when a page is asked for, and what becomes of the answers.
struct Feed: Sendable {
    static let missing = "no feed is configured"

    private var loader: PageLoader<String>
    /// The request that was given up and is still to be told of.
    private var cancelled: Int?

    init(_ feed: TraceFeed) {
        loader = PageLoader(from: feed.cursor, prefetch: feed.prefetch)
    }

    /// Whether a request waits for its answer.
    func isWaiting(_ number: Int) -> Bool { loader.inFlight?.number == number }

    /// What the next request is called.
    var numbers: RequestNumbers {
        get { loader.numbers }
        set { loader.numbers = newValue }
    }

    /// When a request is due after a failure or an empty page, nil when it was neither.
    var retryTime: Milliseconds? { loader.retryTime }

    /// What is to be told now: a request given up, then one made.
    mutating func bringOut(
        at time: Milliseconds,
        _ ask: (inout PageLoader<String>) -> PageLoader<String>.Request?
    ) -> [ReplayOutput] {
        var output: [ReplayOutput] = []
        if let cancelled { output.append(.cancel(cancelled, at: time)) }
        cancelled = nil
        if let request = ask(&loader) {
            output.append(.request(request.number, cursor: request.cursor, at: time))
        }
        return output
    }

    /// A page has come; the answer is why nobody waits for it, or nil.
    mutating func receive(_ number: Int, items: Int, next: String?, at time: Milliseconds)
        -> String?
    {
        loader.receive(number, items: items, next: next, at: time) == nil
            ? nil : Self.refusal(of: number)
    }

    /// A request has failed; the answer is why nobody waits for that, or nil.
    mutating func fail(_ number: Int, at time: Milliseconds) -> String? {
        loader.fail(number, at: time) == nil ? nil : Self.refusal(of: number)
    }

    /// The user asks again; the answer is why this makes no sense now, or nil.
    mutating func retry(at time: Milliseconds) -> String? {
        loader.retry(at: time) == nil ? nil : "no request has failed"
    }

    /// Another list: the request in flight is given up, and the first page is the next one.
    mutating func restart() {
        if let request = loader.restart() { cancelled = request.number }
    }

    static func refusal(of number: some BinaryInteger) -> String {
        "request \(number) is not waiting for an answer"
    }
}
