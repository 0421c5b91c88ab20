/// The position of the content: an anchor slot and a distance within it.
///
/// `distance` is the distance from the leading edge of the item at `slot` to the leading edge of
/// the viewport, so that item starts at `-distance` on screen. A position is never one huge offset,
/// so the billionth turn of a loop is as exact as the first.
struct Position: Equatable, Sendable {
    /// The slot from which the distance counts; any slot can be the anchor.
    var slot: Slot
    /// From the anchor's leading edge to the viewport's, in points.
    var distance: Points
}
