/// The events of an engine; each is returned once, in order.
///
/// Removing elements from an array is a lot of code, so returned events stay in the array until
/// others take their place.
struct EventQueue<Event: Sendable>: Sendable {
    private var stored: [Event] = []
    /// The number of events in `stored` since the queue was last cleared.
    private(set) var count = 0
    /// The number of events that `next()` has returned.
    private var handedOver = 0

    /// Whether all events have been returned.
    var isEmpty: Bool { handedOver == count }

    /// One of these events.
    subscript(index: Int) -> Event { stored[index] }

    /// Adds an event at the end.
    mutating func append(_ event: Event) {
        if count < stored.count {
            stored[count] = event
        } else {
            stored.append(event)
        }
        count += 1
    }

    /// Returns the next event, nil if all have been returned.
    @inline(__always)
    mutating func next() -> Event? {
        guard handedOver < count else {
            clear()
            return nil
        }
        handedOver += 1
        return stored[handedOver - 1]
    }

    /// Returns all remaining events.
    mutating func takeAll() -> [Event] {
        defer { clear() }
        return Array(stored[handedOver..<count])
    }

    /// Removes the events but keeps their memory.
    mutating func clear() {
        count = 0
        handedOver = 0
    }
}
