import RondoTestSupport
import Testing

@testable import Rondo

/// Stops: the resting places of a list, and the items that share them.
@Suite struct StopsTests {
    private func make(
        _ lengths: [Points],
        viewport: Points = 100,
        ends: Ends = .list,
        alignment: Configuration.Alignment = .start,
        spacing: Points = 0,
        step: Int = 1
    ) -> Scroller {
        var configuration = Configuration(viewport: viewport)
        configuration.ends = ends
        configuration.alignment = alignment
        configuration.spacing = spacing
        configuration.step = step
        configuration.snap = .item
        let items = Items(lengths: lengths.map { ItemExtent.points($0) })
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        return scroller
    }

    @Test func itemsWithOneRestingPlaceAreOneStop() {
        let stops = make(Array(repeating: 25, count: 10)).stops
        #expect(stops.count == 7)
        #expect((0..<10).map { stops.stop(of: ItemIndex($0)) } == [0, 1, 2, 3, 4, 5, 6, 6, 6, 6])
        #expect((0..<7).map { stops.firstItem(of: $0).value } == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test func centredItemsShareBothEnds() {
        let stops = make(Array(repeating: 25, count: 10), alignment: .center).stops
        #expect((0..<10).map { stops.stop(of: ItemIndex($0)) } == [0, 0, 1, 2, 3, 4, 5, 6, 7, 7])
        #expect((0..<8).map { stops.firstItem(of: $0).value } == [0, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test(arguments: [(320, 3, 0), (390, 3, 8), (390, 5, 16), (400, 3, 0), (393, 6, 10)])
    func itemsThatFillTheViewportShareAnEndDespiteRounding(
        viewport: Points,
        fitting: Int,
        spacing: Points
    ) {
        let length = (viewport - Points(fitting - 1) * spacing) / Points(fitting)
        for count in fitting + 1...12 {
            for alignment in [Configuration.Alignment.start, .end] {
                var scroller = make(
                    Array(repeating: length, count: count),
                    viewport: viewport,
                    alignment: alignment,
                    spacing: spacing
                )
                let last = count - fitting
                let isStart = alignment == .start
                #expect(scroller.stops.count == last + 1)
                #expect(scroller.stops.firstItem(of: last).value == (isStart ? last : count - 1))
                #expect(scroller.isAtStart && !scroller.isAtEnd)
                for _ in 0..<last { scroller.next(animated: false, at: scroller.now + 1) }
                #expect(scroller.isAtEnd && scroller.currentStop == last)
                for _ in 0..<last { scroller.previous(animated: false, at: scroller.now + 1) }
                #expect(scroller.isAtStart && scroller.currentStop == 0)
            }
        }
    }

    @Test func anOpenEndHasAStopForEachItem() {
        for ends in [Ends.loop, Ends(start: .pinned), Ends(end: .pinned)] {
            #expect(make([25, 25, 25, 25, 25, 25], ends: ends).stops.count == 6)
        }
    }

    @Test func aListThatFitsIsOneStopAndAnEmptyListHasNone() {
        var scroller = make([25, 25, 25])
        #expect(scroller.stops.count == 1)
        #expect(scroller.isAtStart && scroller.isAtEnd)
        scroller.replace(with: Items(count: 0), at: 1)
        #expect(scroller.stops.count == 0)
        #expect(scroller.currentStop == nil)
        #expect(scroller.isAtStart && scroller.isAtEnd)
    }

    @Test func aLoopHasNoEnds() {
        let scroller = make([50, 50, 50], ends: .loop)
        #expect(!scroller.isAtStart && !scroller.isAtEnd)
    }

    @Test func onTheWayToAnEndTheEndCounts() {
        var scroller = make([100, 100])
        #expect(scroller.isAtStart && !scroller.isAtEnd)
        scroller.next(at: 1)
        #expect(!scroller.isAtStart && scroller.isAtEnd)
        #expect(scroller.currentStop == 0)
        _ = scroller.frame(at: 1000)
        #expect(scroller.currentStop == 1)
    }

    /// The sequence of `next` visits all stops, and a scroll to any item rests on its stop.
    @Test(arguments: Configuration.Alignment.allCases, [0.0, 7])
    func nextGoesFromStopToStop(alignment: Configuration.Alignment, spacing: Points) {
        for lengths: [Points] in [
            [100], [40, 40], [30, 60, 30, 20, 90, 10], [10, 10, 10, 200, 10, 10], [5, 95, 5, 95],
            [60, 10, 10, 10, 10, 10, 60], [300, 20, 20],
        ] {
            var scroller = make(lengths, alignment: alignment, spacing: spacing)
            let stops = scroller.stops
            for stop in 0..<stops.count {
                #expect(scroller.currentStop == stop)
                #expect(scroller.isAtStart == (stop == 0))
                #expect(scroller.isAtEnd == (stop == stops.count - 1))
                let place = scroller.strip.restingPosition(of: scroller.switching.current)
                for index in lengths.indices where stops.stop(of: ItemIndex(index)) == stop {
                    let other = scroller.strip.restingPlace(
                        of: Slot(Int64(index)),
                        from: place.slot
                    )
                    #expect(other == place.distance)
                }
                scroller.next(animated: false, at: scroller.now + 1)
            }
        }
    }

    /// The same holds for steps of several items, with any number of visible items.
    @Test(arguments: Configuration.Alignment.allCases, 1...6)
    func aStepOfSeveralGoesFromStopToStop(alignment: Configuration.Alignment, step: Int) {
        for count in 1...11 {
            for length: Points in [25, 40, 100] {
                let lengths = Array(repeating: length, count: count)
                var scroller = make(lengths, alignment: alignment, step: step)
                let stops = scroller.stops
                for stop in 0..<stops.count {
                    #expect(scroller.currentStop == stop)
                    #expect(scroller.isAtStart == (stop == 0))
                    #expect(scroller.isAtEnd == (stop == stops.count - 1))
                    scroller.next(animated: false, at: scroller.now + 1)
                }
                for stop in (0..<stops.count).reversed() {
                    #expect(scroller.currentStop == stop)
                    scroller.previous(animated: false, at: scroller.now + 1)
                }
                for stop in 0..<stops.count {
                    let first = stops.firstItem(of: stop)
                    #expect(stops.stop(of: first) == stop)
                    scroller.scroll(to: first, animated: false, at: scroller.now + 1)
                    #expect(scroller.currentStop == stop)
                }
            }
        }
    }

    @Test func theLastStepBeforeAnEndIsShorter() {
        let stops = make(Array(repeating: 25, count: 11), step: 3).stops
        #expect(stops.count == 4)
        #expect(
            (0..<11).map { stops.stop(of: ItemIndex($0)) } == [0, 0, 0, 1, 1, 1, 2, 3, 3, 3, 3]
        )
        #expect((0..<4).map { stops.firstItem(of: $0).value } == [0, 3, 6, 7])
    }

    @Test func afterTheLastStopOfALoopComesTheFirst() {
        var scroller = make(Array(repeating: 25, count: 8), ends: .loop, step: 3)
        #expect(scroller.stops.count == 3)
        var seen: [Int64] = []
        for _ in 0..<4 {
            scroller.next(animated: false, at: scroller.now + 1)
            seen.append(scroller.switching.current.number)
        }
        #expect(seen == [3, 6, 8, 11])
        for _ in 0..<5 {
            scroller.previous(animated: false, at: scroller.now + 1)
            seen.append(scroller.switching.current.number)
        }
        #expect(seen.suffix(5) == [8, 6, 3, 0, -2])
    }

    @Test func betweenStopsTheNearestStopIsNext() {
        for (index, next, previous) in [(4, 6, 3), (3, 6, 0), (5, 6, 3)] {
            var scroller = make(Array(repeating: 50, count: 12), step: 3)
            scroller.scroll(to: ItemIndex(index), animated: false, at: 1)
            #expect(scroller.currentStop == 1)
            scroller.next(animated: false, at: 2)
            #expect(scroller.switching.current.number == Int64(next))
            scroller.scroll(to: ItemIndex(index), animated: false, at: 3)
            scroller.previous(animated: false, at: 4)
            #expect(scroller.switching.current.number == Int64(previous))
        }
    }

    @Test func aMillionItemsAreCountedQuickly() {
        var configuration = Configuration(viewport: 100)
        configuration.ends = .list
        configuration.extent = .points(50)
        let scroller = Scroller(configuration, items: Items(count: 1_000_000))
        #expect(scroller.stops.count == 999_999)
        #expect(scroller.stops.firstItem(of: 999_998) == ItemIndex(999_998))
    }
}
