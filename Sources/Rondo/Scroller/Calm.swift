/// Between which positions nothing changes but where the content is.
///
/// Looked for once, it answers for all frames until the content leaves it: a frame in between
/// compares numbers, however many items there are.
struct Calm: Sendable {
    /// The slot that a motion's places count from.
    var anchor = Slot(0)
    /// The slot that is current.
    var current = Slot(0)
    /// What it shows.
    var item = ItemKey(0)
    /// Where it rests, in points from its own leading edge.
    var restingPlace: Points = 0
    /// From the anchor's leading edge to the current slot's, in points.
    var shift: Points = 0
    /// Where no other slot is current, in points from the anchor's leading edge; both beyond.
    var neighborhood = Limits.nowhere

    /// Where no other slots are in sight, as a frame found it, in points from the current slot's
    /// leading edge; both beyond.
    var sight = Limits.nowhere
    /// Whether things were at rest in that frame.
    var isAtRest = false
    /// From the track's origin to the current slot's leading edge, in points.
    var track: Points = 0

    /// Whether a slot that is current stays so at a position of a motion.
    func keeps(_ current: Slot, at position: Position) -> Bool {
        position.slot == anchor && current == self.current
            && neighborhood.surround(position.distance)
    }
}
