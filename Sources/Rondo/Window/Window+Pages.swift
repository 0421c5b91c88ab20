extension Window {
    /// Updates pages: each item has one page where possible, which appears, disappears and is kept
    /// nearby.
    mutating func showPages(
        _ scene: Scene,
        on strip: Strip,
        keep: Int,
        events: inout EventQueue<Event>
    ) {
        let rules = PageRules(visible: visible, wanted: wanted, scene: scene, keep: UInt64(keep))
        add(on: strip)
        orphanLost(on: strip)
        leaveOrphans(&events)
        for index in tiles.indices where !rules.restsOn(tiles[index]) {
            tiles[index].leave(&events)
        }
        for index in tiles.indices where rules.shows(tiles[index]) {
            let isBack = tiles[index].stage == .leaving && rules.restsOn(tiles[index])
            if isBack || !tiles[index].isShown { tiles[index].enter(&events) }
        }
        hideOrphans(&events)
        for index in tiles.indices where !rules.shows(tiles[index]) {
            tiles[index].disappear(&events)
        }
        for index in tiles.indices
        where tiles[index].stage == .entered && rules.restsOn(tiles[index]) {
            tiles[index].appear(&events)
        }
        pool.take(from: &orphans, &events) { rules.hasPassed($0) }
        pool.take(from: &tiles, &events) { rules.keeps($0) }
        place(at: scene.position, on: strip)
    }

    /// Treats a page whose slot no longer exists, because the content now stands still, like a page
    /// of a removed item: it is reclaimed at rest, since a finger may still be down.
    private mutating func orphanLost(on strip: Strip) {
        for index in tiles.indices.reversed()
        where strip.existing(tiles[index].slot) != tiles[index].slot {
            orphans.append(tiles.remove(at: index))
        }
    }

    /// Gives pages to the wanted slots, first to those in the viewport, then to the nearest.
    private mutating func add(on strip: Strip) {
        let (visible, wanted) = (visible, wanted)
        var slot = visible.lowerBound
        while slot < visible.upperBound {
            addPage(slot, on: strip) { !visible.contains($0.slot) }
            slot = slot + 1
        }
        var ahead = visible.upperBound
        var behind = visible.lowerBound - 1
        while ahead < wanted.upperBound || behind >= wanted.lowerBound {
            if ahead < wanted.upperBound { keepReady(ahead, wanted, on: strip) }
            if behind >= wanted.lowerBound { keepReady(behind, wanted, on: strip) }
            ahead = ahead + 1
            behind = behind - 1
        }
    }

    /// A page for a slot in the viewport: the unused one of the same item, or any other.
    private mutating func addPage(
        _ slot: Slot,
        on strip: Strip,
        where isFree: (Tile) -> Bool
    ) {
        guard tile(at: slot) == nil else { return }
        let item = strip.key(of: slot)
        if let same = tiles.firstIndex(where: { $0.item == item && isFree($0) }) {
            moveTile(at: same, to: slot)
        } else {
            insert(view(of: slot, on: strip))
        }
    }

    /// A page for a slot beyond the viewport; none if its item has one at another wanted slot.
    private mutating func keepReady(
        _ slot: Slot,
        _ wanted: Range<Slot>,
        on strip: Strip
    ) {
        let item = strip.key(of: slot)
        let isElsewhere = tiles.contains { $0.item == item && wanted.contains($0.slot) }
        guard !isElsewhere else { return }
        addPage(slot, on: strip) { !wanted.contains($0.slot) }
    }
}

/// What decides which pages are visible and kept.
///
/// Its rules are not inlined: they are asked for each page in several loops.
private struct PageRules {
    let visible: Range<Slot>
    let wanted: Range<Slot>
    let scene: Window.Scene
    let keep: UInt64

    /// Whether a page is visible in the viewport.
    ///
    /// While hidden, the current page disappears, and no other page appears.
    @inline(never)
    func shows(_ page: Tile) -> Bool {
        visible.contains(page.slot)
            && (!scene.isHidden || (page.slot != scene.current && page.isShown))
    }

    /// Whether a page is the visible one at rest.
    @inline(never)
    func restsOn(_ page: Tile) -> Bool {
        scene.isAtRest && !scene.isHidden && page.slot == scene.current
            && visible.contains(page.slot)
    }

    /// Whether a page was visible since the last rest, and so stays until the next.
    func hasPassed(_ page: Tile) -> Bool { !scene.isAtRest && page.stage != .ready }

    /// Whether a page stays in use.
    func keeps(_ page: Tile) -> Bool {
        wanted.contains(page.slot) || (page.slot - scene.current).magnitude < keep
            || hasPassed(page)
    }
}
