extension Window {
    /// Moves tiles with their items after a change of the items.
    mutating func renumber(by renumbering: Renumbering) {
        version += 1
        noteViewport()
        track.origin = renumbering.successor(of: track.origin)
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

    /// Moves everything by whole turns; items whose slots no longer exist move to a slot that does.
    mutating func turn(by turns: Int64) {
        noteViewport()
        track.origin = track.origin + turns
        visible = visible.lowerBound + turns..<visible.upperBound + turns
        for index in tiles.indices { tiles[index].slot = tiles[index].slot + turns }
    }

    /// Stores which views are in the viewport before their slots change.
    private mutating func noteViewport() {
        guard !isRenumbered else { return }
        isRenumbered = true
        for index in tiles.indices {
            tiles[index].wasInViewport = visible.contains(tiles[index].slot)
        }
    }

    /// Whether no view shows an item or waits to disappear.
    var isEmpty: Bool { tiles.isEmpty && orphans.isEmpty }

    /// Marks all items as removed.
    mutating func orphanAll() {
        version += 1
        orphans += tiles
        tiles.removeAll(keepingCapacity: true)
    }

    /// Moves views to the slots that want their items; of several views of the same item, those in
    /// the viewport stay.
    mutating func gather(on strip: Strip) {
        var slot = wanted.lowerBound
        while slot < wanted.upperBound {
            let item = strip.key(of: slot)
            let there = tile(at: slot)
            let wasThere = there.map { tiles[$0].wasInViewport } ?? false
            if visible.contains(slot), !wasThere,
                let own = tiles.firstIndex(where: {
                    $0.item == item && $0.wasInViewport && !visible.contains($0.slot)
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

    /// Moves a tile to a slot, and the tile there, of the same item, to its slot.
    private mutating func exchange(_ index: Int, with there: Int?, at slot: Slot) {
        guard let there else { return moveTile(at: index, to: slot) }
        tiles[there].slot = tiles[index].slot
        tiles[index].slot = slot
        tiles.swapAt(there, index)
    }
}
