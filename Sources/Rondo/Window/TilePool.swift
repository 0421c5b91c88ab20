/// Views that show nothing at present, by kind.
struct TilePool: Sendable {
    /// The tiles given back, the latest last; they still hold their last items.
    private(set) var free: [Tile] = []
    /// The number of the view made last.
    var made = 0

    /// A view of the kind that an item wants: one that showed it last, else any free one, else a
    /// new one.
    ///
    /// A view that showed the same item last need not be filled again.
    mutating func take(_ item: Item, at index: ItemIndex, slot: Slot) -> Tile {
        let found =
            free.lastIndex { $0.item == item.key && $0.reuse == item.reuse }
            ?? free.lastIndex { $0.reuse == item.reuse }
        guard let found else {
            made += 1
            return Tile(
                number: made,
                reuse: item.reuse,
                item: item.key,
                index: index,
                slot: slot
            )
        }
        var tile = free.remove(at: found)
        tile.item = item.key
        tile.index = index
        tile.slot = slot
        tile.stage = .ready
        tile.verdict = Tile.Verdict()
        return tile
    }

    /// Takes back the views that are not kept.
    mutating func take(from tiles: inout [Tile], _ events: inout [Event]) {
        var kept = 0
        for index in tiles.indices {
            let tile = tiles[index]
            if tile.verdict.isKept {
                tiles[kept] = tile
                kept += 1
            } else {
                tile.reclaim(&events)
                free.append(tile)
            }
        }
        tiles.removeLast(tiles.count - kept)
    }
}
