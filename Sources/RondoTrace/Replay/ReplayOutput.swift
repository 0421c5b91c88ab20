import Rondo

/// Something that a replay brings out.
public enum ReplayOutput: Equatable, Sendable {
    /// Something happened, brought out by the input or the frame of this time.
    case event(Event, at: Milliseconds)
    /// A frame was drawn, with its tiles in slot order.
    case frame(Frame, [ShownTile])
    /// Something happened on a list.
    case listEvent(Event, list: ShelfKey, at: Milliseconds)
    /// A frame of a list of lists was drawn.
    case lists(ShownLists, at: Milliseconds)
    /// The data of items is wanted, of which the first stands on a list.
    case items(Int, list: ShelfKey, ids: [ItemKey], at: Milliseconds)
    /// The next page of the feed is wanted, the one at a cursor.
    case request(Int, cursor: String, at: Milliseconds)
    /// A request that is in flight is not wanted any more.
    case cancel(Int, at: Milliseconds)
    /// An input made no sense, for a reason; nothing has changed.
    case refused(TraceInput.Name, reason: String, at: Milliseconds)

    /// A tile in a frame.
    public struct ShownTile: Equatable, Sendable {
        /// The view, and what it shows.
        public let tile: Tile
        /// Where it starts, in points from the viewport's leading edge.
        public let start: Points
        /// Whether it shows a placeholder, since the item's data is missing.
        public var isPlaceholder = false
    }

    /// A frame of a list of lists.
    public struct ShownLists: Equatable, Sendable {
        /// What moves the vertical list.
        public let phase: Phase
        /// How far it has been scrolled, in points.
        public let offset: Points
        /// The lists in or near the viewport, from top to bottom.
        public let lists: [ShownList]
    }

    /// A list in a frame.
    public struct ShownList: Equatable, Sendable {
        /// Which list it is.
        public let list: ShelfKey
        /// Where it starts, in points from the viewport's top edge.
        public let start: Points
        /// Its length along the vertical list, in points.
        public let extent: Points
        /// What moves it.
        public let phase: Phase
        /// How far it has been scrolled, in points.
        public let offset: Points
        /// Its tiles in slot order.
        public let tiles: [ShownTile]
    }
}
