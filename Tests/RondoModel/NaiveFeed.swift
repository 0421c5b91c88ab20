import Rondo

/// The requests for pages of a feed, by Documentation/TraceFormat.md.
struct NaiveFeed {
    struct Request: Equatable {
        let number: Int
        let cursor: Int
    }

    let prefetch: Int
    /// The cursor of the next page, nil at the end.
    private var cursor: Int? = 0
    private var made = 0
    private(set) var waiting: Int?
    /// The number of failures and empty pages in a row.
    private var failures = 0
    private(set) var retryTime: Milliseconds?
    /// Whether the last answer was a failure.
    private var hasFailed = false

    init(prefetch: Int) {
        self.prefetch = prefetch
    }

    /// The request to make now.
    mutating func ask(reached: Int, count: Int, at time: Milliseconds) -> Request? {
        guard let cursor, waiting == nil else { return nil }
        if let retryTime {
            guard time >= retryTime else { return nil }
        }
        if !hasFailed {
            retryTime = nil
            if count > 0, reached < count - 1 - prefetch { return nil }
        }
        made += 1
        waiting = made
        (retryTime, hasFailed) = (nil, false)
        return Request(number: made, cursor: cursor)
    }

    /// A page arrives; returns whether it was expected.
    mutating func receive(_ number: Int, isEmpty: Bool, next: Int?, at time: Milliseconds) -> Bool {
        guard waiting == number else { return false }
        (waiting, cursor) = (nil, next)
        if isEmpty, next != nil { delay(from: time) } else { failures = 0 }
        return true
    }

    /// A request fails; returns whether it was expected.
    mutating func fail(_ number: Int, at time: Milliseconds) -> Bool {
        guard waiting == number else { return false }
        (waiting, hasFailed) = (nil, true)
        delay(from: time)
        return true
    }

    private mutating func delay(from time: Milliseconds) {
        var delay: Milliseconds = 1000
        for _ in 0..<failures where delay < 30_000 { delay *= 2 }
        (failures, retryTime) = (failures + 1, time + min(delay, 30_000))
    }

    /// The user retries; returns whether something had failed.
    mutating func retry(at time: Milliseconds) -> Bool {
        guard hasFailed else { return false }
        retryTime = time
        return true
    }

    /// Starts with another list; returns the cancelled request.
    mutating func restart() -> Int? {
        defer { (waiting, cursor, failures, retryTime, hasFailed) = (nil, 0, 0, nil, false) }
        return waiting
    }
}
