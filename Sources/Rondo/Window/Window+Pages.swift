extension Window {
    /// Pages: each item has one page where it can, which appears, disappears and is kept near by.
    mutating func showPages(
        _ scene: Scene,
        _ visible: Range<Slot>,
        keep: Int64,
        pool: inout TilePool,
        events: inout [Event]
    ) {
        let wanted = wantedSlots(around: visible, in: scene)
        add(visible, wanted, in: scene, from: &pool)
        orphanLost(in: scene)
        judge(keepsOrphans: !scene.isAtRest) { tile in
            let isCurrent = tile.slot == scene.current
            let isInViewport = visible.contains(tile.slot)
            // Hidden, the current page is nowhere, and no other page comes up.
            let isVisible =
                isInViewport && (!scene.isHidden || (!isCurrent && tile.verdict.isVisible))
            let isNear = (tile.slot - scene.current).magnitude < UInt64(keep)
            let isPassed = !scene.isAtRest && tile.stage != .ready
            return Tile.Verdict(
                isInViewport: isInViewport,
                isVisible: isVisible,
                isCurrent: isVisible && isCurrent && scene.isAtRest,
                isKept: wanted.contains(tile.slot) || isNear || isPassed
            )
        }
        leave(&events)
        enter(&events)
        disappear(&events)
        appear(&events)
        remove(to: &pool, &events)
    }

    /// A page whose slot is gone, since everything stands still by now, takes leave as one whose
    /// item is: it is reclaimed at rest, and a finger may still be down.
    private mutating func orphanLost(in scene: Scene) {
        for index in tiles.indices.reversed()
        where scene.strip.existing(tiles[index].slot) != tiles[index].slot {
            orphans.append(tiles.remove(at: index))
        }
    }

    /// Gives the wanted slots their pages, those in the viewport first, then the nearest.
    private mutating func add(
        _ visible: Range<Slot>,
        _ wanted: Range<Slot>,
        in scene: Scene,
        from pool: inout TilePool
    ) {
        var slot = visible.lowerBound
        while slot < visible.upperBound {
            addPage(slot, in: scene, from: &pool) { !visible.contains($0.slot) }
            slot = slot + 1
        }
        var ahead = visible.upperBound
        var behind = visible.lowerBound - 1
        while ahead < wanted.upperBound || behind >= wanted.lowerBound {
            if ahead < wanted.upperBound { keepReady(ahead, wanted, in: scene, from: &pool) }
            if behind >= wanted.lowerBound { keepReady(behind, wanted, in: scene, from: &pool) }
            ahead = ahead + 1
            behind = behind - 1
        }
    }

    /// A page for a slot in the viewport: that of the same item where it is free, else another.
    private mutating func addPage(
        _ slot: Slot,
        in scene: Scene,
        from pool: inout TilePool,
        where isFree: (Tile) -> Bool
    ) {
        guard tile(at: slot) == nil else { return }
        let item = scene.items[scene.strip.index(of: slot)].key
        if let same = tiles.firstIndex(where: { $0.item == item && isFree($0) }) {
            moveTile(at: same, to: slot)
        } else {
            add(slot, in: scene, from: &pool)
        }
    }

    /// A page for a slot beyond the viewport; none when its item has one at another wanted slot.
    private mutating func keepReady(
        _ slot: Slot,
        _ wanted: Range<Slot>,
        in scene: Scene,
        from pool: inout TilePool
    ) {
        let item = scene.items[scene.strip.index(of: slot)].key
        let isElsewhere = tiles.contains { $0.item == item && wanted.contains($0.slot) }
        guard !isElsewhere else { return }
        addPage(slot, in: scene, from: &pool) { !wanted.contains($0.slot) }
    }
}
