/// Where a shelf list and its shelves are, to be brought back later.
///
/// It is made of keys, which are the host's: one that is stored for longer has to name shelves and
/// items by whatever the host knows them by.
public struct ShelfOffsets: Equatable, Sendable {
    /// Where the vertical list is; nil without shelves.
    public var list: ShelfOffset?
    /// Where each shelf is that is not at its start, those that were seen longest ago first.
    public var shelves: [ShelfOffset] = []

    /// Everything at its start.
    public init() {}
}

/// How far something has been scrolled.
public struct ShelfOffset: Equatable, Sendable {
    /// The shelf; for the vertical list the one that the distance counts from.
    public var shelf: ShelfKey
    /// The item that the distance counts from; nil for the vertical list.
    public var item: ItemKey?
    /// The slot of that item, which says on which turn of a loop it stands.
    public var slot: Slot
    /// From the item's leading edge to the viewport's, in points.
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

/// Where a shelf was when it left.
struct ShelfPlace: Sendable {
    /// The item that the position counts from, which finds it again in other data.
    let item: ItemKey
    let position: Position
    /// The viewport's length at that time.
    let viewport: Points
    /// Whether it left in motion, so that it has to snap or spring back still.
    let isMoving: Bool
}
