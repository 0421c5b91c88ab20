/// Which slots have a view, and what each view has been through.
struct Window: Sendable {
    /// In slot order, one a slot.
    var tiles: [Tile] = []
    /// Tiles whose items are gone; the next frame takes leave of them.
    var orphans: [Tile] = []
    /// Whether items have changed since the last frame.
    var isRenumbered = false
    /// The slots with a part in the viewport along the axis, as of the last frame.
    var visible = Slot(0)..<Slot(0)
    private var kind: TileKind
    private(set) var overscan: Int64

    /// The slot that places on the track count from.
    var trackOrigin = Slot(0)
    /// The leading edge of that slot.
    private(set) var trackEdge = Edge(turn: 0, start: 0)
    /// How far the viewport's leading edge is along the track, in points.
    private(set) var trackOffset: Points = 0
    /// Whether all tiles stand on the track where their slots are.
    var isPlaced = false
    /// Beyond this the track gets a new origin: up to here single precision, which graphics
    /// hardware computes with, still tells a 256th of a point apart.
    static let longestTrack: Points = 32_768

    init(configuration: Configuration) {
        kind = configuration.tiles
        overscan = Int64(configuration.overscan)
    }

    /// Shows tiles of another kind from now on, or other ones beyond the viewport.
    ///
    /// - Precondition: Views of another kind have been given back.
    mutating func configure(_ configuration: Configuration) {
        kind = configuration.tiles
        overscan = Int64(configuration.overscan)
    }

    /// What the window is to show.
    struct Scene {
        let position: Position
        /// The slots with a part in the viewport.
        let visible: Range<Slot>
        /// The positions at which they are the ones with a part in it.
        let sight: Limits
        /// Those and the ones kept ready beyond each edge.
        let wanted: Range<Slot>
        let current: Slot
        let isAtRest: Bool
        let isHidden: Bool
        /// Whether the row as a whole is on screen, beyond which its items are only kept ready.
        let isInSight: Bool
    }

    /// Gives views to the slots that want one, takes them from those that do not, and tells what
    /// each view went through.
    ///
    /// - Complexity: O(t log n) for `t` tiles; no allocation unless more tiles are alive than ever.
    ///
    /// The strip has walked along the wanted slots, and one more on either side.
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

    /// Moves the track; false when it is too far from its origin for that.
    mutating func moveTrack(to offset: Points) -> Bool {
        guard offset.magnitude <= Self.longestTrack else { return false }
        trackOffset = offset
        return true
    }

    /// Puts the tiles on the track.
    mutating func place(at position: Position, on strip: Strip) {
        isRenumbered = false
        if !isPlaced { trackEdge = strip.edge(of: trackOrigin) }
        let offset =
            strip.distance(from: trackEdge, to: strip.edge(of: position.slot)) + position.distance
        if !moveTrack(to: offset) {
            trackOrigin = position.slot
            trackEdge = strip.edge(of: trackOrigin)
            trackOffset = position.distance
            isPlaced = false
        }
        guard !isPlaced else { return }
        isPlaced = true
        for index in tiles.indices {
            let slot = tiles[index].slot
            let (edge, length) = strip.span(of: slot)
            tiles[index].place = strip.distance(from: trackEdge, to: edge)
            tiles[index].extent = length
        }
    }

    /// Nothing is shown: every view goes back.
    mutating func empty(_ pool: inout TilePool, _ events: inout [Event]) {
        leaveAll(&events)
        remove(to: &pool, &events)
    }

    /// Nothing is wanted any more: every view disappears.
    mutating func leaveAll(_ events: inout [Event]) {
        isRenumbered = false
        judge { _ in [] }
        leave(&events)
        disappear(&events)
    }
}

// MARK: - What cells and pages share

extension Window {
    func tile(at slot: Slot) -> Int? { tiles.firstIndex { $0.slot == slot } }

    /// A view for a slot, on the track.
    func view(of slot: Slot, on strip: Strip, from pool: inout TilePool) -> Tile {
        let place = strip.places[slot]
        var tile = pool.take(place, at: slot)
        tile.place = strip.distance(from: trackEdge, to: place.edge)
        tile.extent = place.length
        return tile
    }

    /// Puts a tile where it belongs in slot order.
    mutating func insert(_ tile: Tile) {
        var index = tiles.count
        while index > 0, tiles[index - 1].slot > tile.slot { index -= 1 }
        tiles.insert(tile, at: index)
    }

    /// Moves a tile of the same item from one slot to another.
    mutating func moveTile(at index: Int, to slot: Slot) {
        var tile = tiles.remove(at: index)
        tile.slot = slot
        isPlaced = false
        insert(tile)
    }

    /// Notes what a frame makes of each tile; those whose items are gone have no place in it.
    mutating func judge(keepsOrphans: Bool = false, _ verdict: (Tile) -> Tile.Verdict) {
        for index in tiles.indices {
            let new = verdict(tiles[index])
            if new != tiles[index].verdict { tiles[index].verdict = new }
        }
        for index in orphans.indices {
            let isKept = keepsOrphans && orphans[index].stage != .ready
            orphans[index].verdict = isKept ? .kept : []
        }
    }

    /// Takes appeared pages away that are not current.
    mutating func leave(_ events: inout [Event]) {
        for index in orphans.indices { orphans[index].leave(&events) }
        for index in tiles.indices { tiles[index].leave(&events) }
    }

    /// Tells of tiles that come into the viewport.
    mutating func enter(_ events: inout [Event]) {
        for index in tiles.indices { tiles[index].enter(&events) }
    }

    /// Tells of the page that things rest on.
    mutating func appear(_ events: inout [Event]) {
        for index in tiles.indices { tiles[index].appear(&events) }
    }

    /// Tells of tiles that have left the viewport.
    mutating func disappear(_ events: inout [Event]) {
        for index in orphans.indices { orphans[index].disappear(&events) }
        for index in tiles.indices { tiles[index].disappear(&events) }
    }

    /// Gives tiles back to the pool that are not kept.
    mutating func remove(to pool: inout TilePool, _ events: inout [Event]) {
        pool.take(from: &orphans, &events)
        pool.take(from: &tiles, &events)
    }
}
