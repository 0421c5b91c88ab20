extension Window {
    /// Makes unwanted cells disappear, and returns them to the pool.
    ///
    /// If several rows share a pool, all of them return cells before any of them takes one.
    mutating func leaveCells(_ scene: Scene, on strip: Strip, events: inout [Event]) {
        visible = scene.visible
        if isRenumbered { gather(in: scene, on: strip) }
        for index in orphans.indices {
            orphans[index].verdict = Tile.Verdict()
            orphans[index].disappear(&events)
        }
        for index in tiles.indices {
            let verdict = verdict(on: tiles[index].slot, in: scene)
            // An unchanged cell has no event.
            guard verdict != tiles[index].verdict else { continue }
            tiles[index].verdict = verdict
            tiles[index].disappear(&events)
        }
    }

    /// Gives cells to wanted slots without one, and reports cells that enter the viewport, with the
    /// scene of `leaveCells`.
    mutating func fillCells(
        _ scene: Scene,
        on strip: Strip,
        from pool: inout TilePool,
        events: inout [Event]
    ) {
        // Each remaining cell belongs to a wanted slot.
        var (slot, index) = (scene.wanted.lowerBound, 0)
        while slot < scene.wanted.upperBound {
            if index == tiles.count || tiles[index].slot != slot {
                var cell = view(of: slot, on: strip, from: &pool)
                cell.verdict = verdict(on: slot, in: scene)
                tiles.insert(cell, at: index)
            }
            (slot, index) = (slot + 1, index + 1)
        }
        enter(&events)
        place(at: scene.position, on: strip)
    }

    private func verdict(on slot: Slot, in scene: Scene) -> Tile.Verdict {
        if scene.visible.contains(slot) {
            return isInSight ? .inSight.union(.visible) : .inSight
        }
        return scene.wanted.contains(slot) ? .kept : Tile.Verdict()
    }
}
