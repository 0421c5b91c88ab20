import Testing

@testable import Rondo

/// The engine's answers for keys, the focus and a wheel over nested scrollers.
struct KeyTests {
    private func row(
        _ axis: Configuration.Axis = .horizontal,
        _ direction: Configuration.Direction = .leftToRight,
        ends: Ends = .loop
    ) -> Scroller {
        var configuration = Configuration(viewport: 100)
        configuration.axis = axis
        configuration.direction = direction
        configuration.ends = ends
        return Scroller(configuration, items: Items(count: 3))
    }

    private func target(of key: Key, in row: Scroller) -> Int? {
        var row = row
        guard let input = row.input(for: key) else { return nil }
        row.take(input, at: 0)
        return row.targetItem?.value
    }

    @Test func arrowKeysMoveInTheirDirection() {
        #expect(target(of: .right, in: row()) == 1)
        #expect(target(of: .left, in: row()) == 2)
        #expect(target(of: .right, in: row(.horizontal, .rightToLeft)) == 2)
        #expect(target(of: .down, in: row(.vertical)) == 1)
        #expect(target(of: .up, in: row(.vertical, .rightToLeft)) == 2)
    }

    @Test func arrowKeysAcrossTheAxisDoNothing() {
        #expect(target(of: .down, in: row()) == nil)
        #expect(target(of: .left, in: row(.vertical)) == nil)
    }

    @Test func pageHomeAndEndKeysWorkOnBothAxes() {
        for row in [row(), row(.vertical)] {
            #expect(target(of: .pageDown, in: row) == 1)
            #expect(target(of: .end, in: row) == 2)
        }
        #expect(
            Scroller(Configuration(viewport: 100), items: Items(count: 0)).input(for: .home) == nil
        )
    }

    /// Four of ten fit, so the last four rest at the same place.
    @Test func endGoesToTheLastStop() throws {
        var configuration = Configuration(viewport: 100)
        configuration.extent = .points(25)
        configuration.ends = .list
        var list = Scroller(configuration, items: Items(count: 10))
        for item in [0, 6] {
            #expect(list.currentItem == ItemKey(item))
            list.take(try #require(list.input(for: .end)), at: list.now)
            _ = list.frame(at: list.now + 1000)
        }
        #expect(list.currentItem == ItemKey(6) && list.isAtEnd)
        configuration.ends = .loop
        configuration.step = 4
        #expect(target(of: .end, in: Scroller(configuration, items: Items(count: 10))) == 8)
    }

    @Test func aWheelCannotMovePastAnEnd() {
        var list = row(ends: .list)
        #expect(list.hasWay(dx: 1, dy: 0) && !list.hasWay(dx: -1, dy: 0))
        #expect(!list.hasWay(dx: 0, dy: 1))
        list.next(animated: false, at: 0)
        #expect(list.hasWay(dx: -1, dy: 0))
        #expect(row(.horizontal, .rightToLeft, ends: .list).hasWay(dx: -1, dy: 0))
    }

    @Test func theReadingDirectionIsAnInput() {
        var row = row()
        row.take(row.reading(.rightToLeft), at: 0)
        #expect(target(of: .left, in: row) == 1)
    }

    @Test func revealScrollsToATileOutOfSight() throws {
        var row = row()
        _ = row.frame(at: 0)
        let (first, second) = (row.tiles[1], row.tiles[2])
        #expect(first.isShown && !second.isShown)
        #expect(row.reveal(tile: first.number).isEmpty)
        for input in row.reveal(tile: second.number) { row.take(input, at: 0) }
        #expect(row.targetItem == second.item)
        // The scroll is already on its way.
        #expect(row.reveal(tile: second.number).isEmpty)
    }

    /// 90 points and a gap of 8 in a viewport of 600: six are fully visible, of the seventh 12.
    @Test(arguments: [Ends.loop, .list], [Snap.page, .none])
    func revealScrollsJustFarEnough(ends: Ends, snap: Snap) throws {
        var configuration = Configuration(viewport: 600)
        configuration.extent = .points(90)
        configuration.spacing = 8
        configuration.ends = ends
        configuration.snap = snap
        configuration.overscan = 3
        var row = Scroller(configuration, items: Items(count: 20))
        _ = row.frame(at: 0)
        for (item, place) in [(5, 0), (6, 1), (9, 4), (4, 4), (2, 2), (0, 0)] {
            let tile = try #require(row.tiles.first { $0.item == ItemKey(item) })
            #expect(row.isFullyVisible(tile) == (item == 5 || item == 4))
            for input in row.reveal(tile: tile.number) { row.take(input, at: row.now) }
            _ = row.frame(at: row.now + 1000)
            #expect(row.currentItem == ItemKey(place))
            let shown = try #require(row.tiles.first { $0.item == ItemKey(item) })
            #expect(row.isFullyVisible(shown))
        }
    }

    @Test func revealOfATileLongerThanTheViewportGoesToItsPlace() throws {
        var configuration = Configuration(viewport: 100)
        configuration.extent = .points(150)
        var row = Scroller(configuration, items: Items(count: 3))
        _ = row.frame(at: 0)
        let tile = try #require(row.tiles.first { $0.item == ItemKey(1) })
        for input in row.reveal(tile: tile.number) { row.take(input, at: 0) }
        #expect(row.targetItem == ItemKey(1))
    }

    @Test func revealScrollsToACellWithItsShelf() throws {
        var configuration = ShelvesConfiguration(width: 100, height: 100)
        configuration.list.extent = .points(100)
        configuration.shelf.extent = .points(60)
        let genres = (0..<3).map {
            Shelf(ShelfKey($0), items: Items(count: 9, from: ItemKey($0 * 9)))
        }
        var shelves = Shelves(configuration, shelves: genres)
        _ = shelves.frame(at: 0)
        #expect(shelves.hasWay(dx: 2, dy: 1) && !shelves.hasWay(dx: -2, dy: 1))
        #expect(shelves.hasWay(dx: 0, dy: 1) && !shelves.hasWay(dx: 0, dy: -1))
        let cell = try #require(shelves.live.last?.tiles.last)
        for input in shelves.reveal(tile: cell.number) { shelves.take(input, at: 0) }
        _ = shelves.frame(at: 1000)
        let shelf = try #require(
            shelves.live.first { $0.tiles.contains { $0.item == cell.item } }
        )
        #expect(shelves.start(of: shelf) == 0 && shelf.isInSight)
        #expect(shelf.tiles.first { $0.item == cell.item }?.isShown == true)
        shelves.take(try #require(shelves.input(for: .right)), at: 1000)
        #expect(shelves.isMoving)
    }

    @Test(arguments: [(50.0, true), (150, false)])
    func underAFingerOnlyItsShelfCounts(y: Double, hasWay: Bool) {
        var configuration = ShelvesConfiguration(width: 100, height: 200)
        configuration.list.extent = .points(100)
        configuration.shelf.extent = .points(60)
        var shelves = Shelves(
            configuration,
            shelves: [9, 1, 9].enumerated().map { number, count in
                Shelf(ShelfKey(number), items: Items(count: count, from: ItemKey(number * 9)))
            }
        )
        _ = shelves.frame(at: 0)
        shelves.take(.press(x: 50, y: y), at: 0)
        #expect(shelves.hasWay(dx: 2, dy: 1) == hasWay)
        #expect(!shelves.hasWay(dx: -2, dy: 1))
        // A steeper movement belongs to the list.
        #expect(shelves.hasWay(dx: 5, dy: 4) && !shelves.hasWay(dx: 5, dy: -4))
    }

    @Test func timestampsNeverRunAheadOfTheClock() {
        var clock = EventClock()
        #expect(clock.time(of: .max - 5, at: 1000) == 1000)
        // Ten later, across the 32 bits, and delivered late.
        #expect(clock.time(of: 4, at: 1030) == 1010)
        // An event with a shorter delay shows how late the others were.
        #expect(clock.time(of: 50, at: 1040) == 1040)
        #expect(clock.time(of: 60, at: 1060) == 1050)
        #expect(clock.time(of: 0, at: 1070) == 1070)
        // A timestamp of another clock.
        #expect(clock.time(of: 1_000_000, at: 1080) == 1080)
        #expect(clock.time(of: 1_000_010, at: 1095) == 1090)
    }

    @Test func revealLeavesAScrollThatWillShowTheTile() throws {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(100)
        configuration.ends = .list
        configuration.snap = .item
        var row = Scroller(configuration, items: Items(count: 20))
        _ = row.frame(at: 0)
        row.take(.scroll(to: ItemKey(4)), at: 0)
        _ = row.frame(at: 130)
        for key in [5, 6] {
            let tile = try #require(row.tiles.first { $0.item == ItemKey(key) })
            #expect(row.reveal(tile: tile.number).isEmpty)
        }
        let passed = try #require(row.tiles.first { $0.item == ItemKey(1) })
        #expect(!row.reveal(tile: passed.number).isEmpty)
    }
}
