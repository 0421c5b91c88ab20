/// The point of each slot that a search compares.
struct Mark: Sendable {
    /// The point of the item: 0 is its leading edge, 1 its trailing one.
    var fraction: Double
    /// The length that the same point of the viewport is taken from, in points; 0 for its leading
    /// edge.
    var viewport: Points

    /// The item's leading edge.
    static var leading: Mark { Mark(fraction: 0, viewport: 0) }
    /// The item's trailing edge.
    static var trailing: Mark { Mark(fraction: 1, viewport: 0) }
}

extension Strip {
    /// Where items rest, as long as no end is in the way.
    var resting: Mark { Mark(fraction: fraction, viewport: viewport) }

    /// The place of a slot's mark, told from an anchor.
    func place(of slot: Slot, _ mark: Mark, from anchor: Slot) -> Points {
        distance(from: anchor, to: slot) + mark.fraction * (length(at: slot) - mark.viewport)
    }

    /// The last slot whose mark is before a place; the one before `first` when none is.
    ///
    /// The place is in points from the anchor's leading edge. Inclusive, a mark on the place
    /// itself counts as before it.
    ///
    /// - Complexity: O(1) for uniform lengths, else O(log n).
    func lastSlot(before place: Points, inclusive: Bool, _ mark: Mark, from anchor: Slot) -> Slot {
        let anchorIndex = index(of: anchor).value
        var turnStart = anchor - Int64(anchorIndex)
        var fromTurn = extents.start(of: anchorIndex) + place + mark.fraction * mark.viewport
        // What ends on both sides has one turn only, which may be too short to divide by.
        if first == nil || last == nil {
            let turns = (fromTurn / extents.turn).roundedDown
            turnStart = turnStart + Int64(turns) * Int64(extents.count)
            fromTurn -= turns * extents.turn
        }
        let found = extents.lastIndex(
            before: fromTurn,
            fraction: mark.fraction,
            inclusive: inclusive
        )
        var slot = turnStart + Int64(found)
        if let last, slot > last { slot = last }
        if let first, slot < first { slot = first - 1 }
        // Division rounds, and a mark may reach into the next turn: the guess is off by one at the
        // most, and the places themselves decide.
        func isBefore(_ slot: Slot) -> Bool {
            let own = self.place(of: slot, mark, from: anchor)
            return inclusive ? own <= place : own < place
        }
        while slot != last, isBefore(slot + 1) { slot = slot + 1 }
        while first.map({ slot >= $0 }) ?? true, !isBefore(slot) { slot = slot - 1 }
        return slot
    }
}
