/// The events of an engine; each is returned once, in order.
struct EventQueue<Event: Sendable>: Sendable {
    /// The events since the queue was last cleared.
    var events: [Event] = []
    /// The number of events that `next()` has returned.
    private var handedOver = 0

    /// Whether all events have been returned.
    var isEmpty: Bool { handedOver == events.count }

    /// Returns the next event, nil if all have been returned.
    @inline(__always)
    mutating func next() -> Event? {
        guard handedOver < events.count else {
            clear()
            return nil
        }
        handedOver += 1
        return events[handedOver - 1]
    }

    /// Returns all remaining events.
    mutating func takeAll() -> [Event] {
        defer { clear() }
        return handedOver == 0 ? events : Array(events[handedOver...])
    }

    /// Removes the events but keeps their memory.
    mutating func clear() {
        guard !events.isEmpty else { return }
        events.removeAll(keepingCapacity: true)
        handedOver = 0
    }
}
