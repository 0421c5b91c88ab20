/// A scroll requested before the first layout.
struct Wish: Sendable {
    /// The item and the direction, nil to count from the present item.
    var scroll: (item: ItemKey, way: Way)?
    /// The number of items on from there; negative for backwards.
    var steps: Int

    /// Follows a change of the items; a removed item is replaced by its successor.
    mutating func renumber(_ index: ItemIndex, by renumbering: Renumbering) {
        guard let slot = renumbering.survivor(of: Slot(Int64(index.value))) else { return }
        scroll?.item = renumbering.new[TurnPlace(of: slot, count: renumbering.new.count).index].key
    }
}
