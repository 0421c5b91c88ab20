/// Unused views, by kind.
struct TilePool: Sendable {
    /// The returned tiles, the latest last; they still have their last items.
    private(set) var free: [Tile] = []
    /// The number of the last view made.
    var made = 0

    /// A view for an item: the one that showed it last, else any unused one of its kind, else a new
    /// one.
    ///
    /// A view that showed the same item last need not be filled again.
    mutating func take(_ place: Place, at slot: Slot) -> Tile {
        let found =
            free.lastIndex { $0.item == place.key && $0.reuse == place.reuse }
            ?? free.lastIndex { $0.reuse == place.reuse }
        guard let found else {
            made += 1
            return Tile(
                number: made,
                reuse: place.reuse,
                item: place.key,
                index: place.index,
                slot: slot
            )
        }
        var tile = free.remove(at: found)
        tile.item = place.key
        tile.index = place.index
        tile.slot = slot
        tile.stage = .ready
        tile.wasInViewport = false
        return tile
    }

    /// Forgets all views: new ones are made from now on.
    mutating func forget() {
        free.removeAll()
    }

    /// Takes the views that are not kept.
    mutating func take(
        from tiles: inout [Tile],
        _ events: inout EventQueue<Event>,
        unless isKept: (Tile) -> Bool
    ) {
        var index = 0
        while index < tiles.count {
            if isKept(tiles[index]) {
                index += 1
            } else {
                let tile = tiles.remove(at: index)
                tile.reclaim(&events)
                free.append(tile)
            }
        }
    }
}
