/// The present places of shelves, whether or not a frame has shown them there: the effect of an
/// input must not depend on the frames drawn before it.
extension Shelves {
    /// The slot of the shelf at a height on screen, nil in a gap.
    func slot(at y: Points) -> Slot? {
        let strip = list.strip
        guard strip.isLaidOut else { return nil }
        let position = list.position
        let place = position.distance + y
        let slot = strip.lastSlot(
            before: place,
            inclusive: true,
            .leading,
            from: position.slot
        )
        guard strip.existing(slot) == slot else { return nil }
        let end = strip.distance(from: position.slot, to: slot) + strip.length(at: slot)
        return place < end ? slot : nil
    }

    /// The shelf at a slot of the list.
    func key(at slot: Slot) -> ShelfKey { shelves[list.strip.index(of: slot).value].key }

    /// The shelf at a height on screen, nil in a gap.
    func key(under y: Points) -> ShelfKey? {
        if let slot = slot(at: y) { key(at: slot) } else { nil }
    }

    /// A slot in or near the viewport that shows a shelf, or nil.
    func slotNear(_ index: Int) -> Slot? {
        guard list.strip.isLaidOut else { return nil }
        let visible = list.strip.sight(from: list.position, near: list.window.visible).slots
        let wanted = list.strip.slots(around: visible, beyond: list.strip.layout.overscan)
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            if list.strip.index(of: slot).value == index { return slot }
            slot = slot + 1
        }
        return nil
    }

    /// The index in `live` of the shelf at a slot; before its first frame it has no row.
    mutating func liveShelf(at slot: Slot) -> Int {
        let key = key(at: slot)
        let found =
            live.firstIndex { $0.serves(key) && $0.row.slot == slot }
            ?? live.firstIndex { $0.serves(key) }
        if let found { return found }
        // Its switch ends before the new one begins another.
        for index in live.indices where live[index].shows(key) { live[index].stop() }
        collect()
        let row = Tile(
            number: 0,
            reuse: .standard,
            item: key.item,
            index: list.strip.index(of: slot),
            slot: slot
        )
        live.append(makeLive(row, at: list.now))
        return live.count - 1
    }
}
