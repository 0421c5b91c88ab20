extension Window {
    /// Cells that are not wanted any more disappear; gone from the row they are given back next.
    ///
    /// Where several rows share a pool all of them give back before any of them takes.
    mutating func leaveCells(_ scene: Scene, on strip: Strip, events: inout [Event]) {
        visible = scene.visible
        if isRenumbered { gather(in: scene, on: strip) }
        for index in orphans.indices {
            orphans[index].verdict = []
            orphans[index].disappear(&events)
        }
        for index in tiles.indices {
            let verdict = Self.verdict(on: tiles[index].slot, in: scene)
            // What is as it was before has nothing to tell.
            guard verdict != tiles[index].verdict else { continue }
            tiles[index].verdict = verdict
            tiles[index].disappear(&events)
        }
    }

    /// Slots that are wanted and have no cell get one, and cells enter the viewport; the same scene as
    /// they left by.
    mutating func fillCells(
        _ scene: Scene,
        on strip: Strip,
        from pool: inout TilePool,
        events: inout [Event]
    ) {
        // Each cell that is left is a wanted slot's.
        var (slot, index) = (scene.wanted.lowerBound, 0)
        while slot < scene.wanted.upperBound {
            if index == tiles.count || tiles[index].slot != slot {
                var cell = view(of: slot, on: strip, from: &pool)
                cell.verdict = Self.verdict(on: slot, in: scene)
                tiles.insert(cell, at: index)
            }
            (slot, index) = (slot + 1, index + 1)
        }
        enter(&events)
        place(at: scene.position, on: strip)
    }

    private static func verdict(on slot: Slot, in scene: Scene) -> Tile.Verdict {
        if scene.visible.contains(slot) {
            return scene.isInSight ? [.inViewport, .visible, .kept] : [.inViewport, .kept]
        }
        return scene.wanted.contains(slot) ? .kept : []
    }
}
