extension Window {
    /// Cells: gone as soon as they are not wanted, and there to be used again in the same frame.
    mutating func showCells(_ scene: Scene, _ visible: Range<Slot>, events: inout [Event]) {
        let wanted = wantedSlots(around: visible, in: scene)
        if isRenumbered { gather(wanted, in: scene) }
        disappear(&events) { visible.contains($0.slot) }
        removeOrphans(events: &events) { _ in true }
        removeTiles(events: &events) { !wanted.contains($0.slot) }
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            if tile(at: slot) == nil { add(slot, in: scene) }
            slot = slot + 1
        }
        advance(to: .entered, .willAppear, &events) {
            visible.contains($0.slot) && !$0.isShown
        }
    }

    /// After a change of items: views follow their items to the slots that want them now.
    private mutating func gather(_ wanted: Range<Slot>, in scene: Scene) {
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            let item = scene.items[scene.strip.index(of: slot)].key
            if tile(at: slot) == nil,
                let same = tiles.firstIndex(where: {
                    $0.item == item && !wanted.contains($0.slot)
                })
            {
                moveTile(at: same, to: slot)
            }
            slot = slot + 1
        }
    }
}
