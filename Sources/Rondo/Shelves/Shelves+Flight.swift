/// A motion in a list of shelves, as a value.
public struct ShelfFlight: Equatable, Sendable {
    /// The number of the row that moves its items, as in `LiveShelf.row`; nil if the vertical list
    /// moves.
    public let row: Int?
    /// The motion.
    public let flight: Flight
    /// The time of the next event without a motion, such as the end of a wheel's gesture.
    fileprivate let deadline: Milliseconds

    /// The time of the next frame in which this motion or an event without a motion changes more
    /// than the track.
    ///
    /// - Complexity: As ``Flight/next``.
    public var next: Milliseconds { Swift.min(flight.next, deadline) }
}

extension Shelves {
    /// The current motions, first that of the list; read them after a frame.
    ///
    /// Until the earliest `next` of all, no row and no cell changes, and no event happens. Empty if
    /// nothing moves without a finger.
    ///
    /// - Complexity: O(r) for r live rows; one allocation if anything moves.
    public var flights: [ShelfFlight] {
        guard list.window.calm.isDrawn else { return [] }
        let deadline = nextDeadline ?? .infinity
        var flights: [ShelfFlight] = []
        func add(_ flight: Flight?, of row: Int?) {
            guard let flight else { return }
            flights.append(ShelfFlight(row: row, flight: flight, deadline: deadline))
        }
        add(list.flight, of: nil)
        for shelf in live { add(shelf.flight, of: shelf.row.number) }
        return flights
    }
}
