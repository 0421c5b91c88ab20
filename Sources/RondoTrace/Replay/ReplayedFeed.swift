import Rondo

/// The feed of a replay: its requests and their answers.
struct ReplayedFeed: Sendable {
    static let missing = "no feed is configured"

    private var loader: PageLoader<String>
    /// The cancelled request that has not been reported yet.
    private var cancelled: Int?

    init(_ feed: TraceFeed) {
        loader = PageLoader(from: feed.cursor, prefetch: feed.prefetch)
    }

    /// Whether a request waits for its answer.
    func isWaiting(_ number: Int) -> Bool { loader.inFlight?.number == number }

    /// The numbers of requests.
    var numbers: RequestNumbers {
        get { loader.numbers }
        set { loader.numbers = newValue }
    }

    /// When a request is due after a failure or several empty pages, else nil.
    var retryTime: Milliseconds? { loader.retryTime }

    /// The output for now: a cancelled request, then a new one.
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

    /// Handles a page; returns the reason for a refusal, or nil.
    mutating func receive(_ number: Int, items: Int, next: String?, at time: Milliseconds)
        -> String?
    {
        loader.receive(number, items: items, next: next, at: time) == nil
            ? nil : Self.refusal(of: number)
    }

    /// Handles a failed request; returns the reason for a refusal, or nil.
    mutating func fail(_ number: Int, at time: Milliseconds) -> String? {
        loader.fail(number, at: time) == nil ? nil : Self.refusal(of: number)
    }

    /// Handles a retry by the user; returns the reason for a refusal, or nil.
    mutating func retry(at time: Milliseconds) -> String? {
        loader.retry(at: time) == nil ? nil : "no request has failed"
    }

    /// Starts again with another list: cancels the request in flight and returns to the first page.
    mutating func restart() {
        if let request = loader.restart() { cancelled = request.number }
    }

    static func refusal(of number: some BinaryInteger) -> String {
        "request \(number) is not waiting for an answer"
    }
}
