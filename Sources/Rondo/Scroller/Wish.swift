/// Where to go once there is room: what was asked for before the first layout.
struct Wish: Sendable {
    /// An item and the way round to it, nil to count from the present one.
    var scroll: (item: ItemKey, way: Way)?
    /// So many items on from there, back when negative.
    var steps: Int

    /// The items have changed, of which one was wished for: a removed one gives way to its successor.
    mutating func renumber(_ index: ItemIndex, by renumbering: Renumbering) {
        guard let slot = renumbering.survivor(of: Slot(Int64(index.value))) else { return }
        scroll?.item = renumbering.new[TurnPlace(of: slot, count: renumbering.new.count).index].key
    }
}
