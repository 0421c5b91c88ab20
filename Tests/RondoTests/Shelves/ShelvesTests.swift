import Testing

@testable import Rondo

/// Ten shelves of twenty items in a viewport of 400 by 300: shelves are 100 high with gaps of 4,
/// items 80 long with gaps of 2.
///
/// Item 7 of shelf 3 has the key 307.
func tenShelves(_ change: (inout ShelvesConfiguration) -> Void = { _ in }) -> Shelves {
    var configuration = ShelvesConfiguration(width: 400, height: 300)
    configuration.list.extent = .points(100)
    configuration.list.spacing = 4
    configuration.shelf.extent = .points(80)
    configuration.shelf.spacing = 2
    change(&configuration)
    return Shelves(
        configuration,
        shelves: (0..<10).map { shelf in
            let items = (0..<20).map { Item(ItemKey(shelf * 100 + $0)) }
            return Shelf(ShelfKey(shelf), items: Items(items))
        }
    )
}

extension Shelves {
    /// A finger moves through positions, 8 ms each, rests, and lifts at the last one.
    mutating func swipe(
        from start: (Points, Points),
        by steps: [(Points, Points)],
        at time: Milliseconds,
        holding stillness: Milliseconds = 0
    ) -> Milliseconds {
        var (x, y) = start
        var time = time
        press(x: x, y: y, at: time)
        for step in steps {
            (x, y) = (x + step.0, y + step.1)
            time += 8
            move(x: x, y: y, at: time)
        }
        time += stillness
        release(x: x, y: y, at: time)
        return time
    }

    func live(_ key: Int) -> LiveShelf? { live.first { $0.key == ShelfKey(key) } }

    func offset(_ key: Int) -> Points? { live(key)?.contentOffset }
}

@Suite struct ShelvesTests {
    @Test func onlyShelvesInOrNearTheViewportAreLive() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        #expect(shelves.live.map(\.key.value) == [0, 1, 2, 3])
        #expect(shelves.live.map(\.isInSight) == [true, true, true, false])
        #expect(shelves.live.map { shelves.start(of: $0) } == [0, 104, 208, 312])
        shelves.scroll(to: ShelfKey(5), animated: false, at: 10)
        _ = shelves.frame(at: 10)
        #expect(shelves.live.map(\.key.value) == [4, 5, 6, 7, 8])
        #expect(shelves.contentOffset == 520)
    }

    @Test func removedShelvesStayInPlaceUntilTheNextFrame() {
        var shelves = tenShelves()
        shelves.follow(by: 30, phase: .idle, at: 0)
        _ = shelves.frame(at: 0)
        shelves.replace(with: [], at: 5)
        #expect(shelves.live.map { shelves.start(of: $0) } == [-30, 74, 178, 282, 386])
        _ = shelves.frame(at: 5)
        #expect(shelves.live.isEmpty)
    }

    // MARK: - The axis of a drag

    /// The travel of the finger when its direction is judged, and the list that moves.
    @Test(arguments: [
        (30.0, 0.0, true), (30, 19, true), (30, 20, false), (30, 30, false), (0, 30, false),
        (-30, 19, true), (-30, -20, false), (20, -30, false), (11, 7, true), (11, 8, false),
    ])
    func aDragMovesAShelfOnlyWhenClearlySideways(dx: Points, dy: Points, isSideways: Bool) {
        var shelves = tenShelves { $0.list.initial = ItemIndex(3) }
        shelves.moveShelf(ShelfKey(4), at: 0) {
            $0.scroll(to: ItemIndex(5), animated: false, at: 0)
            return nil
        }
        _ = shelves.frame(at: 0)
        shelves.press(x: 200, y: 150, at: 0)
        shelves.move(x: 200 + dx, y: 150 + dy, at: 8)
        // Later travel does not change the axis.
        shelves.move(x: 200 + dx + 50, y: 150 + dy + 50, at: 16)
        #expect(shelves.phase == (isSideways ? .idle : .dragging))
        #expect(shelves.live(4)?.phase == (isSideways ? .dragging : .idle))
        // The slop is subtracted on the side where the content started to move.
        func moved(_ first: Points) -> Points {
            let isLoose = abs(first) > 10
            return first + 50 - ((isLoose ? first : first + 50) < 0 ? -10 : 10)
        }
        #expect(shelves.contentOffset == (isSideways ? 312 : 312 - moved(dy)))
        #expect(shelves.offset(4) == (isSideways ? 410 - moved(dx) : 410))
        #expect(shelves.offset(3) == 0 && shelves.offset(5) == 0)
    }

    @Test func nothingMovesWithinTheSlop() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.press(x: 200, y: 150, at: 0)
        for (x, y) in [(190.0, 150.0), (190, 140), (210, 160), (200, 140)] {
            shelves.move(x: x, y: y, at: 8)
            #expect(!shelves.isMoving)
        }
        shelves.move(x: 189, y: 150, at: 16)
        #expect(shelves.offset(1) == 1)
    }

    @Test func aDragBecomesSidewaysWhileTheListHasNotMoved() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.press(x: 200, y: 150, at: 0)
        // Not clearly sideways, and not far enough up for the list.
        shelves.move(x: 189, y: 141, at: 8)
        #expect(!shelves.isMoving)
        shelves.move(x: 180, y: 141, at: 16)
        #expect(shelves.live(1)?.phase == .dragging && shelves.offset(1) == 10)
        #expect(shelves.phase == .idle)
        shelves.release(x: 180, y: 141, at: 24)
        // Lifted before the direction is clear, nothing is left of the finger.
        shelves.press(x: 200, y: 250, at: 32)
        shelves.move(x: 189, y: 241, at: 40)
        shelves.release(x: 189, y: 241, at: 48)
        #expect(shelves.live(2)?.phase == .idle && shelves.phase == .idle)
        #expect(shelves.press(x: 200, y: 250, at: 56) == nil)
    }

    @Test func aSidewaysDragInAGapMovesNothing() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        let end = shelves.swipe(from: (200, 102), by: [(-40, 0), (-40, 0)], at: 0)
        #expect(!shelves.isMoving && shelves.live.allSatisfy { $0.contentOffset == 0 })
        // A vertical drag moves the list.
        _ = shelves.swipe(from: (200, 102), by: [(0, -40)], at: end, holding: 200)
        #expect(shelves.contentOffset == 30)
    }

    // MARK: - Several motions

    @Test func aPressHoldsTheShelfUnderItAndTheListButNoOtherShelf() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        let flick = [(-20.0, 0.0), (-30, 0), (-40, 0)]
        var time = shelves.swipe(from: (300, 50), by: flick, at: 0)
        time = shelves.swipe(from: (300, 150), by: flick, at: time + 8)
        // The list is flicked from the third shelf while two shelves coast.
        time = shelves.swipe(from: (300, 250), by: [(0, -10), (0, -10), (0, -10)], at: time + 8)
        #expect(shelves.phase == .decelerating)
        #expect(shelves.live(0)?.phase == .decelerating && shelves.live(1)?.phase == .decelerating)
        _ = shelves.frame(at: time + 16)

        let y = (shelves.live(1).map { shelves.start(of: $0) } ?? 0) + 50
        shelves.press(x: 200, y: y, at: time + 16)
        #expect(shelves.live(1)?.phase == .dragging && shelves.phase == .dragging)
        #expect(shelves.live(0)?.phase == .decelerating)
        let held = (shelves.contentOffset, shelves.offset(0) ?? 0, shelves.offset(1) ?? 0)
        shelves.move(x: 180, y: y, at: time + 48)
        #expect(shelves.offset(1) == held.2 + 10)
        #expect(shelves.offset(0) ?? 0 > held.1)
        #expect(shelves.contentOffset == held.0 && shelves.phase == .idle)
        shelves.cancelPointer(at: time + 60)
        #expect(shelves.live(1)?.phase == .idle && shelves.live(0)?.phase == .decelerating)
    }

    @Test func aDragOfTheListReleasesTheShelfThatItHeld() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        var time = shelves.swipe(from: (300, 50), by: [(-20, 0), (-30, 0)], at: 0)
        time = shelves.swipe(from: (300, 250), by: [(0, -10), (0, -10), (0, -10)], at: time)
        shelves.press(x: 200, y: 20, at: time + 16)
        #expect(shelves.live(0)?.phase == .dragging && shelves.phase == .dragging)
        let held = (shelves.contentOffset, shelves.offset(0))
        shelves.move(x: 200, y: 0, at: time + 24)
        #expect(shelves.contentOffset == held.0 + 10 && shelves.phase == .dragging)
        #expect(shelves.live(0)?.phase == .idle && shelves.offset(0) == held.1)
    }

    @Test func aPressOnAShelfAtRestHoldsTheList() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        let time = shelves.swipe(from: (300, 250), by: [(0, -20), (0, -20), (0, -20)], at: 0)
        _ = shelves.frame(at: time + 16)
        shelves.press(x: 300, y: 150, at: time + 16)
        #expect(shelves.phase == .dragging)
        let held = shelves.contentOffset
        // The drag moves the shelf: the list rests where it was held.
        shelves.move(x: 250, y: 150, at: time + 40)
        #expect(shelves.phase == .idle && shelves.contentOffset == held)
    }

    @Test func aCaughtShelfIsReleasedWhenTheListIsDragged() {
        var shelves = tenShelves { $0.shelf.snap = .item }
        _ = shelves.frame(at: 0)
        let time = shelves.swipe(from: (300, 50), by: [(-20, 0), (-30, 0)], at: 0)
        _ = shelves.frame(at: time + 16)
        shelves.press(x: 300, y: 50, at: time + 16)
        #expect(shelves.live(0)?.phase == .dragging)
        shelves.move(x: 300, y: 20, at: time + 24)
        #expect(shelves.live(0)?.phase == .decelerating, "it snaps")
        #expect(shelves.phase == .dragging && shelves.contentOffset == 20)
        _ = shelves.frame(at: time + 2000)
        #expect((shelves.offset(0) ?? 1).truncatingRemainder(dividingBy: 82) == 0)
    }

    @Test func aSecondFingerAndMovesWithoutAFingerAreRefused() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        #expect(shelves.move(x: 0, y: 0, at: 0) == .noPointerIsDown)
        #expect(shelves.release(x: 0, y: 0, at: 0) == .noPointerIsDown)
        #expect(shelves.cancelPointer(at: 0) == .noPointerIsDown)
        #expect(shelves.press(x: 0, y: 0, at: 0) == nil)
        #expect(shelves.press(x: 0, y: 0, at: 0) == .pointerIsDown)
        #expect(shelves.wheel(dx: 0, dy: 9, at: 0) == .wheelWhilePointerIsDown)
    }

    @Test func aWheelGestureStaysOnItsList() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.wheel(dx: 30, dy: 10, y: 150, at: 0)
        shelves.wheel(dx: 5, dy: 40, y: 150, at: 50)
        #expect(shelves.offset(1) == 35 && shelves.contentOffset == 0)
        shelves.wheel(dx: 5, dy: 40, y: 150, at: 150)
        #expect(shelves.offset(1) == 35 && shelves.contentOffset == 40)
        shelves.wheel(dx: 30, dy: 0, at: 400)
        #expect(shelves.offset(0) == 30, "without a position the current shelf")
    }

    // MARK: - Cells

    @Test(arguments: [CellPool.shared, .own])
    func cellsAreReused(pool: CellPool) {
        var shelves = tenShelves { $0.pool = pool }
        var owners: [Int: Set<Int>] = [:]
        var most = 0
        for frame in 0..<200 {
            let time = Double(frame) * 16
            shelves.wheel(dx: 0, dy: frame % 80 < 40 ? 23 : -23, y: 0, at: time)
            _ = shelves.frame(at: time)
            for shelf in shelves.live {
                for tile in shelf.tiles { owners[tile.number, default: []].insert(shelf.key.value) }
            }
            let numbers = shelves.live.flatMap { $0.tiles.map(\.number) }
            #expect(Set(numbers).count == numbers.count, "a view is in one place")
            #expect(Set(numbers).isDisjoint(with: shelves.freeTiles.map(\.number)))
            most = max(most, numbers.count)
        }
        #expect(owners.count == most, "\(most) cells at a time, \(owners.count) were made")
        #expect(owners.values.contains { $0.count > 1 }, "cells move from shelf to shelf")
    }

    @Test func cellsOfAShelfNearTheViewportHaveNotAppeared() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        func appeared(_ events: [ShelfEvent], _ key: Int) -> [TileEvent] {
            events.compactMap { event in
                guard case .tile(let step, _, tile: _) = event.event else { return nil }
                return event.shelf == ShelfKey(key) ? step : nil
            }
        }
        #expect(appeared(shelves.queue.events, 2) == Array(repeating: .willAppear, count: 5))
        #expect(appeared(shelves.queue.events, 3) == [])
        shelves.queue.clear()
        shelves.scroll(to: ShelfKey(1), animated: false, at: 1)
        _ = shelves.frame(at: 1)
        #expect(appeared(shelves.queue.events, 0) == Array(repeating: .didDisappear, count: 5))
        #expect(appeared(shelves.queue.events, 3) == Array(repeating: .willAppear, count: 5))
        shelves.queue.clear()
        shelves.scroll(to: ShelfKey(6), animated: false, at: 2)
        _ = shelves.frame(at: 2)
        // All disappearing cells come before the first appearing one.
        let steps = shelves.queue.events.compactMap { event -> TileEvent? in
            guard event.shelf != nil, case .tile(let step, _, tile: _) = event.event else {
                return nil
            }
            return step
        }
        let order: [TileEvent] = [.didDisappear, .reclaim, .willAppear]
        let ranks = steps.compactMap { order.firstIndex(of: $0) }
        #expect(ranks == ranks.sorted() && Set(ranks).count == 3)
    }
}

/// Inputs find the shelves at their positions, whatever frames were drawn.
@Suite struct ShelvesWithoutFramesTests {
    private func swiped(drawing isDrawn: Bool) -> Shelves {
        var shelves = tenShelves()
        if isDrawn { _ = shelves.frame(at: 0) }
        shelves.moveShelf(ShelfKey(2), at: 0) {
            $0.scroll(to: ItemIndex(4), at: 0)
            return nil
        }
        shelves.scroll(to: ShelfKey(5), animated: false, at: 100)
        if isDrawn { _ = shelves.frame(at: 100) }
        let time = shelves.swipe(from: (300, 150), by: [(-31, 2), (-30, 3)], at: 110)
        if isDrawn { _ = shelves.frame(at: time) }
        shelves.wheel(dx: 77, dy: 3, y: 10, at: time + 10)
        _ = shelves.frame(at: time + 20)
        return shelves
    }

    @Test func theEffectOfAnInputDoesNotDependOnFrames() {
        let drawn = swiped(drawing: true)
        let blind = swiped(drawing: false)
        #expect(drawn.live.map(\.key) == blind.live.map(\.key))
        #expect(drawn.live.map(\.contentOffset) == blind.live.map(\.contentOffset))
        #expect(drawn.live.map(\.phase) == blind.live.map(\.phase))
        #expect(blind.offset(5) == 77)
        #expect(blind.live(6)?.phase == .decelerating)
    }

    @Test(arguments: [CellPool.shared, .own])
    func aShelfThatComesAndGoesBetweenFramesHasNoEffect(pool: CellPool) {
        var shelves = tenShelves { $0.pool = pool }
        shelves.press(x: 200, y: 50, at: 0)
        shelves.move(x: 150, y: 50, at: 8)
        shelves.scroll(to: ShelfKey(8), animated: false, at: 16)
        _ = shelves.frame(at: 16)
        #expect(shelves.live.map(\.key.value) == [6, 7, 8, 9])
        #expect(shelves.release(x: 100, y: 50, at: 20) == nil)
        shelves.scroll(to: ShelfKey(0), animated: false, at: 30)
        _ = shelves.frame(at: 30)
        #expect(shelves.live.allSatisfy { $0.row.number > 0 && $0.tiles.count > 4 })
    }

    @Test(arguments: [CellPool.shared, .own])
    func aShelfTouchedBeforeItsFirstFrameHasItsCells(pool: CellPool) {
        var shelves = tenShelves {
            $0.pool = pool
            $0.list.overscan = 0
        }
        // The last row, after which no other row makes the pools that it needs.
        shelves.press(x: 200, y: 250, at: 0)
        shelves.move(x: 150, y: 250, at: 8)
        _ = shelves.frame(at: 16)
        #expect(shelves.live.map(\.key.value) == [0, 1, 2])
        #expect(shelves.offset(2) == 40)
        #expect(shelves.live.allSatisfy { $0.tiles.count > 4 })
    }

    @Test(arguments: [false, true])
    func aShelfThatReturnsWithOtherItemsShowsThem(isDrawn: Bool) {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        shelves.moveShelf(ShelfKey(1), at: 0) {
            $0.follow(by: 164, phase: .idle, at: 0)
            return nil
        }
        shelves.remove([ShelfKey(1)], at: 1)
        if isDrawn { _ = shelves.frame(at: 1) }
        let items = [900, 901, 102, 902, 903].map { Item(ItemKey($0)) }
        shelves.insert([Shelf(ShelfKey(1), items: Items(items))], before: ShelfKey(2), at: 2)
        shelves.press(x: 200, y: 150, at: 3)
        shelves.release(x: 200, y: 150, at: 3)
        _ = shelves.frame(at: 4)
        #expect(shelves.live.map(\.key.value) == [0, 1, 2, 3])
        #expect(shelves.live(1)?.tiles.map(\.item.value) == [900, 901, 102, 902, 903])
        #expect(
            shelves.offset(1) == 8,
            "as near to item 102, its previous position, as the items allow"
        )
    }

    @Test func theVersionOfTheTilesOfAShelfGrowsWithThem() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        let version = shelves.live(0)?.scroller.tilesVersion ?? .max
        shelves.moveShelf(ShelfKey(0), at: 0) {
            $0.scroll(to: ItemIndex(9), animated: false, at: 0)
            return nil
        }
        _ = shelves.frame(at: 16)
        #expect(shelves.live(0)?.scroller.tilesVersion ?? 0 > version)
    }

    /// The starts of shelves are right between an edit and the next frame.
    @Test func shelvesStayInPlaceWhenOneIsInsertedBeforeThem() {
        var shelves = tenShelves()
        _ = shelves.frame(at: 0)
        func starts() -> [Points] { shelves.live.map { shelves.start(of: $0) } }
        let before = starts()
        shelves.insert(
            [Shelf(ShelfKey(99), items: Items(count: 3, from: ItemKey(90000)))],
            before: ShelfKey(0),
            at: 5
        )
        #expect(starts() == before)
    }
}
