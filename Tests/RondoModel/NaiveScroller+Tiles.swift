import Rondo
import RondoTestSupport

/// A view at a slot.
package struct NaiveTile: Equatable {
    package enum Stage {
        case ready
        case entered
        case appeared
        case leaving
        case left
    }

    /// The identity; the engine chooses its own number.
    package let name: Int
    package let item: Int
    package internal(set) var slot: Int
    var stage = Stage.ready
    /// Whether a part was visible in the last frame.
    var wasInViewport = false

    var isShown: Bool { stage == .entered || stage == .appeared || stage == .leaving }
}

/// An event in the life of a tile.
package struct NaiveTileEvent {
    package let step: TileEvent
    package let item: Int
    package let name: Int
}

extension NaiveScroller {
    /// Updates the tiles to the present state.
    mutating func showTiles() {
        guard hasShown || !tiles.isEmpty || !orphans.isEmpty else { return }
        guard strip.isLaidOut else { return showNone() }
        let visible = visibleSlots()
        let wanted = wantedSlots(around: visible)
        if isRenumbered { gather(visible, wanted) }
        isRenumbered = false
        switch configuration.tiles {
        case .cells: showCells(visible, wanted)
        case .pages(let keep): showPages(visible, wanted, keep: keep)
        }
        for index in tiles.indices {
            tiles[index].wasInViewport = visible.contains(tiles[index].slot)
        }
    }

    /// The slots with more than a millionth of a point in the viewport.
    private mutating func visibleSlots() -> Range<Int> {
        let near = place + 1e-6
        let far = place + strip.viewport - 1e-6
        var low = current
        while strip.exists(low - 1), strip.end(low - 1) > near { low -= 1 }
        while strip.exists(low), strip.end(low) <= near { low += 1 }
        var high = low
        while strip.exists(high), strip.start(high) < far { high += 1 }
        let edges = [low - 1, low, high - 1, high].filter { strip.exists($0) }
        let isClose = edges.contains {
            abs(strip.end($0) - near) < 5e-7 || abs(strip.start($0) - far) < 5e-7
        }
        doubt(.edge, if: isClose)
        return low..<high
    }

    private func wantedSlots(around visible: Range<Int>) -> Range<Int> {
        var low = visible.lowerBound
        var high = visible.upperBound
        for _ in 0..<configuration.overscan {
            if strip.exists(low - 1) { low -= 1 }
            if strip.exists(high) { high += 1 }
        }
        return low..<high
    }

    private mutating func report(_ step: TileEvent, _ tile: NaiveTile) {
        lives.append(NaiveTileEvent(step: step, item: tile.item, name: tile.name))
    }

    // MARK: - Events of lives

    /// Visits all tiles, those without a slot first.
    private mutating func forEach(_ body: (inout NaiveTile, Bool) -> TileEvent?) {
        for index in orphans.indices {
            if let step = body(&orphans[index], false) { report(step, orphans[index]) }
        }
        for index in tiles.indices {
            if let step = body(&tiles[index], true) { report(step, tiles[index]) }
        }
    }

    private mutating func disappear(unless isVisible: (NaiveTile) -> Bool) {
        forEach { tile, hasPlace in
            guard tile.isShown, !hasPlace || !isVisible(tile) else { return nil }
            tile.stage = .left
            return .didDisappear
        }
    }

    /// Releases tiles; reported only if a tile was visible.
    private mutating func reclaim(
        orphansToo: Bool = true,
        unless isKept: (NaiveTile) -> Bool
    ) {
        func isGone(_ tile: NaiveTile, _ hasPlace: Bool) -> Bool {
            hasPlace ? !isKept(tile) : orphansToo || tile.stage == .ready
        }
        forEach { tile, hasPlace in
            isGone(tile, hasPlace) && tile.stage == .left ? .reclaim : nil
        }
        orphans.removeAll { isGone($0, false) }
        tiles.removeAll { isGone($0, true) }
    }

    /// Releases all tiles.
    mutating func showNone() {
        isRenumbered = false
        leave { _ in false }
        disappear { _ in false }
        reclaim { _ in false }
    }

    private mutating func leave(unless isCurrent: (NaiveTile) -> Bool) {
        forEach { tile, hasPlace in
            guard tile.stage == .appeared, !hasPlace || !isCurrent(tile) else { return nil }
            tile.stage = .leaving
            return .willDisappear
        }
    }

    private mutating func add(_ slot: Int) {
        guard let item = key(at: slot) else { return }
        nextTile += 1
        insert(NaiveTile(name: nextTile, item: item, slot: slot))
    }

    private mutating func insert(_ tile: NaiveTile) {
        tiles.append(tile)
        tiles.sort { $0.slot < $1.slot }
    }

    private mutating func move(_ index: Int, to slot: Int) {
        var tile = tiles.remove(at: index)
        tile.slot = slot
        insert(tile)
    }

    // MARK: - Cells

    private mutating func showCells(_ visible: Range<Int>, _ wanted: Range<Int>) {
        disappear { visible.contains($0.slot) }
        reclaim { wanted.contains($0.slot) }
        for slot in wanted where !tiles.contains(where: { $0.slot == slot }) { add(slot) }
        forEach { tile, hasPlace in
            guard hasPlace, visible.contains(tile.slot), !tile.isShown else { return nil }
            tile.stage = .entered
            return .willAppear
        }
    }

    // MARK: - Pages

    private mutating func showPages(_ visible: Range<Int>, _ wanted: Range<Int>, keep: Int) {
        for slot in visible { bringPage(to: slot) { !visible.contains($0.slot) } }
        // The nearest prepared slot first, and ahead before behind.
        for distance in 0..<max(configuration.overscan, 1) {
            for slot in [visible.upperBound + distance, visible.lowerBound - 1 - distance]
            where wanted.contains(slot) {
                let item = key(at: slot)
                guard !tiles.contains(where: { $0.item == item && wanted.contains($0.slot) })
                else { continue }
                bringPage(to: slot) { !wanted.contains($0.slot) }
            }
        }
        let lost = tiles.filter { !strip.exists($0.slot) }
        orphans += lost
        tiles.removeAll { tile in lost.contains { $0.name == tile.name } }
        let (current, isAtRest, isHidden) = (current, motion.phase == .idle, isHidden)
        func isVisible(_ tile: NaiveTile) -> Bool {
            guard visible.contains(tile.slot) else { return false }
            // While hidden, the current page disappears, and no other page appears.
            return !isHidden || (tile.slot != current && tile.isShown)
        }
        func isRestedOn(_ tile: NaiveTile) -> Bool {
            isAtRest && !isHidden && tile.slot == current && visible.contains(tile.slot)
        }
        leave { isRestedOn($0) }
        forEach { tile, hasPlace in
            guard hasPlace, isVisible(tile) else { return nil }
            guard !tile.isShown || (tile.stage == .leaving && isRestedOn(tile)) else { return nil }
            tile.stage = .entered
            return .willAppear
        }
        disappear { isVisible($0) }
        forEach { tile, hasPlace in
            guard hasPlace, isRestedOn(tile), tile.stage == .entered else { return nil }
            tile.stage = .appeared
            return .didAppear
        }
        reclaim(orphansToo: isAtRest) { tile in
            wanted.contains(tile.slot) || abs(tile.slot - current) < keep
                || (!isAtRest && tile.stage != .ready)
        }
    }

    /// Finds a page for a slot: that of the same item if it is free, otherwise any free one.
    private mutating func bringPage(to slot: Int, from isFree: (NaiveTile) -> Bool) {
        guard !tiles.contains(where: { $0.slot == slot }) else { return }
        let item = key(at: slot)
        if let index = tiles.firstIndex(where: { $0.item == item && isFree($0) }) {
            move(index, to: slot)
        } else {
            add(slot)
        }
    }

    // MARK: - Changes of items

    mutating func renumberTiles(_ renumbering: NaiveRenumbering) {
        isRenumbered = true
        let before = tiles
        tiles = []
        for var tile in before {
            if let slot = renumbering.slot(of: tile.slot) {
                tile.slot = slot
                insert(tile)
            } else {
                orphans.append(tile)
            }
        }
    }

    /// Tiles follow their items to their present slots; visible tiles come first.
    private mutating func gather(_ visible: Range<Int>, _ wanted: Range<Int>) {
        for slot in wanted {
            let item = key(at: slot)
            let there = tiles.firstIndex { $0.slot == slot }
            let wasSeen = there.map { tiles[$0].wasInViewport } ?? false
            if visible.contains(slot), !wasSeen,
                let seen = tiles.firstIndex(where: {
                    $0.item == item && $0.wasInViewport && !visible.contains($0.slot)
                })
            {
                if let there { tiles[there].slot = tiles[seen].slot }
                tiles[seen].slot = slot
                tiles.sort { $0.slot < $1.slot }
            } else if there == nil,
                let spare = tiles.firstIndex(where: {
                    $0.item == item && !wanted.contains($0.slot)
                })
            {
                move(spare, to: slot)
            }
        }
    }
}

extension NaiveScroller {
    /// The names of the present tiles.
    package var shownNames: [Int] { (tiles + orphans).map(\.name) }
}
