import Rondo

/// An output of a replay.
public enum ReplayOutput: Equatable, Sendable {
    /// An event, caused by the input or the frame at this time.
    case event(Event, at: Milliseconds)
    /// A frame was drawn, with its tiles in slot order.
    case frame(Frame, [ShownTile])
    /// An event of a shelf.
    case shelfEvent(Event, shelf: ShelfKey, at: Milliseconds)
    /// A frame of a list of shelves was drawn.
    case shelves(ShownShelves, at: Milliseconds)
    /// A request for the data of items; the shelf is the first one with the first item.
    case items(Int, shelf: ShelfKey, ids: [ItemKey], at: Milliseconds)
    /// A request for the page of the feed at a cursor.
    case request(Int, cursor: String, at: Milliseconds)
    /// A request in flight is cancelled.
    case cancel(Int, at: Milliseconds)
    /// An input was refused, for a reason; the state is unchanged.
    case refused(InputName, reason: String, at: Milliseconds)

    /// A tile in a frame.
    public struct ShownTile: Equatable, Sendable {
        /// The view and its item.
        public let tile: Tile
        /// The start of the tile, in points from the viewport's leading edge.
        public let start: Points
        /// Whether it shows a placeholder, since the item's data is missing.
        public var isPlaceholder = false
    }

    /// A frame of a list of shelves.
    public struct ShownShelves: Equatable, Sendable {
        /// The kind of motion of the vertical list.
        public let phase: Phase
        /// How far it has been scrolled, in points.
        public let offset: Points
        /// The shelves in or near the viewport, from top to bottom.
        public let shelves: [ShownShelf]
    }

    /// A shelf in a frame.
    public struct ShownShelf: Equatable, Sendable {
        /// The key of the shelf.
        public let shelf: ShelfKey
        /// The start of the shelf, in points from the viewport's top edge.
        public let start: Points
        /// Its length along the vertical list, in points.
        public let extent: Points
        /// The shelf's kind of motion.
        public let phase: Phase
        /// How far it has been scrolled, in points.
        public let offset: Points
        /// Its tiles in slot order.
        public let tiles: [ShownTile]
    }
}
