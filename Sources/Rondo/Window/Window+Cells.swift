extension Window {
    /// Cells that are not wanted any more disappear; gone from the row they are given back next.
    ///
    /// Where several rows share a pool all of them give back before any of them takes.
    mutating func leaveCells(_ scene: Scene, events: inout [Event]) {
        visible = visibleSlots(in: scene)
        if isRenumbered { gather(visible, in: scene) }
        judgeCells(scene)
        disappear(&events)
    }

    /// Slots that are wanted and have no cell get one, and cells enter the viewport; the same scene as
    /// they left by.
    mutating func fillCells(_ scene: Scene, from pool: inout TilePool, events: inout [Event]) {
        let wanted = wantedSlots(around: visible, in: scene)
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            if tile(at: slot) == nil { add(slot, in: scene, from: &pool) }
            slot = slot + 1
        }
        judgeCells(scene)
        enter(&events)
        place(in: scene)
    }

    private mutating func judgeCells(_ scene: Scene) {
        let visible = visible
        let wanted = wantedSlots(around: visible, in: scene)
        judge { tile in
            let isInViewport = visible.contains(tile.slot)
            return Tile.Verdict(
                isInViewport: isInViewport,
                isVisible: scene.isInSight && isInViewport,
                isKept: wanted.contains(tile.slot)
            )
        }
    }
}
