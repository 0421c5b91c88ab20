/// The range of positions in which a frame changes nothing but the position of the content.
///
/// It is computed once and used for all frames until the content leaves it: a frame within it only
/// compares numbers, however many items there are.
struct Calm: Sendable {
    /// The slot from which the positions of a motion count.
    var anchor = Slot(0)
    /// The current slot.
    var current = Slot(0)
    /// The item of the current slot.
    var item = ItemKey(0)
    /// The resting place of that slot, in points from its own leading edge.
    var restingPlace: Points = 0
    /// The distance from the anchor's leading edge to the current slot's, in points.
    var shift: Points = 0
    /// The positions at which no other slot is current, in points from the anchor's leading edge;
    /// both bounds are outside the range.
    var neighborhood = Limits.nowhere

    /// The positions at which the same slots are visible, as computed by the last frame, in points
    /// from the current slot's leading edge; both bounds are outside the range.
    var sight = Limits.nowhere
    /// Whether the content was at rest in that frame.
    var isAtRest = false
    /// Whether a frame has shown the present state.
    var isDrawn = false

    /// Whether a current slot stays current at a position of the motion.
    func keeps(_ current: Slot, at position: Position) -> Bool {
        position.slot == anchor && current == self.current
            && neighborhood.surround(position.distance)
    }
}
