import Rondo
import Testing

@Suite struct ShelfMemoryTests {
    /// Scrolls to a shelf and back, without animation.
    private func visit(_ key: Int, in shelves: inout Shelves, at time: Milliseconds) {
        shelves.scroll(to: ShelfKey(key), animated: false, at: time)
        _ = shelves.frame(at: time)
    }

    /// The events of shelves that are not about their cells.
    private func switches(of shelves: inout Shelves) -> [Event] {
        shelves.takeEvents().filter { $0.shelf != nil }.map { $0.event }.filter { event in
            if case .tile = event { false } else { true }
        }
    }

    @Test func anOffsetIsRestoredToTheBit() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        let time = shelves.swipe(from: (300, 50), by: [(-31.7, 0), (-40.3, 1)], at: 0, holding: 0)
        _ = shelves.frame(at: time + 33)
        let offset = shelves.offset(0)
        #expect(shelves.live(0)?.phase == .decelerating)
        visit(9, in: &shelves, at: time + 40)
        #expect(shelves.live(0) == nil)
        visit(0, in: &shelves, at: time + 900)
        #expect(
            shelves.offset(0) == offset,
            "the last visible position, although the shelf was coasting"
        )
        #expect(shelves.live(0)?.phase == .idle)
    }

    /// A scroll before the first layout is carried out by it, also of a shelf without a row.
    @Test(arguments: [0, 6], [(0.0, 0.0), (0, 300), (400, 0)])
    func aShelfScrollsBeforeTheFirstLayout(key: Int, size: (Points, Points)) {
        var shelves = tenShelves {
            $0.list.viewport = size.1
            $0.shelf.viewport = size.0
        }
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(key), at: 0) {
            $0.scroll(to: ItemIndex(4), at: 0)
            return nil
        }
        shelves.moveShelf(ShelfKey(key), at: 0) {
            $0.next(at: 0)
            return nil
        }
        _ = shelves.frame(at: 0)
        shelves.resize(width: 400, height: 300, at: 1)
        visit(key, in: &shelves, at: 2)
        #expect(shelves.offset(key) == 410 && shelves.live(key)?.phase == .idle)
    }

    @Test func aShelfThatSnapsReachesItsRestingPlaceWhenItReturns() {
        var shelves = tenShelves { $0.shelf.snap = .page }
        _ = shelves.frame(at: 0)
        let time = shelves.swipe(from: (300, 50), by: [(-31.7, 0), (-30, 0)], at: 0)
        _ = shelves.frame(at: time + 16)
        let offset = shelves.offset(0)
        visit(9, in: &shelves, at: time + 20)
        visit(0, in: &shelves, at: time + 900)
        #expect(shelves.offset(0) == offset)
        _ = shelves.frame(at: time + 5000)
        #expect(shelves.offset(0) == 82)
    }

    /// The switch of a shelf is complete once it has settled, whether or not a frame has shown it.
    @Test(arguments: [false, true])
    func aShelfThatCameToRestAfterItsLastFrameReturnsThere(isHidden: Bool) {
        var shelves = tenShelves { $0.shelf.snap = .page }
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.next(at: 0)
            return nil
        }
        _ = shelves.frame(at: 100)
        if isHidden { shelves.hide(at: 120) }
        shelves.scroll(to: ShelfKey(9), animated: false, at: 400)
        shelves.show(at: 410)
        _ = shelves.frame(at: 420)
        #expect(shelves.live(0) == nil)
        _ = shelves.takeEvents()
        visit(0, in: &shelves, at: 900)
        #expect(shelves.offset(0) == 82 && shelves.live(0)?.phase == .idle)
        #expect(switches(of: &shelves).isEmpty)
    }

    @Test func aShelfMovesBeforeItsFirstFrame() {
        var shelves = tenShelves { $0.shelf.snap = .page }
        func move(_ body: (inout Scroller) -> Void) {
            shelves.moveShelf(ShelfKey(0), at: 0) {
                body(&$0)
                return nil
            }
        }
        move { $0.next(at: 0) }
        shelves.hide(at: 0)
        move { $0.follow(by: 20, phase: .dragging, at: 0) }
        shelves.show(at: 0)
        _ = shelves.frame(at: 16)
        #expect(shelves.offset(0) == 102 && shelves.live(0)?.phase == .dragging)
        #expect(switches(of: &shelves).count == 4, "begin, change and settle, then begin")
    }

    /// Content that rests elsewhere than on a place: items were added at its end.
    @Test func aShelfThatRestsBetweenPlacesReturnsThere() {
        var shelves = tenShelves { $0.shelf.snap = .page }
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 1) {
            $0.scroll(to: ItemIndex(19), animated: false, at: 1)
            return nil
        }
        shelves.insert([Item(ItemKey(99))], on: ShelfKey(0), at: 2)
        let offset = shelves.offset(0)
        #expect(offset == 1238)
        visit(9, in: &shelves, at: 10)
        visit(0, in: &shelves, at: 20)
        #expect(shelves.offset(0) == offset && shelves.live(0)?.phase == .idle)
    }

    @Test func bothRowsOfAShelfFollowTheHost() {
        // The loop is 40 points longer than the viewport.
        var shelves = tenShelves {
            $0.list.viewport = 1000
            $0.list.ends = .loop
            $0.list.overscan = 0
            $0.shelf.snap = .item
        }
        _ = shelves.frame(at: 0)
        func move(by step: Points, _ phase: Phase, at time: Milliseconds) {
            shelves.moveShelf(ShelfKey(0), at: time) {
                $0.follow(by: step, phase: phase, at: time)
                return nil
            }
            _ = shelves.frame(at: time)
        }
        move(by: 30, .decelerating, at: 16)
        shelves.follow(by: 60, phase: .dragging, at: 32)
        for time in stride(from: 32.0, through: 1000, by: 16) { _ = shelves.frame(at: time) }
        move(by: 40, .decelerating, at: 1016)
        move(by: 12, .idle, at: 1032)
        let rows = shelves.live.filter { $0.key == ShelfKey(0) }
        #expect(rows.map(\.contentOffset) == [82, 82])
    }

    /// A finger or a wheel moves first one row, then the other.
    @Test(arguments: [true, false])
    func bothRowsOfAShelfMoveTogether(isDrag: Bool) {
        // The loop is 40 points longer than the viewport.
        var shelves = tenShelves {
            $0.list.viewport = 1000
            $0.list.ends = .loop
            $0.list.overscan = 0
            $0.shelf.snap = .item
        }
        shelves.follow(by: 60, phase: .idle, at: 0)
        var time: Milliseconds = 0
        func draw(_ rows: Int, after wait: Milliseconds) {
            time += wait
            _ = shelves.frame(at: time)
            let offsets = shelves.live.filter { $0.key == ShelfKey(0) }.map(\.contentOffset)
            #expect(offsets.count == rows && Set(offsets).count == 1, "\(time): \(offsets)")
        }
        draw(2, after: 0)
        for y in [20.0, 990] {
            if isDrag {
                time = shelves.swipe(from: (300, y), by: [(-40, 0), (-30, 0)], at: time)
            } else {
                shelves.wheel(dx: 70, dy: 0, y: y, at: time)
            }
            draw(2, after: 48)
        }
        // One of them leaves and comes back.
        shelves.follow(by: -60, phase: .idle, at: time)
        draw(1, after: 16)
        shelves.follow(by: 60, phase: .idle, at: time)
        draw(2, after: 16)
        draw(2, after: 5000)
        let switches = switches(of: &shelves).filter {
            if case .change = $0 { false } else { true }
        }
        #expect(switches.count == 2, "one begin and one settle: \(switches)")
    }

    @Test(arguments: [1, 8, 31])
    func aShelfAtItsEndReturnsOnARestingPlaceAfterGapsHaveChanged(spacing: Points) {
        var shelves = tenShelves {
            $0.shelf.snap = .page
            $0.shelf.ends = .list
        }
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.follow(by: 1238, phase: .idle, at: 0)
            return nil
        }
        _ = shelves.frame(at: 5000)
        #expect(shelves.offset(0) == 1238)
        visit(9, in: &shelves, at: 5010)
        var other = shelves.configuration
        other.shelf.spacing = spacing
        #expect(shelves.configure(other, at: 5020) == nil)
        visit(0, in: &shelves, at: 5030)
        let item = 80 + spacing
        let end = 20 * item - spacing - 400
        let offset = shelves.offset(0) ?? 0
        #expect(
            offset == end || offset.truncatingRemainder(dividingBy: item) == 0,
            "at the end, or with an item at the start, not at \(offset)"
        )
    }

    @Test func aShelfLeftPastItsEndSpringsBackWhenItReturns() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.press(x: 100, y: 50, at: 0)
        shelves.move(x: 200, y: 50, at: 8)
        _ = shelves.frame(at: 16)
        let stretched = shelves.offset(0) ?? 0
        #expect(stretched < -40)
        visit(9, in: &shelves, at: 20)
        shelves.move(x: 300, y: 50, at: 24)
        shelves.release(x: 300, y: 50, at: 30)
        visit(0, in: &shelves, at: 100)
        #expect(shelves.offset(0) == stretched)
        _ = shelves.frame(at: 3000)
        #expect(shelves.offset(0) == 0)
    }

    /// A spring of half a point has ended when it begins.
    @Test func aShelfLeftNextToItsRestingPlaceIsDrawnThereWhenItReturns() throws {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.press(x: 100, y: 50, at: 0)
        shelves.move(x: 110.5, y: 50, at: 8)
        _ = shelves.frame(at: 16)
        #expect((shelves.offset(0) ?? 0) < -0.2)
        visit(9, in: &shelves, at: 20)
        shelves.release(x: 110.5, y: 50, at: 30)
        visit(0, in: &shelves, at: 100)
        var time: Milliseconds = 100
        while shelves.demand == .frames {
            time += 16
            _ = shelves.frame(at: time)
        }
        let shelf = try #require(shelves.live(0))
        #expect(shelf.phase == .idle && shelf.tiles[0].place == shelf.track)
    }

    /// It is where it would be if it had been in sight.
    @Test(arguments: [true, false])
    func aShelfRestsOnAPlaceOnceItsLayoutSnaps(isOwn: Bool) {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.follow(by: 100, phase: .idle, at: 0)
            return nil
        }
        visit(9, in: &shelves, at: 10)
        var other = shelves.configuration
        other.shelf.snap = .page
        if isOwn {
            var list = shelves.shelves
            list[0].layout = ShelfLayout(other.shelf)
            shelves.replace(with: list, at: 20)
        } else {
            shelves.configure(other, at: 20)
        }
        visit(0, in: &shelves, at: 30)
        #expect(shelves.offset(0) == 82)
    }

    @Test func theOffsetSeenLongestAgoIsRemovedFirst() {
        var shelves = tenShelves {
            $0.remembered = 2
            $0.list.overscan = 0
            $0.list.extent = .viewport
        }
        for key in [1, 2, 3] {
            visit(key, in: &shelves, at: Double(key) * 100)
            shelves.moveShelf(ShelfKey(key), at: Double(key) * 100) {
                $0.follow(by: 40 + Double(key), phase: .idle, at: Double(key) * 100)
                return nil
            }
        }
        // Shelf 1 is visible again, so 2 is the oldest when 3 leaves.
        visit(1, in: &shelves, at: 500)
        #expect(shelves.offset(1) == 41)
        visit(5, in: &shelves, at: 600)
        visit(2, in: &shelves, at: 700)
        #expect(shelves.offset(2) == 0)
        visit(3, in: &shelves, at: 800)
        #expect(shelves.offset(3) == 43)
        visit(1, in: &shelves, at: 900)
        #expect(shelves.offset(1) == 41)
    }

    @Test func shelvesAtTheirStartNeedNoMemory() {
        var shelves = tenShelves {
            $0.remembered = 1
            $0.list.overscan = 0
        }
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.follow(by: 55.5, phase: .idle, at: 0)
            return nil
        }
        for key in 1..<10 { visit(key, in: &shelves, at: Double(key)) }
        visit(0, in: &shelves, at: 20)
        #expect(shelves.offset(0) == 55.5)
    }

    @Test(arguments: [true, false])
    func anOffsetSurvivesReplacedData(isLive: Bool) {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.follow(by: 5 * 82 + 20, phase: .idle, at: 0)
            return nil
        }
        if !isLive { visit(9, in: &shelves, at: 10) }
        // Two items come before, and a shelf above.
        var list = shelves.shelves
        let items = [ItemKey(1), ItemKey(2)] + (0..<20).map { ItemKey($0 + 100) }
        list[0].items = Items(([90, 91] + Array(0..<20)).map { Item(ItemKey($0)) })
        list.insert(Shelf(ShelfKey(77), items: Items(items.map { Item($0) })), at: 0)
        shelves.replace(with: list, at: 20)
        visit(0, in: &shelves, at: 30)
        let tile = shelves.live(0)?.tiles.first { $0.item == ItemKey(5) }
        #expect(tile.flatMap { shelves.live(0)?.start(of: $0) } == -20)
        #expect(shelves.offset(0) == 594.0)
    }

    @Test func shelvesCanBeAddedToAListThatStartsFurtherDown() {
        var shelves = tenShelves { $0.list.initial = ItemIndex(6) }
        let refusal = shelves.insert([Shelf(ShelfKey(70), items: Items(count: 4))], at: 0)
        #expect(refusal == nil && shelves.shelves.count == 11)
        #expect(shelves.remove([ShelfKey(3), ShelfKey(5)], at: 0) == nil)
        #expect(shelves.move(ShelfKey(6), before: ShelfKey(0), at: 0) == nil)
        #expect(shelves.shelves.map(\.key.value) == [6, 0, 1, 2, 4, 7, 8, 9, 70])
        #expect(shelves.remove([ShelfKey(3)], at: 0) == .unknownShelf)
        #expect(shelves.move(ShelfKey(3), at: 0) == .unknownShelf)
        #expect(shelves.insert([], before: ShelfKey(3), at: 0) == .unknownShelf)
        #expect(shelves.insert([shelves.shelves[0]], at: 0) == .itemIsThere)
    }

    @Test func aProgrammaticScrollMovesAShelfOutOfSight() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(8), at: 0) {
            $0.scroll(to: ItemIndex(3), at: 0)
            return nil
        }
        #expect(!shelves.isMoving)
        visit(8, in: &shelves, at: 10)
        #expect(shelves.offset(8) == 246)
        #expect(shelves.moveShelf(ShelfKey(80), at: 20) { _ in nil } == .unknownShelf)
    }

    @Test func offsetsAreReadAndSetAsOneValue() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        for (key, step) in [(0, 10.25), (2, 500), (7, 33.125)] {
            shelves.moveShelf(ShelfKey(key), at: 0) {
                $0.follow(by: step, phase: .idle, at: 0)
                return nil
            }
        }
        shelves.follow(by: 217, phase: .idle, at: 0)
        _ = shelves.frame(at: 0)
        let offsets = shelves.offsets
        #expect(Set(offsets.shelves.map(\.shelf.value)) == [0, 2, 7])

        var other = tenShelves()
        _ = other.frame(at: 0)
        other.moveShelf(ShelfKey(1), at: 0) {
            $0.follow(by: 90, phase: .idle, at: 0)
            return nil
        }
        other.restore(offsets, at: 5)
        _ = other.frame(at: 5)
        #expect(other.contentOffset == 217)
        #expect([1, 2, 3].map { other.offset($0) } == [0, 500, 0])
        visit(0, in: &other, at: 6)
        #expect(other.offset(0) == 10.25)
        visit(7, in: &other, at: 7)
        #expect(other.offset(7) == 33.125)
        #expect(Set(other.offsets.shelves.map(\.shelf.value)) == [0, 2, 7])
    }

    /// As after a resize.
    @Test(arguments: Snap.allCases, Configuration.Alignment.allCases)
    func aListIsRestoredInAViewportOfAnotherHeight(
        snap: Snap,
        alignment: Configuration.Alignment
    ) {
        func make(_ height: Points) -> Shelves {
            tenShelves {
                $0.list.viewport = height
                $0.list.snap = snap
                $0.list.alignment = alignment
                $0.list.ends = .loop
            }
        }
        for step in [0, snap == .none ? 31.25 : 0] {
            var shelves = make(300)
            _ = shelves.frame(at: 0)
            shelves.scroll(to: ShelfKey(4), animated: false, at: 1)
            if step != 0 { shelves.follow(by: step, phase: .idle, at: 1) }
            _ = shelves.frame(at: 1)
            var other = make(420)
            _ = other.frame(at: 0)
            other.restore(shelves.offsets, at: 1)
            let frame = other.frame(at: 2)
            shelves.resize(width: 400, height: 420, at: 2)
            #expect(frame == shelves.frame(at: 2))
            #expect(frame.current == ItemKey(4) && frame.offset == step)
        }
    }

    /// An input between the restoration and the next frame moves the shelf as one after it.
    @Test(arguments: [true, false])
    func aShelfIsMovedAsSoonAsItIsRestored(isDrawn: Bool) {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.follow(by: 30, phase: .dragging, at: 0)
            return nil
        }
        func restored(_ move: (inout Shelves) -> Void) -> Shelves {
            var shelves = shelves
            shelves.restore(shelves.offsets, at: 10)
            if isDrawn { _ = shelves.frame(at: 10) }
            move(&shelves)
            _ = shelves.frame(at: 30)
            return shelves
        }
        let dragged = restored {
            $0.press(x: 300, y: 50, at: 11)
            $0.move(x: 280, y: 50, at: 12)
            _ = $0.frame(at: 16)
            $0.move(x: 200, y: 50, at: 20)
        }
        #expect(dragged.offset(0) == 120 && dragged.live(0)?.phase == .dragging)
        let turned = restored { $0.wheel(dx: 20, dy: 0, y: 50, at: 11) }
        #expect(turned.offset(0) == 50 && turned.live(0)?.phase == .decelerating)
        var scrolled = restored {
            $0.moveShelf(ShelfKey(0), at: 11) {
                $0.next(at: 11)
                return nil
            }
        }
        #expect(scrolled.live(0)?.phase == .animating)
        #expect(switches(of: &scrolled) == [.begin(from: 0), .cancel(0), .begin(from: 0)])
    }

    @Test(arguments: [false, true])
    func aListRestoresItsOffsetOnceItsShelfAndViewportExist(hasMoved: Bool) {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.follow(by: 217, phase: .idle, at: 0)
        let offsets = shelves.offsets

        let all = shelves.shelves
        var configuration = shelves.configuration
        configuration.list.viewport = 0
        configuration.shelf.viewport = 0
        var other = Shelves(configuration, shelves: [all[0]])
        other.restore(offsets, at: 1)
        _ = other.frame(at: 2)
        #expect(other.offsets.list == offsets.list)
        other.resize(width: 400, height: 300, at: 3)
        _ = other.frame(at: 3)
        if hasMoved { other.follow(by: 5, phase: .dragging, at: 4) }
        if hasMoved { other.follow(by: -5, phase: .idle, at: 5) }
        other.replace(with: all, at: 6)
        _ = other.frame(at: 7)
        #expect(other.contentOffset == (hasMoved ? 0 : 217))
    }

    /// Offsets may come from a damaged file.
    @Test(arguments: [Int64.max - 7, Int64.min + 8, 1 << 53, 1 << 41] as [Int64])
    func aSlotThatCannotBeCountedIsOnTheFirstTurn(number: Int64) {
        var shelves = tenShelves {
            $0.list.ends = .loop
            $0.shelf.ends = .loop
        }
        _ = shelves.frame(at: 0)
        func offset(_ item: ItemKey?, of count: Int64) -> ShelfOffset {
            ShelfOffset(
                shelf: ShelfKey(0),
                item: item,
                slot: Slot(number - number % count),
                distance: 20,
                viewport: item == nil ? 300 : 400
            )
        }
        var offsets = ShelfOffsets()
        offsets.list = offset(nil, of: 10)
        offsets.shelves = [offset(ItemKey(0), of: 20)]
        shelves.restore(offsets, at: 1)
        _ = shelves.frame(at: 1)
        #expect(shelves.contentOffset == 20 && shelves.offset(0) == 20)
        let items = (0..<30_000).map { Item(ItemKey($0)) }
        shelves.replace(with: items, on: ShelfKey(0), at: 2)
        _ = shelves.frame(at: 2)
        #expect(shelves.offset(0) == 20)
    }

    @Test func offsetsOfUnknownShelvesAreIgnored() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        func offset(_ shelf: Int, _ item: Int, _ distance: Points) -> ShelfOffset {
            ShelfOffset(
                shelf: ShelfKey(shelf),
                item: ItemKey(item),
                slot: Slot(0),
                distance: distance,
                viewport: 400
            )
        }
        var offsets = ShelfOffsets()
        offsets.list = ShelfOffset(
            shelf: ShelfKey(70),
            item: nil,
            slot: Slot(3),
            distance: 0,
            viewport: 300
        )
        offsets.shelves = [offset(70, 1, 5), offset(1, 999, 5), offset(2, 201, .nan)]
        offsets.shelves.append(offset(0, 4, 7))
        shelves.restore(offsets, at: 1)
        _ = shelves.frame(at: 1)
        #expect(shelves.contentOffset == 0)
        #expect([0, 1, 2].map { shelves.offset($0) } == [335, 0, 0])
    }

    @Test func anOffsetSurvivesALostViewport() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.follow(by: 123, phase: .idle, at: 0)
            return nil
        }
        shelves.resize(width: 0, height: 0, at: 1)
        _ = shelves.frame(at: 1)
        #expect(shelves.live.isEmpty)
        shelves.resize(width: 400, height: 300, at: 2)
        _ = shelves.frame(at: 2)
        #expect(shelves.offset(0) == 123)
    }

    /// What a shelf remembers, with its present width or layout, may be more tiles than are allowed.
    @Test func aShelfReturnsFromAWideViewportWithShorterItems() {
        var configuration = ShelvesConfiguration(width: 11_000, height: 300)
        configuration.list.extent = .points(100)
        configuration.shelf.extent = .points(100)
        configuration.shelf.snap = .none
        func list(_ count: Int) -> [Shelf] {
            (0..<10).map { key in
                Shelf(ShelfKey(key), items: Items(count: count, from: ItemKey(100_000 * key)))
            }
        }
        var shelves = Shelves(configuration, shelves: list(20_000))
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.scroll(to: ItemIndex(50), animated: false, at: 0)
            return nil
        }
        visit(9, in: &shelves, at: 16)
        shelves.resize(width: 100, height: 300, at: 40)
        var shorter = list(20_000)
        var layout = ShelfLayout(configuration.shelf)
        layout.extent = .points(1)
        for index in shorter.indices { shorter[index].layout = layout }
        shelves.replace(with: shorter, at: 60)
        visit(0, in: &shelves, at: 80)
        #expect(shelves.live(0)?.scroller.currentItem == ItemKey(50))
    }

    @Test func anOffsetOfAnyWidthCanBeRestored() {
        var configuration = ShelvesConfiguration(width: 400, height: 300)
        configuration.list.extent = .points(100)
        configuration.shelf.extent = .points(100)
        let list = (0..<4).map {
            Shelf(ShelfKey($0), items: Items(count: 20_000, from: ItemKey(100_000 * $0)))
        }
        var shelves = Shelves(configuration, shelves: list)
        var offsets = ShelfOffsets()
        offsets.shelves = [
            ShelfOffset(
                shelf: ShelfKey(0),
                item: ItemKey(7),
                slot: Slot(7),
                distance: 0,
                viewport: 2e6
            )
        ]
        shelves.restore(offsets, at: 0)
        _ = shelves.frame(at: 0)
        #expect(shelves.live(0)?.scroller.currentItem == ItemKey(7))
    }

    @Test func aScrollAfterARestoreCounts() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        func scroll(to index: Int, at time: Milliseconds) {
            shelves.moveShelf(ShelfKey(0), at: time) {
                $0.scroll(to: ItemIndex(index), animated: false, at: time)
                return nil
            }
        }
        scroll(to: 4, at: 1)
        _ = shelves.frame(at: 16)
        let remembered = shelves.offsets
        shelves.restore(remembered, at: 20)
        scroll(to: 6, at: 20)
        _ = shelves.frame(at: 32)
        #expect(abs((shelves.offset(0) ?? 0) - 6 * 82) < 1e-6)
    }

    @Test func aScrollByTheUserEndsTheWaitForARestoredShelf() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        var offsets = ShelfOffsets()
        offsets.list = ShelfOffset(
            shelf: ShelfKey(77),
            item: nil,
            slot: Slot(10),
            distance: 0,
            viewport: 300
        )
        shelves.restore(offsets, at: 1)
        _ = shelves.frame(at: 2)
        shelves.next(animated: false, at: 3)
        _ = shelves.frame(at: 4)
        let place = shelves.contentOffset
        shelves.insert([Shelf(ShelfKey(77), items: Items(count: 3, from: ItemKey(90000)))], at: 10)
        _ = shelves.frame(at: 16)
        #expect(shelves.contentOffset == place)
    }
}
