import Rondo
import Testing

/// Whether a host may pass a finger on to another view.
@Suite struct ClaimTests {
    private func shown(_ axis: Configuration.Axis = .horizontal, count: Int = 5) -> Scroller {
        var configuration = Configuration(viewport: 100)
        configuration.axis = axis
        var scroller = Scroller(configuration, items: Items(count: count))
        _ = scroller.frame(at: 0)
        return scroller
    }

    @Test func aFingerBelongsToTheScrollerOnceItDrags() {
        var scroller = shown()
        #expect(scroller.claim == .none)
        scroller.press(x: 50, y: 50, at: 0)
        #expect(scroller.claim == .open)
        scroller.move(x: 42, y: 55, at: 10)
        #expect(scroller.claim == .open)
        scroller.move(x: 30, y: 55, at: 20)
        #expect(scroller.claim == .own)
        // A drag stays a drag in any direction.
        scroller.move(x: 30, y: 300, at: 30)
        #expect(scroller.claim == .own)
        scroller.release(x: 30, y: 300, at: 40)
        #expect(scroller.claim == .none)
    }

    @Test(arguments: [Configuration.Axis.horizontal, .vertical])
    func aFingerAcrossTheAxisIsForAnotherView(axis: Configuration.Axis) {
        var scroller = shown(axis)
        func point(_ along: Points, _ across: Points) -> (x: Points, y: Points) {
            axis == .horizontal ? (along, across) : (across, along)
        }
        var (x, y) = point(50, 50)
        scroller.press(x: x, y: y, at: 0)
        (x, y) = point(46, 62)
        scroller.move(x: x, y: y, at: 10)
        #expect(scroller.claim == .across)
        #expect(scroller.phase == .idle)
        // No other view took the finger, which now moves along the axis.
        (x, y) = point(20, 62)
        scroller.move(x: x, y: y, at: 20)
        #expect(scroller.claim == .own)
        #expect(scroller.phase == .dragging)
    }

    @Test func aFingerThatCatchesMovingContentBelongsToTheScroller() {
        var scroller = shown()
        scroller.next(at: 0)
        _ = scroller.frame(at: 100)
        scroller.press(x: 50, y: 50, at: 100)
        #expect(scroller.claim == .own)
    }

    @Test func aFingerOnContentThatCannotMoveIsNeverClaimed() {
        var scroller = shown(count: 1)
        scroller.press(x: 50, y: 50, at: 0)
        scroller.move(x: 0, y: 50, at: 10)
        #expect(scroller.claim == .open)
    }

    @Test func aProgrammaticScrollEndsTheClaim() {
        var scroller = shown()
        scroller.press(x: 50, y: 50, at: 0)
        scroller.move(x: 20, y: 50, at: 10)
        scroller.next(at: 20)
        #expect(scroller.claim == .none)
    }

    @Test func shelvesClaimAFingerOnceItsDirectionIsClear() {
        let genres = (0..<20).map { Shelf(ShelfKey($0), items: Items(count: 20)) }
        var configuration = ShelvesConfiguration(width: 300, height: 600)
        configuration.list.extent = .points(150)
        configuration.shelf.extent = .points(100)
        var shelves = Shelves(configuration, shelves: genres)
        _ = shelves.frame(at: 0)
        #expect(shelves.claim == .none)
        shelves.press(x: 150, y: 75, at: 0)
        #expect(shelves.claim == .open)
        shelves.move(x: 120, y: 70, at: 10)
        #expect(shelves.claim == .own)
        shelves.release(x: 120, y: 70, at: 20)
        #expect(shelves.claim == .none)
    }

    /// Two shelves fit the viewport, so neither the list nor a shelf moves up or down.
    @Test func shelvesLeaveADragThatMovesNothingToOtherViews() {
        var configuration = ShelvesConfiguration(width: 400, height: 600)
        configuration.list.extent = .points(100)
        configuration.shelf.extent = .points(100)
        let list = (0..<2).map {
            Shelf(ShelfKey($0), items: Items(count: 30, from: ItemKey(100 * $0)))
        }
        var shelves = Shelves(configuration, shelves: list)
        _ = shelves.frame(at: 0)
        shelves.press(x: 200, y: 50, at: 1)
        #expect(shelves.claim == .open)
        shelves.move(x: 200, y: 100, at: 10)
        #expect(shelves.claim == .across)
        shelves.release(x: 200, y: 100, at: 20)
        shelves.press(x: 200, y: 50, at: 30)
        shelves.move(x: 150, y: 50, at: 40)
        #expect(shelves.claim == .own)
    }
}
