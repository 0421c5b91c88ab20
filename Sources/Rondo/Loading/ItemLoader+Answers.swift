extension ItemLoader {
    /// Handles an answer, which may have fewer or more items than requested.
    ///
    /// Requested items that are missing in the answer count as failed. Keys that were not requested
    /// are ignored.
    ///
    /// - Parameters:
    ///   - number: The number of the request.
    ///   - keys: The items whose data the host has now.
    ///   - time: In milliseconds.
    /// - Returns: The reason for a refusal, without any change; or nil.
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

    /// Handles a failed request.
    ///
    /// - Parameters:
    ///   - number: The number of the request.
    ///   - time: In milliseconds; the delay counts from here.
    /// - Returns: The reason for a refusal, without any change; or nil.
    @discardableResult
    public mutating func fail(_ number: Int, at time: Milliseconds) -> Refusal? {
        receive(number, [], at: time)
    }

    /// Makes failed items in the window due immediately, for a retry by the user.
    ///
    /// - Parameter time: In milliseconds.
    /// - Returns: The reason for a refusal, or nil.
    @discardableResult
    public mutating func retry(at time: Milliseconds) -> Refusal? {
        var hasFailed = false
        for key in window.keys {
            guard let entry = near[key], entry.isMissing, entry.failures > 0 else { continue }
            hasFailed = true
            _ = near.change(key) { $0.due = time }
        }
        guard hasFailed else { return .nothingFailed }
        hurry()
        return nil
    }

    /// Handles data that arrived without a request, for the first time or changed: each tile that
    /// shows one of the items is filled again.
    ///
    /// Nothing is forgotten before the next frame, which may show the items.
    ///
    /// - Parameter keys: Keys of items, known or not.
    public mutating func update(_ keys: [ItemKey]) {
        for key in keys { fill(key) }
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

    /// Marks the items of a request as no longer in flight.
    mutating func land(_ request: Request) {
        for key in request.keys {
            guard var entry = near[key] else { continue }
            entry.request = 0
            _ = near.change(key) { $0.request = 0 }
            settle(key, entry)
        }
    }
}
