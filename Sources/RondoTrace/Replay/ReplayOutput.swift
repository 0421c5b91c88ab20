import Rondo

/// Something that a replay brings out.
public enum ReplayOutput: Equatable, Sendable {
    /// Something happened, brought out by the input or the frame of this time.
    case event(Event, at: Milliseconds)
    /// A frame was drawn, with its tiles in slot order.
    case frame(Frame, [ShownTile])
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
    }
}
