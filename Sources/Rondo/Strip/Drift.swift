/// The distance of content at rest from its item's resting place, as a share of the item's length.
///
/// Only content that does not snap rests there. The share gives its position in a viewport of
/// another length.
struct Drift: Equatable, Sendable {
    private let share: Double

    /// Nil if the position is its slot's resting place, or if the item has no length, or almost
    /// none.
    init?(of position: Position, from strip: Strip) {
        let past = position.distance - strip.restingPlace(of: position.slot, from: position.slot)
        let pitch = strip.pitch(at: position.slot)
        share = past / pitch
        guard past != 0, pitch > 0, share.magnitude <= Configuration.longest else { return nil }
    }

    /// The position with the same share at a slot; the slot's resting place if another slot would
    /// be there.
    func position(at slot: Slot, in strip: Strip) -> Position {
        let place = strip.restingPlace(of: slot, from: slot)
        let limits = strip.limits(from: slot)
        let past = limits.nearest(to: place + share * strip.pitch(at: slot))
        let position = Position(slot: slot, distance: past)
        let isItsOwn = strip.nearest(to: position, from: slot, preferring: slot) == slot
        return isItsOwn ? position : strip.restingPosition(of: slot)
    }
}
