import RondoTestSupport
import Testing

@testable import Rondo

/// Hard cases by name.
@Suite struct EdgeTests {
    private func events(_ scroller: inout Scroller) -> [Event] {
        defer { scroller.queue.clear() }
        return scroller.queue.events
    }

    /// The sums of lengths of a tenth of a point are rounded: positions that are equal on paper
    /// differ in the last bit, and all code must still treat them alike.
    @Test(arguments: [[444.5, 68.4, 0], [37.4, 306.9, 0], [168.7, 240.6, 0]], [true, false])
    func itemsWithoutLengthAreHarmless(lengths: [Points], isAtEnd: Bool) async {
        await #expect(processExitsWith: .success) { [lengths, isAtEnd] in
            for initial in 0..<3 {
                var configuration = Configuration(viewport: 100.1)
                configuration.alignment = isAtEnd ? .end : .center
                configuration.initial = ItemIndex(initial)
                var scroller = Scroller(
                    configuration,
                    items: Items(lengths: lengths.map { .points($0) })
                )
                for step in 0..<20 {
                    scroller.next(animated: step % 3 > 0, at: Double(step) * 200)
                    _ = scroller.frame(at: Double(step) * 200 + 100)
                }
            }
        }
    }

    /// A page that is in the viewport only by rounding is not visible.
    @Test(arguments: [TileKind.cells, .pages(keep: 1)])
    func anItemThatTouchesTheEdgeIsNotVisible(tiles: TileKind) {
        var configuration = Configuration(viewport: 320)
        configuration.extent = .points(33.3)
        configuration.alignment = .end
        configuration.overscan = 0
        configuration.tiles = tiles
        let items = Items(lengths: [nil, .viewport, nil, nil, nil])
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        #expect(scroller.tiles.map(\.item.value) == [1, 2, 3, 4, 0])
    }

    /// `hide` cancels the finger, before the first layout too.
    @Test(arguments: [0.0, 400])
    func hidingCancelsTheFinger(viewport: Points) {
        var scroller = Scroller(Configuration(viewport: viewport), items: Items(count: 3))
        scroller.press(x: 0, y: 0, at: 0)
        scroller.hide(at: 1)
        #expect(scroller.move(x: 20, y: 0, at: 2) == .noPointerIsDown)
        scroller.show(at: 3)
        #expect(scroller.press(x: 0, y: 0, at: 4) == nil)
    }

    /// When the viewport loses its length, a pressed finger is ignored until it lifts.
    @Test(arguments: [0, 3])
    func aFingerIsIgnoredOnceTheViewportIsLost(count: Int) {
        var scroller = Scroller(Configuration(viewport: 300), items: Items(count: count))
        scroller.press(x: 0, y: 0, at: 0)
        scroller.resize(to: 0, at: 1)
        scroller.resize(to: 300, at: 2)
        #expect(scroller.move(x: 200, y: 0, at: 3) == nil)
        #expect(scroller.frame(at: 4).offset == 0)
        #expect(scroller.release(x: 200, y: 0, at: 5) == nil)
        #expect(scroller.press(x: 0, y: 0, at: 6) == nil)
    }

    /// A host that reports its steps in floating point comes to rest on an item, although the sum
    /// of the steps is rounded.
    @Test(arguments: [3, 7, 10, 60, 97])
    func manySmallStepsRestOnTheExactPosition(steps: Int) {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(200)
        configuration.alignment = .center
        var scroller = Scroller(configuration, items: Items(count: 5))
        for step in 0..<steps {
            scroller.follow(by: 200 / Double(steps), phase: .dragging, at: Double(step))
        }
        scroller.follow(by: 0, phase: .idle, at: 1000)
        #expect(scroller.frame(at: 1000).offset.magnitude < 1e-9)
        scroller.resize(to: 700, at: 1001)
        let frame = scroller.frame(at: 1001)
        #expect(frame.offset.magnitude < 1e-9, "off the resting place by \(frame.offset)")
        #expect(scroller.tiles.contains { abs(scroller.start(of: $0) - 250) < 1e-9 })
    }

    /// A loop that stands still shows each item once, even if it kept more pages before.
    @Test func keptPagesGoWhenALoopStandsStill() {
        var configuration = Configuration(viewport: 170)
        configuration.extent = .points(80)
        configuration.spacing = 10
        configuration.alignment = .center
        configuration.short = .still
        configuration.tiles = .pages(keep: 2)
        var scroller = Scroller(configuration, items: Items(count: 2))
        _ = scroller.frame(at: 0)
        scroller.next(animated: false, at: 1)
        _ = scroller.frame(at: 1)
        scroller.resize(to: 319, at: 2)
        _ = scroller.frame(at: 2)
        #expect(scroller.tiles.map(\.slot.number) == [0, 1])
    }

    /// The events of pages in a frame are in order, also when the viewport is lost.
    @Test func pagesDisappearInOrderWhenTheViewportIsLost() {
        var configuration = Configuration(viewport: 320)
        configuration.extent = .points(120)
        configuration.alignment = .center
        configuration.tiles = .pages(keep: 3)
        configuration.initial = ItemIndex(4)
        var scroller = Scroller(configuration, items: Items(count: 8))
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        scroller.resize(to: 0, at: 1)
        _ = scroller.frame(at: 1)
        let reported = events(&scroller)
        #expect(Grammar.orderProblem(reported, isPages: true) == nil, "\(reported)")
    }

    /// A bounce in a small viewport is longer than the viewport; the finger that catches the content
    /// moves it from there, outwards and back.
    @Test(arguments: [40.0, 100, 300], [3.0, 10, 30])
    func contentCaughtBeyondTheBandFollowsTheFinger(viewport: Points, speed: Velocity) {
        var configuration = Configuration(viewport: viewport)
        configuration.ends = .list
        configuration.snap = .none
        configuration.initial = ItemIndex(1)
        for time in stride(from: 20.0, to: 400, by: 20) {
            var scroller = Scroller(configuration, items: Items(count: 3))
            func place(at time: Milliseconds) -> Points {
                let frame = scroller.frame(at: time)
                return Double(frame.slot.number) * viewport + frame.offset
            }
            scroller.press(x: 0, y: 0, at: 0)
            scroller.release(x: -10 * speed, y: 0, at: 10)
            scroller.press(x: 0, y: 0, at: time)
            let start = place(at: time)
            scroller.move(x: -11, y: 0, at: time + 10)
            let out = place(at: time + 10)
            #expect(out >= start && out <= start + 1, "caught at \(start) after \(time) ms")
            scroller.move(x: 10, y: 0, at: time + 20)
            let back = place(at: time + 20)
            #expect(back < start, "caught at \(start) after \(time) ms")
        }
    }

    /// A throw from past an end back inside continues inside.
    @Test func aThrowBackInsideContinues() {
        var configuration = Configuration(viewport: 800)
        configuration.extent = .points(100)
        configuration.ends = .list
        configuration.snap = .none
        var scroller = Scroller(configuration, items: Items(count: 100))
        scroller.press(x: 0, y: 0, at: 0)
        scroller.move(x: 150, y: 0, at: 16)
        scroller.move(x: 150, y: 0, at: 300)
        for step in 1...5 {
            scroller.move(x: 150 - Double(step) * 20, y: 0, at: 300 + Double(step) * 8)
        }
        #expect(scroller.offset < 0)
        scroller.release(x: 50, y: 0, at: 340)
        let places = stride(from: 340.0, through: 4000, by: 16).map { time in
            let frame = scroller.frame(at: time)
            return Double(frame.slot.number) * 100 + frame.offset
        }
        let furthest = places.max() ?? 0
        #expect(furthest > 0)
        #expect(places.last == furthest, "reached \(furthest) and returned")
    }

    /// A list without snapping that loses its viewport for a moment keeps its position.
    @Test func aFreePositionSurvivesALostViewport() {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(100)
        configuration.snap = .none
        var scroller = Scroller(configuration, items: Items(count: 50))
        scroller.wheel(dx: 230, dy: 0, at: 0)
        #expect(scroller.frame(at: 200).offset == 30)
        scroller.resize(to: 0, at: 300)
        _ = scroller.frame(at: 301)
        scroller.resize(to: 400, at: 302)
        #expect(scroller.frame(at: 303).offset == 30)
    }

    private static let extremes: [String: @Sendable (inout Physics) -> Void] = [
        "stoppingSpeed, low": { $0.stoppingSpeed = 0.001 },
        "stoppingSpeed, high": { $0.stoppingSpeed = 1e6 },
        "tolerance, low": { $0.tolerance = 0.001 },
        "tolerance, high": { $0.tolerance = 1e6 },
        "springRate, low": { $0.springRate = 0.001 },
        "springRate, high": { $0.springRate = 1e6 },
        "decelerationRate, high": { $0.decelerationRate = 1.0.nextDown },
        "decelerationRate, 0": { $0.decelerationRate = 0 },
        "decelerationRate, low": { $0.decelerationRate = .leastNonzeroMagnitude },
        "rubberBand, low": { $0.rubberBand = 0.001 },
        "rubberBand, high": { $0.rubberBand = 1e6 },
        "scrollDuration, low": { $0.scrollDuration = 1e-300 },
        "scrollDuration, high": { $0.scrollDuration = 1e300 },
        "wheelPause, low": { $0.wheelPause = 1e-300 },
        "flick, 0": { $0.flick = 0 },
        "slop, 0": { $0.slop = 0 },
        "velocityWindow, high": { $0.velocityWindow = 1e300 },
        "stillness, high": { $0.stillness = 1e300 },
    ]

    /// Every valid number works, extreme ones too.
    @Test(arguments: extremes.keys.sorted())
    func extremePhysicsAreHarmless(name: String) async {
        await #expect(processExitsWith: .success) { [name] in
            for snap in [Snap.none, .page, .item] {
                for ends in SmallWorlds.ends {
                    var configuration = Configuration(viewport: 300)
                    configuration.snap = snap
                    configuration.ends = ends
                    configuration.extent = .points(12.5)
                    Self.extremes[name]?(&configuration.physics)
                    let items = Items(count: 40)
                    precondition(configuration.problem(with: items) == nil)
                    var scroller = Scroller(configuration, items: items)
                    var script = Script()
                    script.flick(by: -200)
                    script.wait(300)
                    script.flick(by: 2000)
                    script.wait(50)
                    script.take(.next(animated: true))
                    script.wait(1)
                    script.take(.wheel(40))
                    for timed in script.inputs {
                        scroller.take(timed.input, at: timed.time)
                        let frame = scroller.frame(at: timed.time)
                        precondition(frame.offset.isFinite && frame.track.isFinite)
                    }
                    _ = scroller.frame(at: 10_000)
                }
            }
        }
    }

    /// A wheel turned outwards at a pinned end does not change a bounce.
    @Test func aWheelTurnedOutwardsKeepsABounce() {
        var configuration = Configuration(viewport: 300)
        configuration.ends = .list
        var scroller = Scroller(configuration, items: Items(count: 3))
        var script = Script()
        script.drag(by: 200)
        for timed in script.inputs { scroller.take(timed.input, at: timed.time) }
        scroller.wheel(dx: -50, dy: 0, at: script.time + 50)
        #expect(scroller.phase == .decelerating)
        #expect(scroller.motion.kind == .glide, "the bounce has stopped")
    }

    /// A drag past the middle in a loop of two continues in its direction.
    @Test(arguments: [1.0, -1])
    func aLoopOfTwoKeepsItsDirection(sign: Double) {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 2))
        var script = Script()
        script.drag(by: sign * -270)
        for timed in script.inputs { scroller.take(timed.input, at: timed.time) }
        let frame = scroller.frame(at: 3000)
        #expect(frame.slot == Slot(Int64(sign)))
        #expect(
            events(&scroller).filter { event in
                if case .tile = event { false } else { true }
            } == [
                .begin(from: ItemKey(0)), .change(from: ItemKey(0), to: ItemKey(1)),
                .settle(from: ItemKey(0), to: ItemKey(1)),
            ]
        )
    }

    /// Auto-advance gives a full rest once the content can move.
    @Test func autoAdvanceRestsInFullOnceTheContentCanScroll() {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(100)
        configuration.short = .still
        configuration.advance = AutoAdvance(interval: 1000, duration: 200)
        var scroller = Scroller(configuration, items: Items(count: 3))
        _ = scroller.frame(at: 0)
        scroller.resize(to: 250, at: 5000)
        #expect(scroller.nextDeadline == 5800)
        #expect(scroller.frame(at: 5016).phase == .idle)
    }

    /// Exactly half-way, the previous current item stays current.
    @Test(arguments: [1.0, -1])
    func halfWayThePreviousItemStaysCurrent(sign: Double) {
        var scroller = Scroller(Configuration(viewport: 400), items: Items(count: 3))
        scroller.wheel(dx: sign * 200, dy: 0, at: 0)
        #expect(scroller.currentItem == ItemKey(0))
        scroller.wheel(dx: sign * 0.5, dy: 0, at: 1)
        #expect(scroller.currentItem == ItemKey(sign > 0 ? 1 : 2))
        scroller.wheel(dx: sign * -0.5, dy: 0, at: 2)
        #expect(scroller.currentItem == ItemKey(sign > 0 ? 1 : 2))
    }

    /// The track stays short enough for single precision, however far a motion goes.
    @Test func theTrackStaysShort() {
        var configuration = Configuration(viewport: 400)
        configuration.overscan = 2
        var scroller = Scroller(configuration, items: Items(count: 1000))
        scroller.scroll(to: ItemIndex(499), at: 0)
        for time in stride(from: 0.0, through: 400, by: 4) {
            let frame = scroller.frame(at: time)
            #expect(frame.track.magnitude <= 32_768 + 400, "at \(time)")
        }
    }

    /// A flick by pages after a drag over several items ends at most one item from the start of the
    /// drag.
    @Test func aFlickByPagesGoesOnePageFromTheStartOfTheDrag() {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(100)
        var scroller = Scroller(configuration, items: Items(count: 9))
        var script = Script()
        script.flick(by: -380)
        for timed in script.inputs { scroller.take(timed.input, at: timed.time) }
        #expect(scroller.targetItem == ItemKey(1))
        #expect(scroller.frame(at: 3000).current == ItemKey(1))
    }

    /// Of two items with one resting place, a flick beyond them stops at the nearer one, although
    /// the content could move further.
    @Test func aFlickBeyondTheLastRestingPlaceStopsAtItsFirstItem() {
        var configuration = Configuration(viewport: 1)
        configuration.snap = .item
        configuration.ends = .list
        configuration.physics.slop = 3
        let lengths: [ItemExtent] = [.viewport, .points(0), .points(50)]
        var scroller = Scroller(configuration, items: Items(lengths: lengths))
        scroller.wheel(dx: 4, dy: 0, at: 0)
        _ = scroller.frame(at: 1500)
        #expect(scroller.settledItem == ItemKey(1))
    }

    /// Items of a point are smaller than the half point at which a motion ends: at its end it is on
    /// its target, whenever it started.
    @Test func aMotionOverTinyItemsEndsOnItsTarget() {
        for start in stride(from: 0.5, through: 40_000, by: 97) {
            var scroller = Scroller(Configuration(viewport: 1), items: Items(count: 5))
            _ = scroller.frame(at: 0)
            scroller.wheel(dx: -120, dy: 0, at: start)
            scroller.run(to: start + 100)
            _ = events(&scroller)
            _ = scroller.frame(at: start + 5000)
            let reported = events(&scroller).filter { if case .change = $0 { true } else { false } }
            #expect(reported == [.change(from: ItemKey(0), to: ItemKey(4))], "from \(start)")
        }
    }

    /// A scroller with lengths whose sums are rounded, scrolled freely to its pinned end.
    private func roundedAtItsEnd(
        extent: Points,
        count: Int,
        endingWith steps: [Points] = [],
        _ adapt: (inout Configuration) -> Void
    ) -> Scroller {
        var configuration = Configuration(viewport: 100.1)
        configuration.extent = .points(extent)
        configuration.snap = .none
        configuration.ends = Ends(start: .open, end: .pinned)
        adapt(&configuration)
        var scroller = Scroller(configuration, items: Items(count: count))
        for step in Array(repeating: 100.1, count: 12) + steps {
            scroller.wheel(dx: step, dy: 0, at: 0)
        }
        _ = scroller.frame(at: 1000)
        scroller.queue.clear()
        return scroller
    }

    /// A wheel that continues at a pinned end moves nothing, not even by rounding.
    @Test func aWheelAtAPinnedEndStartsNoMotion() {
        var scroller = roundedAtItsEnd(extent: 33.3, count: 3, endingWith: [-40.1, 100.1]) {
            $0.viewport = 10
            $0.spacing = 0.1
            $0.ends = .list
        }
        scroller.wheel(dx: 120, dy: 0, at: 1001)
        #expect(events(&scroller) == [])
    }

    /// A scroll to an item at the present position ends immediately, even if the positions differ
    /// by rounding.
    @Test func aScrollWithoutDistanceEndsImmediately() {
        var scroller = roundedAtItsEnd(extent: 33.3, count: 11) {
            $0.spacing = 0.1
            $0.ends = .list
            $0.initial = ItemIndex(7)
        }
        scroller.scroll(to: ItemIndex(8), at: 1001)
        #expect(scroller.phase == .idle)
        #expect(scroller.settledItem == ItemKey(8))
    }

    /// On a resting place the offset is 0 to the bit, also after the viewport was lost and the
    /// item, past its resting place before, now rests at the end.
    @Test func theOffsetIsZeroWhenTheViewportReturns() {
        var configuration = Configuration(viewport: 100.1)
        configuration.extent = .points(40.7)
        configuration.ends = Ends(start: .open, end: .pinned)
        configuration.snap = .none
        configuration.initial = ItemIndex(4)
        var scroller = Scroller(configuration, items: Items(count: 7))
        scroller.wheel(dx: 12.7, dy: 0, at: 0)
        _ = scroller.frame(at: 1000)
        scroller.resize(to: 0, at: 1000)
        scroller.resize(to: 1000, at: 1000)
        #expect(scroller.frame(at: 1001).offset == 0)
    }

    @Test func theVersionOfTheTilesGrowsWhenAnInputChangesThem() {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(100)
        var scroller = Scroller(configuration, items: Items(count: 20))
        _ = scroller.frame(at: 0)
        let (version, tiles) = (scroller.tilesVersion, scroller.tiles)
        scroller.remove([ItemKey(1)], at: 20)
        #expect(scroller.tiles != tiles)
        #expect(scroller.tilesVersion > version)
    }
}
