extension ItemLoader {
    /// An answer has come, perhaps with less than was asked for, or with more.
    ///
    /// What was asked for and is not among the keys counts as failed. Keys that the request did
    /// not ask for mean nothing.
    ///
    /// - Parameters:
    ///   - number: Of the request that it answers.
    ///   - keys: The items whose data the host has now.
    ///   - time: In milliseconds.
    /// - Returns: Why nobody waits for it, or nil. Nothing has changed then.
    @discardableResult
    public mutating func receive(_ number: Int, _ keys: [ItemKey], at time: Milliseconds)
        -> Refusal?
    {
        guard let request = takeRequest(number) else { return .noSuchRequest }
        land(request)
        for key in request.keys {
            if keys.contains(key) { fill(key) } else { fail(key, at: time) }
        }
        trim()
        return nil
    }

    /// A request has failed.
    ///
    /// - Parameters:
    ///   - number: Of the request.
    ///   - time: In milliseconds; the delay counts from here.
    /// - Returns: Why nobody waits for it, or nil. Nothing has changed then.
    @discardableResult
    public mutating func fail(_ number: Int, at time: Milliseconds) -> Refusal? {
        receive(number, [], at: time)
    }

    /// The user asks again: what has failed in the window is due at once.
    ///
    /// - Parameter time: In milliseconds.
    /// - Returns: Why this makes no sense now, or nil.
    @discardableResult
    public mutating func retry(at time: Milliseconds) -> Refusal? {
        var hasFailed = false
        for key in window {
            guard let entry = near[key], entry.isMissing, entry.failures > 0 else { continue }
            hasFailed = true
            _ = near.change(key) { $0.due = time }
        }
        guard hasFailed else { return .nothingFailed }
        hurry()
        return nil
    }

    /// The host has data of items, for the first time or other data than before, without having
    /// been asked for it: each tile that shows one of them is filled anew.
    ///
    /// - Parameter keys: Of items, known ones or not.
    public mutating func update(_ keys: [ItemKey]) {
        for key in keys { fill(key) }
        trim()
    }

    private mutating func takeRequest(_ number: Int) -> Request? {
        flights.firstIndex { $0.request.number == number }.map { flights.remove(at: $0).request }
    }

    private mutating func fill(_ key: ItemKey) {
        revisions += 1
        let revision = revisions
        let isNear = near.change(key) {
            $0.revision = revision
            $0.failures = 0
        }
        guard !isNear, !cache.change(key, { $0 = revision }) else { return }
        cache.put(revision, for: key)
    }

    private mutating func fail(_ key: ItemKey, at time: Milliseconds) {
        _ = near.change(key) { entry in
            guard entry.isMissing else { return }
            entry.failures += 1
            entry.due = time + RetryDelay.delay(after: entry.failures)
        }
        mayMiss = true
    }

    /// The items of a request are not in flight any more.
    mutating func land(_ request: Request) {
        for key in request.keys {
            guard var entry = near[key] else { continue }
            entry.request = 0
            _ = near.change(key) { $0.request = 0 }
            settle(key, entry)
        }
    }
}
