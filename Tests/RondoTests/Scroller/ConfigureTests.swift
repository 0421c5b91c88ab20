import Rondo
import Testing

/// Changes of the configuration during any activity.
@Suite struct ConfigureTests {
    private func loop(_ count: Int = 5, _ change: (inout Configuration) -> Void = { _ in })
        -> Scroller
    {
        var configuration = Configuration(viewport: 100)
        change(&configuration)
        var scroller = Scroller(configuration, items: Items(count: count))
        _ = scroller.frame(at: 0)
        while scroller.nextEvent() != nil {}
        return scroller
    }

    private func events(_ scroller: inout Scroller) -> [Event] {
        var events: [Event] = []
        while let event = scroller.nextEvent() {
            if case .tile = event { continue }
            events.append(event)
        }
        return events
    }

    private func configured(
        _ scroller: inout Scroller,
        at time: Milliseconds,
        _ change: (inout Configuration) -> Void
    ) -> Refusal? {
        var configuration = scroller.configuration
        change(&configuration)
        return scroller.take(.configure(configuration), at: time)
    }

    @Test func restingContentStaysOnItsItem() {
        var scroller = loop()
        for _ in 0..<7 { scroller.next(animated: false, at: 0) }
        _ = events(&scroller)
        #expect(configured(&scroller, at: 10) { $0.ends = .list } == nil)
        var frame = scroller.frame(at: 10)
        #expect(frame.current == ItemKey(2) && frame.slot == Slot(2) && frame.offset == 0)
        #expect(configured(&scroller, at: 20) { $0.extent = .points(60) } == nil)
        #expect(configured(&scroller, at: 20) { $0.alignment = .center } == nil)
        frame = scroller.frame(at: 20)
        #expect(frame.current == ItemKey(2) && frame.offset == 0)
        #expect(scroller.tiles.first { $0.item == ItemKey(2) }.map(scroller.start) == 20)
        #expect(events(&scroller) == [])
    }

    /// A drag from the first item that ends with a resting finger has left that item.
    @Test(arguments: [true, false])
    func restingContentStaysOnItsItemWhenEverythingFits(isResize: Bool) {
        var scroller = loop {
            $0.ends = .list
            $0.snap = .none
            $0.extent = .points(100)
        }
        scroller.press(x: 0, y: 0, at: 0)
        scroller.move(x: -210, y: 0, at: 8)
        scroller.release(x: -210, y: 0, at: 500)
        #expect(scroller.frame(at: 500).current == ItemKey(2))
        _ = events(&scroller)
        if isResize {
            #expect(scroller.resize(to: 1000, at: 510) == nil)
        } else {
            #expect(configured(&scroller, at: 510) { $0.extent = .points(10) } == nil)
        }
        #expect(scroller.frame(at: 510).current == ItemKey(2) && !scroller.canScroll)
        #expect(events(&scroller) == [])
    }

    @Test(arguments: [0.0, 150, 300])
    func aResizeWithLengthsEqualsAConfiguration(time: Milliseconds) {
        var configured = loop { $0.alignment = .center }
        configured.next(at: 0)
        var resized = configured
        #expect(
            self.configured(&configured, at: time) {
                $0.viewport = 220
                $0.extent = .points(60)
                $0.spacing = 5
            } == nil
        )
        #expect(resized.resize(to: 220, extent: .points(60), spacing: 5, at: time) == nil)
        #expect(resized.configuration == configured.configuration)
        for moment in stride(from: time, through: 400, by: 16) {
            let frame = resized.frame(at: moment)
            #expect(frame == configured.frame(at: moment))
            #expect(resized.tiles.map(resized.start) == configured.tiles.map(configured.start))
        }
        #expect(events(&resized) == events(&configured))
        #expect(resized.resize(to: 110, at: 400) == nil)
        #expect(resized.configuration.spacing == 5)
    }

    @Test func aResizeThatBreaksARuleChangesNothing() {
        var scroller = loop()
        let before = scroller.configuration
        #expect(scroller.resize(to: 200, spacing: -1, at: 10) == .brokenRule)
        #expect(scroller.resize(to: 200, extent: .points(.nan), at: 10) == .brokenRule)
        #expect(scroller.resize(to: 200, extent: .points(1e9 + 1), at: 10) == .brokenRule)
        #expect(scroller.configuration == before && scroller.frame(at: 10).offset == 0)
    }

    @Test func viewsKeepTheirItems() {
        var scroller = loop()
        for _ in 0..<7 { scroller.next(animated: false, at: 0) }
        _ = scroller.frame(at: 0)
        let views = scroller.tiles.map { [$0.number, $0.item.value] }
        _ = configured(&scroller, at: 10) { $0.ends = .list }
        _ = scroller.frame(at: 10)
        #expect(scroller.tiles.map { [$0.number, $0.item.value] } == views)
    }

    @Test func aScrollContinuesToItsItem() {
        var scroller = loop()
        scroller.scroll(to: ItemIndex(3), way: .forward, at: 0)
        let before = scroller.frame(at: 150).track
        #expect(configured(&scroller, at: 150) { $0.ends = .list } == nil)
        #expect(scroller.frame(at: 150).track == before)
        #expect(scroller.targetItem == ItemKey(3))
        #expect(scroller.frame(at: 300).phase == .idle)
        #expect(
            events(&scroller).last == .settle(from: ItemKey(0), to: ItemKey(3))
        )
    }

    /// The seam is gone: the scroll reverses.
    @Test func aScrollOverARemovedSeamReverses() {
        var scroller = loop()
        scroller.scroll(to: ItemIndex(4), way: .backward, at: 0)
        _ = scroller.frame(at: 100)
        #expect(configured(&scroller, at: 100) { $0.ends = .list } == nil)
        let frame = scroller.frame(at: 300)
        #expect(frame.current == ItemKey(4) && frame.slot == Slot(4) && frame.phase == .idle)
    }

    @Test func aCoastSnapsOnceSnappingIsOn() {
        var scroller = loop { $0.snap = .none }
        scroller.press(x: 90, y: 0, at: 0)
        for step in 1...5 {
            scroller.move(x: 90 - Double(step * 12), y: 0, at: Double(step * 8))
        }
        scroller.release(x: 30, y: 0, at: 40)
        #expect(scroller.phase == .decelerating && scroller.targetItem == nil)
        #expect(configured(&scroller, at: 60) { $0.snap = .item } == nil)
        #expect(scroller.targetItem != nil)
        let frame = scroller.frame(at: 10_000)
        #expect(frame.phase == .idle && frame.offset == 0)
    }

    @Test func contentAtRestSnapsOnceSnappingIsOn() {
        var scroller = loop { $0.snap = .none }
        scroller.follow(by: 30, phase: .idle, at: 0)
        #expect(scroller.frame(at: 0).offset == 30)
        #expect(configured(&scroller, at: 10) { $0.spacing = 4 } == nil)
        #expect(scroller.frame(at: 10).offset > 30)
        #expect(configured(&scroller, at: 20) { $0.snap = .page } == nil)
        #expect(scroller.frame(at: 20).offset == 0)
    }

    @Test(arguments: [true, false])
    func anotherAxisOrDirectionEndsADrag(isAxis: Bool) {
        var scroller = loop()
        scroller.press(x: 90, y: 0, at: 0)
        scroller.move(x: 50, y: 0, at: 8)
        #expect(scroller.phase == .dragging)
        let refusal = configured(&scroller, at: 16) {
            if isAxis { $0.axis = .vertical } else { $0.direction = .rightToLeft }
        }
        #expect(refusal == nil && scroller.phase == .decelerating)
        let before = scroller.frame(at: 16)
        scroller.move(x: 10, y: 80, at: 16)
        #expect(scroller.frame(at: 16) == before)
        #expect(scroller.release(x: 10, y: 80, at: 24) == nil)
        #expect(scroller.frame(at: 5000).phase == .idle)
        let reported = events(&scroller)
        #expect(reported.first == .begin(from: ItemKey(0)) && reported.last == .cancel(ItemKey(0)))
    }

    @Test func tilesOfAnotherKindGetNewViews() {
        var scroller = loop()
        let cells = scroller.tiles.map(\.number)
        #expect(configured(&scroller, at: 10) { $0.tiles = .pages(keep: 2) } == nil)
        #expect(scroller.tiles.isEmpty && scroller.freeTiles.isEmpty)
        var reported: [TileEvent] = []
        while let event = scroller.nextEvent() {
            if case .tile(let step, ItemKey(0), _) = event { reported.append(step) }
        }
        #expect(reported == [.didDisappear, .reclaim])
        _ = scroller.frame(at: 10)
        #expect(scroller.tiles.allSatisfy { !cells.contains($0.number) })
        reported = []
        while let event = scroller.nextEvent() {
            if case .tile(let step, ItemKey(0), _) = event { reported.append(step) }
        }
        #expect(reported == [.willAppear, .didAppear])
    }

    /// In the usual order: first the settle, then the events of views.
    @Test func oldViewsLeaveAfterTheSettle() {
        var scroller = loop()
        scroller.next(at: 0)
        _ = scroller.frame(at: 100)
        while scroller.nextEvent() != nil {}
        _ = configured(&scroller, at: 100) {
            $0.tiles = .pages()
            $0.viewport = 0
        }
        let reported = scroller.takeEvents()
        let settle = Event.settle(from: ItemKey(0), to: ItemKey(1))
        #expect(reported.firstIndex(of: settle) == 1 && reported.count > 2)
        #expect(scroller.tiles.isEmpty)
    }

    @Test func overscanChangesTheNumberOfTiles() {
        var scroller = loop(9)
        #expect(scroller.tiles.count == 3)
        _ = configured(&scroller, at: 10) { $0.overscan = 3 }
        _ = scroller.frame(at: 10)
        #expect(scroller.tiles.count == 7)
        _ = configured(&scroller, at: 20) { $0.overscan = 0 }
        _ = scroller.frame(at: 20)
        #expect(scroller.tiles.count == 1)
    }

    @Test func aBadConfigurationChangesNothing() {
        var scroller = loop(200_000)
        scroller.next(at: 0)
        let before = scroller.frame(at: 100)
        #expect(configured(&scroller, at: 100) { $0.spacing = -1 } == .brokenRule)
        #expect(configured(&scroller, at: 100) { $0.extent = .points(0.001) } == .tooManyTiles)
        #expect(configured(&scroller, at: 100) { $0[.axis] = 7 } == .brokenRule)
        #expect(scroller.frame(at: 100) == before && scroller.configuration.spacing == 0)
    }

    /// The initial item has no effect after the start; it may be removed.
    @Test func theInitialItemHasNoFurtherEffect() {
        var scroller = loop { $0.initial = ItemIndex(4) }
        scroller.remove([ItemKey(3), ItemKey(4)], at: 0)
        #expect(configured(&scroller, at: 10) { $0.spacing = 8 } == nil)
        #expect(configured(&scroller, at: 10) { $0.initial = ItemIndex(99) } == nil)
        #expect(scroller.configuration.initial == ItemIndex(4))
    }

    @Test func autoAdvanceStartsWithAFullRest() {
        var scroller = loop()
        _ = scroller.frame(at: 5000)
        let steps = AutoAdvance(interval: 1000, duration: 200)
        _ = configured(&scroller, at: 5000) { $0.advance = steps }
        #expect(scroller.nextDeadline == 5800)
        _ = configured(&scroller, at: 5700) { $0.spacing = 8 }
        #expect(scroller.nextDeadline == 5800)
        _ = configured(&scroller, at: 5700) { $0.advance?.interval = 500 }
        #expect(scroller.nextDeadline == 6000)
    }

    @Test func aMarqueeChangesItsSpeedAndEndsOnAnItem() {
        var scroller = loop { $0.advance = AutoAdvance(speed: 100) }
        #expect(scroller.frame(at: 250).offset == 25)
        _ = configured(&scroller, at: 250) { $0.advance = AutoAdvance(speed: -40) }
        #expect(scroller.frame(at: 500).offset == 15)
        _ = configured(&scroller, at: 500) { $0.advance = nil }
        #expect(scroller.phase == .decelerating)
        let frame = scroller.frame(at: 5000)
        #expect(frame.phase == .idle && frame.offset == 0)
        #expect(events(&scroller) == [.cancel(ItemKey(0))])
    }

    @Test func aMarqueeWithoutSnappingStopsInPlace() {
        var scroller = loop {
            $0.snap = .none
            $0.physics.decelerationRate = 0
            $0.advance = AutoAdvance(speed: 100)
        }
        #expect(scroller.frame(at: 250).offset == 25)
        _ = configured(&scroller, at: 250) {
            $0.advance = nil
            $0.viewport = 200
        }
        let frame = scroller.frame(at: 250)
        #expect(frame.phase == .idle && frame.offset == 25)
    }

    @Test func aSlowMarqueeNearAnItemStopsOnIt() {
        var scroller = loop { $0.advance = AutoAdvance(speed: 1) }
        #expect(scroller.frame(at: 300).offset == 0.3)
        _ = configured(&scroller, at: 300) { $0.advance = nil }
        let frame = scroller.frame(at: 300)
        #expect(frame.phase == .idle && frame.offset == 0)
    }

    @Test func theViewportCanChangeWithTheConfiguration() {
        var scroller = loop()
        scroller.next(animated: false, at: 0)
        _ = configured(&scroller, at: 10) { $0.viewport = 0 }
        #expect(!scroller.canScroll)
        _ = configured(&scroller, at: 20) {
            $0.ends = .list
            $0.viewport = 250
        }
        let frame = scroller.frame(at: 20)
        #expect(frame.current == ItemKey(1) && frame.offset == 0)
        #expect(scroller.tiles.first { $0.item == ItemKey(1) }?.extent == 250)
    }

    /// The item on which a scroll ends may be in another turn than the visible ones.
    @Test func aScrollEndedByALostViewportStaysOnItsItem() {
        var scroller = loop()
        scroller.scroll(to: ItemIndex(3), way: .backward, at: 0)
        _ = scroller.frame(at: 10)
        _ = configured(&scroller, at: 10) {
            $0.ends = .list
            $0.viewport = 0
        }
        _ = scroller.resize(to: 100, at: 20)
        let frame = scroller.frame(at: 20)
        #expect(frame.current == ItemKey(3) && frame.slot == Slot(3) && frame.offset == 0)
    }
}
