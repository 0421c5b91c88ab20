extension Window {
    /// Cells: gone as soon as they are not wanted, and there to be used again in the same frame.
    mutating func showCells(_ scene: Scene, _ visible: Range<Slot>, events: inout [Event]) {
        let wanted = wantedSlots(around: visible, in: scene)
        judge(visible, wanted)
        disappear(&events)
        remove(&events)
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            if tile(at: slot) == nil { add(slot, in: scene) }
            slot = slot + 1
        }
        judge(visible, wanted)
        enter(&events)
    }

    private mutating func judge(_ visible: Range<Slot>, _ wanted: Range<Slot>) {
        judge { tile in
            let isInViewport = visible.contains(tile.slot)
            return Tile.Verdict(
                isInViewport: isInViewport,
                isVisible: isInViewport,
                isKept: wanted.contains(tile.slot)
            )
        }
    }
}
