/// The slots that have a view, and the lifecycle of each view.
struct Window: Sendable {
    /// In slot order, one for each slot.
    var tiles: [Tile] = []
    /// Tiles of removed items; they disappear in the next frame.
    var orphans: [Tile] = []
    /// Whether items have changed since the last frame.
    var isRenumbered = false
    /// The slots in the viewport along the axis, as of the last frame.
    var visible = Slot(0)..<Slot(0)
    private var kind: TileKind
    private(set) var overscan: Int64
    var track = Track()
    /// Whether the list as a whole is on screen; a shelf next to the viewport is not.
    var isInSight = true
    /// Whether a frame has shown anything since the viewport got its length.
    var hasShown = false
    /// Grows whenever the tiles may have changed.
    var version = 0

    init(configuration: Configuration) {
        kind = configuration.tiles
        overscan = Int64(configuration.overscan)
    }

    /// Uses another kind of tiles, or another overscan, from now on.
    ///
    /// - Precondition: Views of another kind have been returned.
    mutating func configure(_ configuration: Configuration) {
        kind = configuration.tiles
        overscan = Int64(configuration.overscan)
    }

    /// What the window has to show.
    struct Scene {
        let position: Position
        /// The slots in the viewport.
        let visible: Range<Slot>
        /// The positions at which these slots are the ones in the viewport.
        let sight: Limits
        /// The visible slots and those kept ready beyond each edge.
        let wanted: Range<Slot>
        let current: Slot
        let isAtRest: Bool
        let isHidden: Bool
    }

    /// Updates the views: gives them to wanted slots, takes them from others, and emits the events
    /// of each.
    ///
    /// The strip has cached the wanted slots and one more on either side.
    ///
    /// - Complexity: O(t log n) for `t` tiles; no allocation unless more tiles are in use than ever
    ///   before.
    mutating func show(
        _ scene: Scene,
        on strip: Strip,
        pool: inout TilePool,
        events: inout [Event]
    ) {
        switch kind {
        case .cells:
            leaveCells(scene, on: strip, events: &events)
            remove(to: &pool, &events)
            fillCells(scene, on: strip, from: &pool, events: &events)
        case .pages(let keep):
            showPages(scene, on: strip, keep: Int64(keep), pool: &pool, events: &events)
        }
    }

    /// Places the tiles on the track.
    mutating func place(at position: Position, on strip: Strip) {
        isRenumbered = false
        track.move(to: position, on: strip)
        guard !track.isPlaced else { return }
        track.isPlaced = true
        for index in tiles.indices {
            let slot = tiles[index].slot
            let (edge, length) = strip.span(of: slot)
            tiles[index].place = strip.distance(from: track.edge, to: edge)
            tiles[index].extent = length
        }
    }

    /// Returns every view, so nothing is shown.
    mutating func empty(_ pool: inout TilePool, _ events: inout [Event]) {
        leaveAll(&events)
        remove(to: &pool, &events)
    }

    /// Makes every view disappear.
    mutating func leaveAll(_ events: inout [Event]) {
        isRenumbered = false
        judge { _ in Tile.Verdict() }
        leave(&events)
        disappear(&events)
    }
}

// MARK: - Common to cells and pages

extension Window {
    func tile(at slot: Slot) -> Int? { tiles.firstIndex { $0.slot == slot } }

    /// A view for a slot, placed on the track.
    func view(of slot: Slot, on strip: Strip, from pool: inout TilePool) -> Tile {
        let place = strip.places[slot]
        var tile = pool.take(place, at: slot)
        tile.place = strip.distance(from: track.edge, to: place.edge)
        tile.extent = place.length
        return tile
    }

    /// Inserts a tile in slot order.
    mutating func insert(_ tile: Tile) {
        var index = tiles.count
        while index > 0, tiles[index - 1].slot > tile.slot { index -= 1 }
        tiles.insert(tile, at: index)
    }

    /// Moves a tile to another slot of the same item.
    mutating func moveTile(at index: Int, to slot: Slot) {
        var tile = tiles.remove(at: index)
        tile.slot = slot
        track.isPlaced = false
        insert(tile)
    }

    /// Stores the state of each tile in a frame; tiles of removed items have none.
    mutating func judge(keepsOrphans: Bool = false, _ verdict: (Tile) -> Tile.Verdict) {
        for index in tiles.indices {
            let new = verdict(tiles[index])
            if new != tiles[index].verdict { tiles[index].verdict = new }
        }
        for index in orphans.indices {
            let isKept = keepsOrphans && orphans[index].stage != .ready
            orphans[index].verdict = isKept ? .kept : Tile.Verdict()
        }
    }

    /// Makes appeared pages leave that are not current.
    mutating func leave(_ events: inout [Event]) {
        for index in orphans.indices { orphans[index].leave(&events) }
        for index in tiles.indices { tiles[index].leave(&events) }
    }

    /// Emits the events of tiles that enter the viewport.
    mutating func enter(_ events: inout [Event]) {
        for index in tiles.indices { tiles[index].enter(&events) }
    }

    /// Emits the event of the page at rest.
    mutating func appear(_ events: inout [Event]) {
        for index in tiles.indices { tiles[index].appear(&events) }
    }

    /// Emits the events of tiles that have left the viewport.
    mutating func disappear(_ events: inout [Event]) {
        for index in orphans.indices { orphans[index].disappear(&events) }
        for index in tiles.indices { tiles[index].disappear(&events) }
    }

    /// Returns the tiles that are not kept to the pool.
    mutating func remove(to pool: inout TilePool, _ events: inout [Event]) {
        pool.take(from: &orphans, &events)
        pool.take(from: &tiles, &events)
    }
}
