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
    /// The number of failures in a row, and of empty pages in a row.
    private var failures = 0
    private var empties = 0
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
        failures = 0
        empties = isEmpty ? empties + 1 : 0
        if empties > 1, next != nil { delay(from: time, after: empties - 1) }
        return true
    }

    /// A request fails; returns whether it was expected.
    mutating func fail(_ number: Int, at time: Milliseconds) -> Bool {
        guard waiting == number else { return false }
        (waiting, hasFailed) = (nil, true)
        failures += 1
        delay(from: time, after: failures)
        return true
    }

    private mutating func delay(from time: Milliseconds, after count: Int) {
        var delay: Milliseconds = 1000
        for _ in 1..<count where delay < 30_000 { delay *= 2 }
        retryTime = time + min(delay, 30_000)
    }

    /// The user retries; returns whether something had failed.
    mutating func retry(at time: Milliseconds) -> Bool {
        guard hasFailed else { return false }
        retryTime = time
        return true
    }

    /// Starts with another list; returns the cancelled request.
    mutating func restart() -> Int? {
        defer {
            (waiting, cursor, retryTime, hasFailed) = (nil, 0, nil, false)
            (failures, empties) = (0, 0)
        }
        return waiting
    }
}
