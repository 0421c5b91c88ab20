/// How far content at rest is off its item's resting place, as a share of the item's length.
///
/// Only content that does not snap rests there; the share says where it is in another viewport.
struct Drift: Equatable, Sendable {
    private let share: Double

    /// Nil when the position is its slot's resting place, or the item has no length to share.
    init?(of position: Position, from strip: Strip) {
        let past = position.distance - strip.restingPlace(of: position.slot, from: position.slot)
        let pitch = strip.pitch(at: position.slot)
        guard past != 0, pitch > 0 else { return nil }
        share = past / pitch
    }

    /// The same share off the resting place of a slot; on it where that would be another slot's.
    func position(at slot: Slot, in strip: Strip) -> Position {
        let place = strip.restingPlace(of: slot, from: slot)
        let limits = strip.limits(from: slot)
        let past = limits.nearest(to: place + share * strip.pitch(at: slot))
        let position = Position(slot: slot, distance: past)
        let isItsOwn = strip.nearest(to: position, from: slot, preferring: slot) == slot
        return isItsOwn ? position : strip.restingPosition(of: slot)
    }
}
