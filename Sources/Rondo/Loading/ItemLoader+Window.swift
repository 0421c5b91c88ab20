extension ItemLoader {
    /// Sets the items that are visible or next to a visible one; call it with each frame.
    ///
    /// - Parameters:
    ///   - keys: In the order in which they are shown; a key may occur several times.
    ///   - isMoving: Whether anything moves, so that requests are spaced.
    ///   - time: In milliseconds; never before an earlier one.
    /// - Complexity: O(w) for `w` keys in this window and the one before; no allocation unless the
    ///   window is larger than ever before.
    public mutating func show(_ keys: [ItemKey], isMoving: Bool, at time: Milliseconds) {
        pace.isMoving = isMoving
        if !isWindow(keys) { enter(keys, at: time) }
        trim()
    }

    /// Replaces the window.
    private mutating func enter(_ keys: [ItemKey], at time: Milliseconds) {
        window.number += 1
        for key in keys { enter(key) }
        for key in window.keys { leave(key) }
        window.keys.removeAll(keepingCapacity: true)
        for key in keys { window.keys.append(key) }
        mayMiss = true
        for index in flights.indices {
            let isWanted = flights[index].request.keys.contains { key in
                near[key].map { isInWindow($0) && $0.request != 0 } ?? false
            }
            flights[index].unwantedSince =
                isWanted ? nil : flights[index].unwantedSince ?? time
        }
    }

    /// Allows an immediate request, because a drag begins.
    public mutating func hurry() { pace.isHurried = true }

    /// Notes whether something is dragged; a drag that begins allows an immediate request.
    mutating func note(isDragging: Bool) {
        if isDragging, !pace.isDragging { hurry() }
        pace.isDragging = isDragging
    }

    private func isWindow(_ keys: [ItemKey]) -> Bool {
        guard window.number > 0, keys.count == window.keys.count else { return false }
        for index in keys.indices where keys[index] != window.keys[index] { return false }
        return true
    }

    private mutating func enter(_ key: ItemKey) {
        var entry = near[key] ?? Entry(revision: cache.remove(key) ?? 0)
        guard entry.window != window.number else { return }
        if entry.window != window.number - 1 || entry.arrival == 0 { entry.arrival = window.number }
        entry.window = window.number
        near.put(entry, for: key)
    }

    /// Handles an item of the previous window, unless it is in this one too.
    private mutating func leave(_ key: ItemKey) {
        guard let entry = near[key], entry.window != window.number else { return }
        // Remove the failure, so that the item is requested as soon as it returns.
        _ = near.change(key) {
            $0.failures = 0
            $0.due = 0
        }
        settle(key, entry)
    }

    /// Caches the data of an item that is neither in the window nor in flight.
    mutating func settle(_ key: ItemKey, _ entry: Entry) {
        guard !isInWindow(entry), entry.request == 0 else { return }
        near.remove(key)
        if entry.revision > 0 { cache.put(entry.revision, for: key) }
    }

    /// Removes the data that was shown longest ago, down to the capacity.
    mutating func trim() {
        guard cache.count + near.count > rules.capacity else { return }
        let inWindow = count - cache.count
        while cache.count > 0, cache.count + inWindow > rules.capacity, let key = cache.oldestKey {
            cache.remove(key)
            forgotten.append(key)
        }
    }
}
