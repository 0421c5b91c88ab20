/// The slots that have a view, and the lifecycle of each view.
struct Window: Sendable {
    /// In slot order, one for each slot.
    var tiles: [Tile] = []
    /// Tiles of removed items; they disappear in the next frame.
    var orphans: [Tile] = []
    /// The unused views; empty in a shelf, which borrows one of its list's pools.
    var pool = TilePool()
    /// Whether items have changed since the last frame.
    var isRenumbered = false
    /// The slots in the viewport along the axis, as of the last frame.
    var visible = Slot(0)..<Slot(0)
    /// These slots and those kept ready beyond each edge.
    private(set) var wanted = Slot(0)..<Slot(0)
    var track = Track()
    /// The positions at which nothing but the track changes.
    var calm = Calm()
    /// Whether the list as a whole is on screen; a shelf next to the viewport is not.
    var isInSight = true
    /// Grows whenever the tiles may have changed.
    var version = 0

    /// What the window has to show, beside its slots.
    struct Scene {
        let position: Position
        let current: Slot
        let isAtRest: Bool
        let isHidden: Bool
    }

    /// Updates the views: gives them to wanted slots, takes them from others, and emits the events
    /// of each.
    ///
    /// - Complexity: O(t log n) for `t` tiles; no allocation unless more tiles are in use than ever
    ///   before.
    mutating func show(
        _ kind: TileKind,
        _ scene: Scene,
        on strip: Strip,
        events: inout EventQueue<Event>
    ) {
        switch kind {
        case .cells:
            leaveCells(&events)
            removeCells(&events)
            fillCells(at: scene.position, on: strip, events: &events)
        case .pages(let keep):
            showPages(scene, on: strip, keep: keep, events: &events)
        }
    }

    /// Uses other slots, with the views of their items where possible.
    ///
    /// The strip has cached the wanted slots and one more on either side.
    mutating func look(at visible: Range<Slot>, _ wanted: Range<Slot>, on strip: Strip) {
        version += 1
        (self.visible, self.wanted) = (visible, wanted)
        if isRenumbered { gather(on: strip) }
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
    mutating func empty(_ events: inout EventQueue<Event>) {
        leaveAll(&events)
        removeCells(&events)
    }

    /// Makes every view disappear.
    mutating func leaveAll(_ events: inout EventQueue<Event>) {
        isRenumbered = false
        orphanAll()
        leaveOrphans(&events)
        hideOrphans(&events)
    }
}

// MARK: - Common to cells and pages

extension Window {
    /// Makes views of removed items leave that had appeared.
    mutating func leaveOrphans(_ events: inout EventQueue<Event>) {
        for index in orphans.indices { orphans[index].leave(&events) }
    }

    /// Makes views of removed items disappear.
    mutating func hideOrphans(_ events: inout EventQueue<Event>) {
        for index in orphans.indices { orphans[index].disappear(&events) }
    }

    func tile(at slot: Slot) -> Int? { tiles.firstIndex { $0.slot == slot } }

    /// A view for a slot, placed on the track.
    mutating func view(of slot: Slot, on strip: Strip) -> Tile {
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
}
