/// The positions of a shelf list and its shelves, for restoring them later.
///
/// It contains keys of the host: to store it for longer, replace them with the host's own
/// identifiers.
public struct ShelfOffsets: Equatable, Sendable {
    /// The position of the vertical list; nil without shelves.
    public var list: ShelfOffset?
    /// The position of each shelf that is not at its start, those visible longest ago first.
    public var shelves: [ShelfOffset] = []

    /// All positions at the start.
    public init() {}
}

/// The position of a shelf, or of the vertical list.
public struct ShelfOffset: Equatable, Sendable {
    /// The shelf; for the vertical list the one from which the distance counts.
    public var shelf: ShelfKey
    /// The item from which the distance counts; nil for the vertical list.
    public var item: ItemKey?
    /// The slot of that item, which includes the turn of a loop.
    public var slot: Slot
    /// The distance from the item's leading edge to the viewport's, in points.
    public var distance: Points
    /// The viewport's length along the axis at that time, in points.
    public var viewport: Points

    /// An offset; see the properties.
    public init(
        shelf: ShelfKey,
        item: ItemKey?,
        slot: Slot,
        distance: Points,
        viewport: Points
    ) {
        self.shelf = shelf
        self.item = item
        self.slot = slot
        self.distance = distance
        self.viewport = viewport
    }
}
