extension Window {
    /// Makes unwanted cells disappear.
    ///
    /// If several rows share a pool, all of them return cells before any of them takes one.
    mutating func leaveCells(_ events: inout EventQueue<Event>) {
        let shown = shownCells
        if !orphans.isEmpty { hideOrphans(&events) }
        for index in tiles.indices
        where tiles[index].isShown && !shown.contains(tiles[index].slot) {
            tiles[index].disappear(&events)
        }
    }

    /// Returns the cells outside the wanted slots to the pool.
    mutating func removeCells(_ events: inout EventQueue<Event>) {
        let wanted = wanted
        if !orphans.isEmpty { pool.take(from: &orphans, &events) { _ in false } }
        guard let first = tiles.first, let last = tiles.last,
            first.slot < wanted.lowerBound || last.slot >= wanted.upperBound
        else { return }
        pool.take(from: &tiles, &events) { wanted.contains($0.slot) }
    }

    /// Gives cells to wanted slots without one, and reports cells that enter the viewport.
    mutating func fillCells(
        at position: Position,
        on strip: Strip,
        events: inout EventQueue<Event>
    ) {
        // Each remaining cell belongs to a wanted slot.
        var (slot, index) = (wanted.lowerBound, 0)
        while tiles.count < Int(wanted.upperBound - wanted.lowerBound) {
            if index == tiles.count || tiles[index].slot != slot {
                tiles.insert(view(of: slot, on: strip), at: index)
            }
            (slot, index) = (slot + 1, index + 1)
        }
        let shown = shownCells
        for index in tiles.indices
        where !tiles[index].isShown && shown.contains(tiles[index].slot) {
            tiles[index].enter(&events)
        }
        place(at: position, on: strip)
    }

    /// The slots whose cells are reported as in the viewport.
    private var shownCells: Range<Slot> {
        isInSight ? visible : visible.lowerBound..<visible.lowerBound
    }
}
