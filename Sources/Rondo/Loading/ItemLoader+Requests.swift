extension ItemLoader {
    /// The next action of the host; call it after each input and with each frame, until it is nil.
    ///
    /// - Parameter time: In milliseconds; never before an earlier one.
    /// - Returns: The next action; cancelled requests come before new ones.
    /// - Complexity: O(w) for `w` items in the window, O(1) if all of them have data.
    public mutating func next(at time: Milliseconds) -> Action? {
        while let key = forgotten.popLast() {
            // Its data may have arrived again since.
            if revision(of: key) == nil { return .forget(key) }
        }
        if let index = flights.firstIndex(where: { isGivenUp($0, at: time) }) {
            let request = flights.remove(at: index).request
            land(request)
            return .cancel(request.number)
        }
        if let request = request(at: time) { return .fetch(request) }
        isHurried = false
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
        let earliest = earliestRequest
        if mayMiss {
            for key in window {
                guard let entry = near[key], entry.isMissing else { continue }
                deadline = Swift.min(deadline, Swift.max(entry.due, earliest))
            }
        }
        return deadline < .infinity ? deadline : nil
    }

    private var isSpaced: Bool { isMoving && !isHurried }

    /// The earliest time of the next request.
    private var earliestRequest: Milliseconds {
        guard isSpaced, let lastRequest else { return 0 }
        return lastRequest + rules.spacing
    }

    private func isGivenUp(_ flight: Flight, at time: Milliseconds) -> Bool {
        flight.unwantedSince.map { $0 + rules.patience <= time } ?? false
    }

    /// A request for missing items, as many as allowed, which is in flight from now on.
    private mutating func request(at time: Milliseconds) -> Request? {
        guard mayMiss, earliestRequest <= time else { return nil }
        guard var arrival = newestArrival(below: .max, at: time) else {
            mayMiss = window.contains { near[$0]?.isMissing ?? false }
            return nil
        }
        let number = numbers.next()
        var keys: [ItemKey] = []
        if isSpaced {
            // The items that entered the window last are those that the user will see.
            take(number, into: &keys, at: time) { $0.arrival == arrival }
            while keys.count < rules.batch, let next = newestArrival(below: arrival, at: time) {
                arrival = next
                take(number, into: &keys, at: time) { $0.arrival == next }
            }
        } else {
            take(number, into: &keys, at: time) { _ in true }
        }
        let request = Request(number: number, keys: keys)
        flights.append(Flight(request: request))
        lastRequest = time
        return request
    }

    /// The number of the latest window below `limit` with which a missing item arrived.
    private func newestArrival(below limit: Int, at time: Milliseconds) -> Int? {
        var newest: Int?
        for key in window {
            guard let entry = near[key], entry.isMissing, entry.due <= time,
                entry.arrival < limit
            else { continue }
            newest = Swift.max(newest ?? 0, entry.arrival)
        }
        return newest
    }

    private mutating func take(
        _ number: Int,
        into keys: inout [ItemKey],
        at time: Milliseconds,
        where isWanted: (Entry) -> Bool
    ) {
        for key in window where keys.count < rules.batch {
            guard let entry = near[key], entry.isMissing, entry.due <= time, isWanted(entry)
            else { continue }
            _ = near.change(key) { $0.request = number }
            keys.append(key)
        }
    }
}

extension ItemLoader.Entry {
    /// Whether it has no data and is not in flight.
    var isMissing: Bool { revision == 0 && request == 0 }
}
