extension ItemLoader {
    /// The next action of the host; call it after each input and with each frame, until it is nil.
    ///
    /// - Parameters:
    ///   - time: In milliseconds; never before an earlier one.
    ///   - isThere: Whether an item of the window still exists; items removed since the last frame
    ///     are not requested.
    /// - Returns: The next action; cancelled requests come before new ones.
    /// - Complexity: O(w) for `w` items in the window, O(1) if all of them have data.
    public mutating func next(
        at time: Milliseconds,
        where isThere: (ItemKey) -> Bool = { _ in true }
    ) -> Action? {
        while let key = forgotten.popLast() {
            // Its data may have arrived again since.
            if revision(of: key) == nil { return .forget(key) }
        }
        if let index = flights.firstIndex(where: { isGivenUp($0, at: time) }) {
            let request = flights.remove(at: index).request
            land(request)
            return .cancel(request.number)
        }
        if let request = request(at: time, where: isThere) { return .fetch(request) }
        pace.isHurried = false
        return nil
    }

    /// The next time at which `next(at:)` has an action without an input, or nil.
    ///
    /// - Complexity: O(w) for `w` items in the window.
    public var nextDeadline: Milliseconds? {
        var deadline = Milliseconds.infinity
        for flight in flights {
            guard let since = flight.unwantedSince else { continue }
            deadline = Swift.min(deadline, since + rules.patience)
        }
        let earliest = pace.earliest(rules.spacing)
        if mayMiss {
            for key in window.keys {
                guard let entry = near[key], entry.isMissing else { continue }
                deadline = Swift.min(deadline, Swift.max(entry.due, earliest))
            }
        }
        return deadline < .infinity ? deadline : nil
    }

    private func isGivenUp(_ flight: Flight, at time: Milliseconds) -> Bool {
        flight.unwantedSince.map { $0 + rules.patience <= time } ?? false
    }

    /// A request for missing items, as many as allowed, which is in flight from now on.
    private mutating func request(
        at time: Milliseconds,
        where isThere: (ItemKey) -> Bool
    ) -> Request? {
        guard mayMiss, pace.earliest(rules.spacing) <= time else { return nil }
        func isDue(_ key: ItemKey, _ entry: Entry) -> Bool {
            entry.isMissing && entry.due <= time && isThere(key)
        }
        guard var arrival = newestArrival(below: .max, where: isDue) else {
            mayMiss = window.keys.contains { near[$0]?.isMissing ?? false }
            return nil
        }
        let number = numbers.next()
        var keys: [ItemKey] = []
        if pace.isSpaced {
            // The items that entered the window last are those that the user will see.
            take(number, into: &keys) { $1.arrival == arrival && isDue($0, $1) }
            while keys.count < rules.batch, let next = newestArrival(below: arrival, where: isDue) {
                arrival = next
                take(number, into: &keys) { $1.arrival == next && isDue($0, $1) }
            }
        } else {
            take(number, into: &keys, where: isDue)
        }
        let request = Request(number: number, keys: keys)
        flights.append(Flight(request: request))
        pace.lastRequest = time
        return request
    }

    /// The number of the latest window below `limit` with which a due item arrived.
    private func newestArrival(below limit: Int, where isDue: (ItemKey, Entry) -> Bool) -> Int? {
        var newest: Int?
        for key in window.keys {
            guard let entry = near[key], entry.arrival < limit, isDue(key, entry) else { continue }
            newest = Swift.max(newest ?? 0, entry.arrival)
        }
        return newest
    }

    private mutating func take(
        _ number: Int,
        into keys: inout [ItemKey],
        where isWanted: (ItemKey, Entry) -> Bool
    ) {
        for key in window.keys where keys.count < rules.batch {
            guard let entry = near[key], isWanted(key, entry) else { continue }
            _ = near.change(key) { $0.request = number }
            keys.append(key)
        }
    }
}

extension ItemLoader.Entry {
    /// Whether it has no data and is not in flight.
    var isMissing: Bool { revision == 0 && request == 0 }
}
