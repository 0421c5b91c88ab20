/// A scroll requested before the first layout.
struct Wish: Sendable {
    /// The item and the direction, nil to count from the present item.
    var scroll: (item: ItemKey, way: Way)?
    /// The number of items on from there; negative for backwards.
    var steps: Int

    /// Follows a change of the items.
    ///
    /// The item that the steps count from stays the same, and so does the one that they lead to. A
    /// removed one is replaced by its successor.
    ///
    /// - Parameters:
    ///   - start: The slot that the steps count from.
    ///   - target: The slot that they lead to.
    ///   - renumbering: The change.
    ///   - isByItems: Whether each step is one item; other steps keep their number.
    mutating func renumber(
        from start: Slot,
        to target: Slot,
        by renumbering: Renumbering,
        isByItems: Bool
    ) {
        guard let slot = renumbering.survivor(of: start) else { return }
        let count = renumbering.new.count
        scroll?.item = renumbering.new[TurnPlace(of: slot, count: count).index].key
        if isByItems { steps = Int(renumbering.successor(of: target) - slot) }
    }
}
