/// The bounds of the slots of a strip.
struct SlotBounds: Sendable {
    /// The first slot, nil at an open end.
    var first: Slot?
    /// The last slot, nil at an open end.
    var last: Slot?
    /// The number of items if only one turn of them exists, else nil.
    var turn: Int?

    /// The slot itself, or the nearest existing one.
    func existing(_ slot: Slot) -> Slot {
        var slot = slot
        if let last, slot > last { slot = last }
        if let first, slot < first { slot = first }
        return slot
    }

    /// The slot itself, or the slot of the same item on the only shown turn, or the nearest
    /// existing one.
    func counterpart(of slot: Slot) -> Slot {
        guard let turn, let first else { return existing(slot) }
        return first + Int64(TurnPlace(of: slot, count: turn).index.value)
    }
}
