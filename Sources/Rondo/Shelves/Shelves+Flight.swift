/// The only motion in a list of shelves, as a value.
public struct ShelfFlight: Equatable, Sendable {
    /// The number of the row that moves its items, as in `LiveShelf.row`; nil if the vertical list moves.
    public let row: Int?
    /// The motion.
    public let flight: Flight
    /// The time of the next event elsewhere, such as the end of a wheel's gesture.
    fileprivate let deadline: Milliseconds

    /// The time of the next frame that changes more than the track; until then no row and no cell
    /// changes, and no event happens.
    ///
    /// - Complexity: As ``Flight/next``.
    public var next: Milliseconds { Swift.min(flight.next, deadline) }
}

extension Shelves {
    /// The only current motion; read it after a frame.
    ///
    /// It is nil if nothing moves without a finger, and if more than one list does: then draw frames.
    ///
    /// - Complexity: O(r) for r live rows; no allocation.
    public var flight: ShelfFlight? {
        guard isDrawn else { return nil }
        var (row, only) = (Int?.none, list.flight)
        for shelf in live where shelf.scroller.isGliding {
            guard only == nil, let flight = shelf.scroller.flight else { return nil }
            (row, only) = (shelf.row.number, flight)
        }
        let deadline = nextDeadline ?? .infinity
        return only.map { ShelfFlight(row: row, flight: $0, deadline: deadline) }
    }
}
