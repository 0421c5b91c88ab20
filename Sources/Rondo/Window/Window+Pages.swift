extension Window {
    /// Updates pages: each item has one page where possible, which appears, disappears and is kept
    /// nearby.
    mutating func showPages(
        _ scene: Scene,
        on strip: Strip,
        keep: Int64,
        pool: inout TilePool,
        events: inout [Event]
    ) {
        let (visible, wanted) = (scene.visible, scene.wanted)
        self.visible = visible
        if isRenumbered { gather(in: scene, on: strip) }
        add(visible, wanted, on: strip, from: &pool)
        orphanLost(on: strip)
        judge(keepsOrphans: !scene.isAtRest) { tile in
            let isCurrent = tile.slot == scene.current
            var verdict = Tile.Verdict()
            if visible.contains(tile.slot) {
                verdict.insert(.inViewport)
                // While hidden, the current page disappears, and no other page appears.
                if !scene.isHidden || (!isCurrent && tile.verdict.contains(.visible)) {
                    verdict.insert(.visible)
                    if isCurrent, scene.isAtRest { verdict.insert(.current) }
                }
            }
            let isNear = (tile.slot - scene.current).magnitude < UInt64(keep)
            let isPassed = !scene.isAtRest && tile.stage != .ready
            if wanted.contains(tile.slot) || isNear || isPassed { verdict.insert(.kept) }
            return verdict
        }
        leave(&events)
        enter(&events)
        disappear(&events)
        appear(&events)
        remove(to: &pool, &events)
        place(at: scene.position, on: strip)
    }

    /// Treats a page whose slot no longer exists, because the content now stands still, like a page
    /// of a removed item: it is reclaimed at rest, since a finger may still be down.
    private mutating func orphanLost(on strip: Strip) {
        for index in tiles.indices.reversed()
        where strip.existing(tiles[index].slot) != tiles[index].slot {
            orphans.append(tiles.remove(at: index))
        }
    }

    /// Gives pages to the wanted slots, first to those in the viewport, then to the nearest.
    private mutating func add(
        _ visible: Range<Slot>,
        _ wanted: Range<Slot>,
        on strip: Strip,
        from pool: inout TilePool
    ) {
        var slot = visible.lowerBound
        while slot < visible.upperBound {
            addPage(slot, on: strip, from: &pool) { !visible.contains($0.slot) }
            slot = slot + 1
        }
        var ahead = visible.upperBound
        var behind = visible.lowerBound - 1
        while ahead < wanted.upperBound || behind >= wanted.lowerBound {
            if ahead < wanted.upperBound { keepReady(ahead, wanted, on: strip, from: &pool) }
            if behind >= wanted.lowerBound { keepReady(behind, wanted, on: strip, from: &pool) }
            ahead = ahead + 1
            behind = behind - 1
        }
    }

    /// A page for a slot in the viewport: the unused one of the same item, or any other.
    private mutating func addPage(
        _ slot: Slot,
        on strip: Strip,
        from pool: inout TilePool,
        where isFree: (Tile) -> Bool
    ) {
        guard tile(at: slot) == nil else { return }
        let item = strip.key(of: slot)
        if let same = tiles.firstIndex(where: { $0.item == item && isFree($0) }) {
            moveTile(at: same, to: slot)
        } else {
            insert(view(of: slot, on: strip, from: &pool))
        }
    }

    /// A page for a slot beyond the viewport; none if its item has one at another wanted slot.
    private mutating func keepReady(
        _ slot: Slot,
        _ wanted: Range<Slot>,
        on strip: Strip,
        from pool: inout TilePool
    ) {
        let item = strip.key(of: slot)
        let isElsewhere = tiles.contains { $0.item == item && wanted.contains($0.slot) }
        guard !isElsewhere else { return }
        addPage(slot, on: strip, from: &pool) { !wanted.contains($0.slot) }
    }
}
