/// Something that happened in a shelf list.
public struct ShelfEvent: Equatable, Sendable {
    /// The shelf in which it happened; nil in the vertical list, whose items are the shelves: their
    /// keys' numbers are those of the items in the event.
    public let shelf: ShelfKey?
    /// What happened.
    public let event: Event
}
