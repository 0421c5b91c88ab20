/// Which slots have a view, and what each view has been through.
struct Window: Sendable {
    /// In slot order, one a slot.
    private(set) var tiles: [Tile] = []
    private(set) var pool = TilePool()
    /// Tiles whose items are gone; the next frame takes leave of them.
    private var orphans: [Tile] = []
    /// Whether items have changed since the last frame.
    private(set) var isRenumbered = false
    private let kind: TileKind
    let overscan: Int64

    /// The slot that places on the track count from.
    private var trackOrigin = Slot(0)
    /// How far the viewport's leading edge is along the track, in points.
    private(set) var trackOffset: Points = 0
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
    }

    /// Gives views to the slots that want one, takes them from those that do not, and tells what
    /// each view went through.
    ///
    /// - Complexity: O(t log n) for `t` tiles; no allocation unless more tiles are alive than ever.
    mutating func show(_ scene: Scene, events: inout [Event]) {
        guard scene.strip.isLaidOut else { return empty(&events) }
        defer { isRenumbered = false }
        let visible = visibleSlots(in: scene)
        switch kind {
        case .cells:
            showCells(scene, visible, events: &events)
        case .pages(let keep):
            showPages(scene, visible, keep: Int64(keep), events: &events)
        }
        place(in: scene)
    }

    /// The slots that have a part in the viewport; empty when a gap fills it.
    private func visibleSlots(in scene: Scene) -> Range<Slot> {
        let strip = scene.strip
        let anchor = scene.position.slot
        let here = scene.position.distance
        let before = strip.lastSlot(before: here, inclusive: true, .trailing, from: anchor)
        let last = strip.lastSlot(
            before: here + strip.viewport,
            inclusive: false,
            .leading,
            from: anchor
        )
        return before + 1..<Swift.max(before, last) + 1
    }

    /// The visible slots and those kept ready beyond each edge.
    func wantedSlots(around visible: Range<Slot>, in scene: Scene) -> Range<Slot> {
        var low = visible.lowerBound - overscan
        var high = visible.upperBound + overscan
        if let first = scene.strip.first { low = Swift.max(low, first) }
        if let last = scene.strip.last { high = Swift.min(high, last + 1) }
        return low..<Swift.max(low, high)
    }

    /// Puts the tiles on the track.
    private mutating func place(in scene: Scene) {
        let strip = scene.strip
        let position = scene.position
        trackOffset =
            strip.distance(from: trackOrigin, to: position.slot) + position.distance
        if trackOffset.magnitude > Self.longestTrack {
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
    private mutating func empty(_ events: inout [Event]) {
        leave(&events) { _ in false }
        disappear(&events) { _ in false }
        removeOrphans(events: &events) { _ in true }
        removeTiles(events: &events) { _ in true }
    }
}

// MARK: - Other items

extension Window {
    /// The items have changed: tiles go with theirs.
    mutating func renumber(by renumbering: Renumbering) {
        isRenumbered = true
        trackOrigin = renumbering.survivor(of: trackOrigin) ?? trackOrigin
        let shown = tiles
        tiles.removeAll(keepingCapacity: true)
        for tile in shown {
            guard let slot = renumbering.slot(of: tile.slot),
                let index = renumbering.new.index(of: tile.item)
            else {
                orphans.append(tile)
                continue
            }
            var tile = tile
            tile.slot = slot
            tile.index = index
            insert(tile)
        }
    }

    /// No item is there any more.
    mutating func orphanAll() {
        orphans += tiles
        tiles.removeAll(keepingCapacity: true)
    }
}

// MARK: - What cells and pages share

extension Window {
    func tile(at slot: Slot) -> Int? { tiles.firstIndex { $0.slot == slot } }

    mutating func add(_ slot: Slot, in scene: Scene) {
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

    /// Tells of tiles that have left the viewport, those whose items are gone among them.
    mutating func disappear(_ events: inout [Event], unless isVisible: (Tile) -> Bool) {
        for index in orphans.indices { orphans[index].disappear(&events) }
        for index in tiles.indices where !isVisible(tiles[index]) {
            tiles[index].disappear(&events)
        }
    }

    /// Gives tiles back to the pool; those that were never shown go without a word.
    mutating func removeTiles(events: inout [Event], where isGone: (Tile) -> Bool) {
        pool.take(from: &tiles, &events, where: isGone)
    }

    /// Gives the tiles back whose items are gone.
    mutating func removeOrphans(events: inout [Event], where isGone: (Tile) -> Bool) {
        pool.take(from: &orphans, &events, where: isGone)
    }

    /// Takes appeared pages away: those that are not `current` any more, or whose items are gone.
    mutating func leave(_ events: inout [Event], unless isCurrent: (Tile) -> Bool) {
        for index in orphans.indices { orphans[index].leave(&events) }
        for index in tiles.indices where !isCurrent(tiles[index]) {
            tiles[index].leave(&events)
        }
    }

    /// Tiles go a step on in their lives.
    mutating func advance(
        to stage: Tile.Stage,
        _ event: TileEvent,
        _ events: inout [Event],
        where isReady: (Tile) -> Bool
    ) {
        for index in tiles.indices where isReady(tiles[index]) {
            tiles[index].advance(to: stage, event, &events)
        }
    }
}
