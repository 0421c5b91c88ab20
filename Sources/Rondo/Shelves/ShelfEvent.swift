/// An event of a shelf list.
public struct ShelfEvent: Equatable, Sendable {
    /// The shelf of the event; nil for the vertical list, whose items are the shelves: an item's
    /// key is then the number of a shelf's key.
    public let shelf: ShelfKey?
    /// The event.
    public let event: Event
}
