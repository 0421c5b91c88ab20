extension Window {
    /// The items have changed: tiles go with theirs.
    mutating func renumber(by renumbering: Renumbering) {
        isRenumbered = true
        trackOrigin = renumbering.survivor(of: trackOrigin) ?? trackOrigin
        var kept = 0
        for place in tiles.indices {
            var tile = tiles[place]
            guard let slot = renumbering.slot(of: tile.slot),
                let index = renumbering.index(of: tile.index),
                !renumbering.changesKind(tile.reuse, of: tile.index, to: index)
            else {
                orphans.append(tile)
                continue
            }
            tile.slot = slot
            tile.index = index
            // In slot order.
            var place = kept
            while place > 0, tiles[place - 1].slot > slot {
                tiles[place] = tiles[place - 1]
                place -= 1
            }
            tiles[place] = tile
            kept += 1
        }
        tiles.removeLast(tiles.count - kept)
    }

    /// Everything stands so many slots further on, on other turns; items whose slots are left out then
    /// are shown where there is one.
    mutating func turn(by turns: Int64) {
        isRenumbered = true
        trackOrigin = trackOrigin + turns
        visible = visible.lowerBound + turns..<visible.upperBound + turns
        for index in tiles.indices { tiles[index].slot = tiles[index].slot + turns }
    }

    /// Whether no view shows anything, nor waits for a frame to take leave.
    var isEmpty: Bool { tiles.isEmpty && orphans.isEmpty }

    /// No item is there any more.
    mutating func orphanAll() {
        orphans += tiles
        tiles.removeAll(keepingCapacity: true)
    }

    /// Views follow their items to the slots that want them now; of several that show the same
    /// item, the ones in the viewport stay there.
    mutating func gather(in scene: Scene, on strip: Strip) {
        let (visible, wanted) = (scene.visible, scene.wanted)
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            let item = strip.key(of: slot)
            let there = tile(at: slot)
            let wasThere = there.map { tiles[$0].verdict.contains(.inViewport) } ?? false
            if visible.contains(slot), !wasThere,
                let own = tiles.firstIndex(where: {
                    $0.item == item && $0.verdict.contains(.inViewport)
                        && !visible.contains($0.slot)
                })
            {
                exchange(own, with: there, at: slot)
            } else if there == nil,
                let spare = tiles.firstIndex(where: {
                    $0.item == item && !wanted.contains($0.slot)
                })
            {
                moveTile(at: spare, to: slot)
            }
            slot = slot + 1
        }
    }

    /// A tile goes to a slot, and the one that is there, of the same item, to its.
    private mutating func exchange(_ index: Int, with there: Int?, at slot: Slot) {
        guard let there else { return moveTile(at: index, to: slot) }
        tiles[there].slot = tiles[index].slot
        tiles[index].slot = slot
        tiles.swapAt(there, index)
    }
}
