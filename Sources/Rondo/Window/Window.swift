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
    private let kind: TileKind
    let overscan: Int64

    /// The slot that places on the track count from.
    var trackOrigin = Slot(0)
    /// How far the viewport's leading edge is along the track, in points.
    private(set) var trackOffset: Points = 0
    /// Where the content may be without any view changing, as far as is known.
    var steady: Steady?
    /// Beyond this the track gets a new origin: up to here single precision, which graphics
    /// hardware computes with, still tells a 256th of a point apart.
    private static let longestTrack: Points = 32_768

    init(configuration: Configuration) {
        kind = configuration.tiles
        overscan = Int64(configuration.overscan)
    }

    /// What the window is to show.
    struct Scene {
        let strip: Strip
        let items: Items
        let position: Position
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
    mutating func show(_ scene: Scene, pool: inout TilePool, events: inout [Event]) {
        guard scene.strip.isLaidOut else { return empty(&pool, &events) }
        switch kind {
        case .cells:
            leaveCells(scene, events: &events)
            remove(to: &pool, &events)
            fillCells(scene, from: &pool, events: &events)
        case .pages(let keep):
            visible = visibleSlots(in: scene)
            if isRenumbered { gather(visible, in: scene) }
            showPages(scene, visible, keep: Int64(keep), pool: &pool, events: &events)
            place(in: scene)
        }
        steady = steady(in: scene)
    }

    /// Moves the track; false when it is too far from its origin for that.
    mutating func moveTrack(to offset: Points) -> Bool {
        guard offset.magnitude <= Self.longestTrack else { return false }
        trackOffset = offset
        return true
    }

    /// The slots with a part in the viewport, by more than rounding; empty when a gap fills it.
    func visibleSlots(in scene: Scene) -> Range<Slot> {
        let strip = scene.strip
        let anchor = scene.position.slot
        let start = scene.position.distance + Strip.rounding
        let end = scene.position.distance + strip.viewport - Strip.rounding
        let before = strip.lastSlot(before: start, inclusive: true, .trailing, from: anchor)
        let last = strip.lastSlot(
            before: end,
            inclusive: false,
            .leading,
            from: anchor
        )
        return before + 1..<Swift.max(before, last) + 1
    }

    /// The visible slots and those kept ready beyond each edge.
    func wantedSlots(around visible: Range<Slot>, in scene: Scene) -> Range<Slot> {
        slots(around: visible, beyond: overscan, in: scene)
    }

    /// The visible slots and so many beyond each edge, as far as there are any.
    func slots(around visible: Range<Slot>, beyond margin: Int64, in scene: Scene) -> Range<Slot> {
        var low = visible.lowerBound - margin
        var high = visible.upperBound + margin
        if let first = scene.strip.first { low = Swift.max(low, first) }
        if let last = scene.strip.last { high = Swift.min(high, last + 1) }
        return low..<Swift.max(low, high)
    }

    /// Puts the tiles on the track.
    mutating func place(in scene: Scene) {
        isRenumbered = false
        let strip = scene.strip
        let position = scene.position
        let offset = strip.distance(from: trackOrigin, to: position.slot) + position.distance
        if !moveTrack(to: offset) {
            trackOrigin = position.slot
            trackOffset = position.distance
        }
        for index in tiles.indices {
            let place = strip.distance(from: trackOrigin, to: tiles[index].slot)
            let extent = strip.length(at: tiles[index].slot)
            guard place != tiles[index].place || extent != tiles[index].extent else { continue }
            tiles[index].place = place
            tiles[index].extent = extent
        }
    }

    /// Nothing is shown: every view goes back.
    private mutating func empty(_ pool: inout TilePool, _ events: inout [Event]) {
        leaveAll(&events)
        remove(to: &pool, &events)
    }

    /// Nothing is wanted any more: every view disappears.
    mutating func leaveAll(_ events: inout [Event]) {
        isRenumbered = false
        judge { _ in Tile.Verdict() }
        leave(&events)
        disappear(&events)
    }
}

// MARK: - What cells and pages share

extension Window {
    func tile(at slot: Slot) -> Int? { tiles.firstIndex { $0.slot == slot } }

    mutating func add(_ slot: Slot, in scene: Scene, from pool: inout TilePool) {
        let index = scene.strip.index(of: slot)
        insert(pool.take(scene.items[index], at: index, slot: slot))
    }

    mutating func insert(_ tile: Tile) {
        tiles.insert(tile, at: tiles.firstIndex { $0.slot > tile.slot } ?? tiles.endIndex)
    }

    /// Moves a tile of the same item from one slot to another.
    mutating func moveTile(at index: Int, to slot: Slot) {
        var tile = tiles.remove(at: index)
        tile.slot = slot
        insert(tile)
    }

    /// Notes what a frame makes of each tile; those whose items are gone have no place in it.
    mutating func judge(keepsOrphans: Bool = false, _ verdict: (Tile) -> Tile.Verdict) {
        for index in tiles.indices { tiles[index].verdict = verdict(tiles[index]) }
        for index in orphans.indices {
            let isKept = keepsOrphans && orphans[index].stage != .ready
            orphans[index].verdict = Tile.Verdict(isKept: isKept)
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
