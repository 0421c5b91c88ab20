/// Where the content is: an anchor slot and a distance within it.
///
/// `distance` tells how far the leading edge of the viewport is past the leading
/// edge of the item at `slot`; so that item starts at `-distance` on screen.
/// Positions are never one huge offset, therefore the billionth turn of a loop is
/// as exact as the first.
struct Position: Equatable, Sendable {
    /// The slot that the distance counts from; any slot may be the anchor.
    var slot: Slot
    /// From the anchor's leading edge to the viewport's, in points.
    var distance: Points
}
