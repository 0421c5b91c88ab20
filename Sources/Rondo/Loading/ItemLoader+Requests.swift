extension ItemLoader {
    /// What the host is to do now: asked again and again, until it is nil, after each input and at
    /// each frame.
    ///
    /// - Parameter time: In milliseconds; never before an earlier one.
    /// - Returns: The next thing to do, requests that are given up before those that are made.
    /// - Complexity: O(w) for `w` items in the window, O(1) when all of them are there.
    public mutating func next(at time: Milliseconds) -> Action? {
        while let key = forgotten.popLast() {
            // Its data may have come again since.
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

    /// When `next(at:)` has something to do by itself, nil when it will not.
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

    /// Before this no request is made.
    private var earliestRequest: Milliseconds {
        guard isSpaced, let lastRequest else { return 0 }
        return lastRequest + rules.spacing
    }

    private func isGivenUp(_ flight: Flight, at time: Milliseconds) -> Bool {
        flight.unwantedSince.map { $0 + rules.patience <= time } ?? false
    }

    /// The items that are missing now, as many as there may be, in flight from now on.
    private mutating func request(at time: Milliseconds) -> Request? {
        guard mayMiss, earliestRequest <= time else { return nil }
        guard var arrival = newestArrival(below: .max, at: time) else {
            mayMiss = window.contains { near[$0]?.isMissing ?? false }
            return nil
        }
        let number = numbers.next()
        var keys: [ItemKey] = []
        if isSpaced {
            // What came into the window last is what the user will see.
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

    /// The latest window below a count with which a missing item came.
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
