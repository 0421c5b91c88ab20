import Rondo
import RondoTestSupport
import Testing

/// The events of pages in different cases.
@Suite struct PageCaseTests {
    private func host(
        count: Int = 9,
        ends: Ends = .loop,
        snap: Snap = .page,
        keep: Int = 3,
        late: [Int: Milliseconds] = [:]
    ) -> PageHost {
        var configuration = Configuration(viewport: 400)
        configuration.ends = ends
        configuration.snap = snap
        configuration.tiles = .pages(keep: keep)
        let host = PageHost(World(configuration, count: count)) { late[$0.value] ?? 0 }
        if late.isEmpty { #expect(host.takeEvents() == ["willAppear 0", "didAppear 0"]) }
        return host
    }

    /// Plays a script and returns the events.
    private func events(_ host: PageHost, _ write: (inout Script) -> Void) -> [String] {
        var script = Script(from: host.scroller.now + 16)
        write(&script)
        host.play(script)
        #expect(host.violations == [])
        return host.takeEvents()
    }

    private static let switched = [
        "begin 0 to 1", "willDisappear 0", "willAppear 1", "settle 0 to 1", "didDisappear 0",
        "didAppear 1",
    ]

    // MARK: Gestures

    @Test func aDragToTheNextPage() {
        #expect(events(host()) { $0.drag(by: -260) } == Self.switched)
    }

    @Test func aFlick() {
        #expect(events(host()) { $0.flick(by: -80) } == Self.switched)
    }

    @Test func aCancelledDrag() {
        #expect(
            events(host()) { $0.drag(by: -100) } == [
                "begin 0 to 1", "willDisappear 0", "willAppear 1", "cancel 0", "willAppear 0",
                "didDisappear 1", "didAppear 0",
            ]
        )
    }

    @Test func aCancelledTouch() {
        let events = events(host()) { script in
            script.take(.press(0))
            script.wait(16)
            script.take(.move(-100))
            script.wait(16)
            script.take(.cancel)
        }
        #expect(events.suffix(4) == ["cancel 0", "willAppear 0", "didDisappear 1", "didAppear 0"])
    }

    @Test func aDragThatReversesHalfWay() {
        let events = events(host()) { script in
            script.swipe([0, -100, -180, -180, -100, 0, 100, 180, 260], holding: 120)
        }
        #expect(
            events == [
                "begin 0 to 1", "willDisappear 0", "willAppear 1", "willAppear 8",
                "didDisappear 1", "settle 0 to 8", "didDisappear 0", "didAppear 8",
            ]
        )
    }

    @Test func severalDragsWithoutRestAreOneSwitch() {
        let events = events(host()) { script in
            for _ in 0..<3 {
                script.flick(by: -80)
                script.wait(80)
            }
        }
        #expect(events.filter { $0.hasPrefix("begin") } == ["begin 0 to 1"])
        #expect(events.filter { $0.hasPrefix("settle") } == ["settle 0 to 3"])
        #expect(events.filter { $0.hasPrefix("didAppear") } == ["didAppear 3"])
        #expect(events.filter { $0.hasSuffix("ppear 1") } == ["willAppear 1", "didDisappear 1"])
    }

    @Test func aFlickPassesSeveralPages() {
        let host = host(count: 100, snap: .item, keep: 2)
        let events = events(host) { $0.flick(by: -300, steps: 4) }
        let settled = host.scroller.settledItem?.value ?? 0
        #expect(settled > 3)
        #expect(events.filter { $0.hasPrefix("didAppear") } == ["didAppear \(settled)"])
        for passed in 1..<settled - 1 {
            let own = events.filter { $0.hasSuffix(" \(passed)") && !$0.hasPrefix("begin") }
            #expect(own == ["willAppear \(passed)", "didDisappear \(passed)", "reclaim \(passed)"])
        }
        let atRest = events.drop { $0 != "didAppear \(settled)" }
        #expect(atRest.filter { $0.hasPrefix("reclaim") }.count == settled - 1)
    }

    @Test(arguments: [Ends.list, Ends(start: .pinned, end: .open)])
    func aPullPastAPinnedEndReturns(ends: Ends) {
        #expect(
            events(host(ends: ends)) { $0.drag(by: 100) } == [
                "begin 0 to 0", "willDisappear 0", "cancel 0", "willAppear 0", "didAppear 0",
            ]
        )
    }

    // MARK: Jumps

    @Test func anAnimatedSwitch() {
        #expect(events(host()) { $0.take(.next(animated: true)) } == Self.switched)
    }

    @Test func anAnimatedJumpFarAway() {
        let events = events(host()) { $0.take(.scroll(to: 4, way: .forward, animated: true)) }
        #expect(events.first == "begin 0 to 4")
        #expect(events.filter { $0.hasPrefix("willDisappear") } == ["willDisappear 0"])
        #expect(events.filter { $0.hasPrefix("didAppear") } == ["didAppear 4"])
        #expect(events.suffix(3) == ["didAppear 4", "reclaim 0", "reclaim 1"])
    }

    private static let jumped = [
        "settle 0 to 1", "willDisappear 0", "willAppear 1", "didDisappear 0", "didAppear 1",
    ]

    @Test func anImmediateJumpToTheNextPage() {
        #expect(events(host()) { $0.take(.next(animated: false)) } == Self.jumped)
    }

    @Test(arguments: [Ends.loop, .list, Ends(start: .pinned, end: .open)])
    func anImmediateJumpFarAwayMakesNoPagesInBetween(ends: Ends) {
        let host = host(count: 1000, ends: ends)
        let before = host.made
        let events = events(host) { $0.take(.scroll(to: 500, way: .forward, animated: false)) }
        #expect(
            events == [
                "settle 0 to 500", "willDisappear 0", "willAppear 500", "didDisappear 0",
                "didAppear 500", "reclaim 0",
            ]
        )
        // The target and one page on each side.
        #expect(host.made - before == 3)
        #expect(Set(host.scroller.tiles.map(\.item.value)) == [499, 500, 501])
    }

    // MARK: Changes

    @Test func theCurrentPageIsRemoved() {
        #expect(
            events(host()) { $0.take(.edit(.remove([0]))) } == Self.jumped + ["reclaim 0"]
        )
    }

    @Test func theCurrentPageIsRemovedUnderAFinger() {
        let events = events(host()) { script in
            script.take(.press(0))
            script.wait(16)
            script.take(.move(-60))
            script.wait(32)
            script.take(.edit(.remove([0])))
            script.wait(200)
            script.take(.release(-60))
        }
        let gone = events.filter { $0.hasSuffix(" 0") }
        #expect(gone == ["willDisappear 0", "didDisappear 0", "reclaim 0"])
        #expect(events.filter { $0.hasSuffix("Appear 1") } == ["willAppear 1", "didAppear 1"])
    }

    @Test func aReloadOfTheSameItemsBringsNoEvents() {
        let items = (0..<9).map { Item(ItemKey($0), extent: .viewport) }
        let host = host()
        let made = host.made
        #expect(events(host) { $0.take(.edit(.replace(with: Items(items)))) } == [])
        #expect(host.made == made)
    }

    @Test func aReloadOfOtherItemsShowsTheFirst() {
        let items = (20..<29).map { Item(ItemKey($0)) }
        #expect(
            events(host()) { $0.take(.edit(.replace(with: Items(items)))) } == [
                "settle 0 to 20", "willDisappear 0", "willAppear 20", "didDisappear 0",
                "didAppear 20", "reclaim 0",
            ]
        )
    }

    @Test func aReloadKeepsThePageOfTheCurrentItem() {
        let host = host()
        let page = host.scroller.tiles.first { $0.item.value == 0 }?.number
        let items = [30, 0, 31].map { Item(ItemKey($0)) }
        #expect(events(host) { $0.take(.edit(.replace(with: Items(items)))) } == [])
        #expect(host.scroller.tiles.first { $0.item.value == 0 }?.number == page)
    }

    @Test func pagesLostUnderAFingerAreReclaimedAtRest() {
        var configuration = Configuration(viewport: 400)
        configuration.single = .repeat
        configuration.tiles = .pages(keep: 1)
        let host = PageHost(World(configuration, count: 1))
        let events = events(host) { script in
            script.take(.press(0))
            for place in [-300.0, -700, -1100] {
                script.wait(16)
                script.take(.move(place))
            }
            // Items without length fill nothing, however often they are repeated.
            script.take(.edit(.update(Item(0, extent: .points(0)))))
            script.wait(200)
            script.take(.release(-1100))
        }
        #expect(events.last == "reclaim 0")
    }

    @Test func aPageWithoutItsSlotIsReclaimedAtRestEvenNearby() {
        let events = events(host(count: 2, keep: 2)) { script in
            script.take(.press(0))
            script.wait(16)
            // Item 0 appears after item 1, at slot 2.
            script.take(.move(-500))
            script.wait(32)
            // Without lengths, everything stands still at slots 0 and 1.
            script.take(.edit(.update(Item(0, extent: .points(0)))))
            script.take(.edit(.update(Item(1, extent: .points(0)))))
            script.wait(32)
            let others = (2..<6).map { Item(ItemKey($0)) }
            script.take(.edit(.insert(others)))
            script.wait(32)
            script.take(.move(-900))
            script.wait(120)
            script.take(.release(-900))
        }
        // Slot 2 belongs to item 2 now, and item 0 is three items away.
        #expect(events.last { $0.hasPrefix("didAppear") } == "didAppear 3")
        #expect(events.filter { $0.hasPrefix("reclaim") } == ["reclaim 0", "reclaim 1"])
    }

    // MARK: Hidden pages and other sizes

    @Test func hideAndShow() {
        let host = host()
        #expect(events(host) { $0.take(.hide) } == ["willDisappear 0", "didDisappear 0"])
        #expect(events(host) { $0.take(.hide) } == [])
        #expect(events(host) { $0.take(.show) } == ["willAppear 0", "didAppear 0"])
    }

    @Test func hidingEndsASwitch() {
        let events = events(host()) { script in
            script.take(.next(animated: true))
            script.wait(100)
            script.take(.hide)
            script.wait(100)
            script.take(.show)
        }
        #expect(
            events == Self.switched + [
                "willDisappear 1", "didDisappear 1", "willAppear 1", "didAppear 1",
            ]
        )
    }

    @Test func aResizeBringsNoEvents() {
        #expect(events(host()) { $0.take(.resize(to: 700)) } == [])
    }

    @Test func aResizeDuringASwitchKeepsIt() {
        let events = events(host()) { script in
            script.take(.next(animated: true))
            script.wait(100)
            script.take(.resize(to: 700))
        }
        #expect(events == Self.switched)
    }

    @Test func aPageStretchedOutOfSightDisappears() {
        let events = events(host(count: 2, ends: .list)) { script in
            script.take(.press(0))
            script.wait(16)
            script.take(.move(-2000))
            script.wait(32)
            script.take(.resize(to: 1))
            script.wait(32)
            // The farthest stretch: a sliver within rounding is left.
            script.take(.move(-2000))
            script.wait(120)
            script.take(.release(-2000))
        }
        #expect(
            events == [
                "begin 0 to 1", "willDisappear 0", "willAppear 1", "didDisappear 0",
                "didDisappear 1", "willAppear 1", "settle 0 to 1", "didAppear 1",
            ]
        )
    }

    // MARK: The pool

    @Test func aPageRequestedAgainInTimeIsKept() {
        let host = host()
        let page = host.scroller.tiles.first { $0.item.value == 0 }?.number
        _ = events(host) { script in
            for _ in 0..<2 {
                script.take(.next(animated: false))
                script.wait(32)
            }
        }
        let made = host.made
        _ = events(host) { $0.take(.scroll(to: 0, way: .backward, animated: false)) }
        #expect(host.scroller.tiles.first { $0.slot == Slot(0) }?.number == page)
        #expect(host.made == made)
    }

    @Test func pagesThreeItemsAwayAreReclaimedAndReused() {
        let host = host(count: 100)
        var events: [String] = []
        for _ in 0..<20 {
            events += self.events(host) { $0.take(.next(animated: true)) }
        }
        #expect(events.filter { $0.hasPrefix("reclaim") } == (0..<18).map { "reclaim \($0)" })
        let views = Set(host.scroller.tiles.map(\.number) + host.scroller.freeTiles.map(\.number))
        #expect(views.count <= 6)
    }

    @Test func pagesAreReusedOnlyForTheirKind() {
        var configuration = Configuration(viewport: 400)
        configuration.tiles = .pages()
        let items = (0..<60).map { Item(ItemKey($0), reuse: ReuseIdentifier($0 % 3)) }
        var scroller = Scroller(configuration, items: Items(items))
        var kinds: [Int: ReuseIdentifier] = [:]
        for step in 0..<200 {
            if step % 7 == 0 {
                scroller.scroll(to: ItemIndex(step * 11 % 60), animated: false, at: 0)
            } else {
                scroller.next(animated: false, at: 0)
            }
            _ = scroller.frame(at: 0)
            for tile in scroller.tiles {
                #expect(tile.reuse.value == tile.item.value % 3)
                #expect(kinds[tile.number] ?? tile.reuse == tile.reuse)
                kinds[tile.number] = tile.reuse
            }
        }
        #expect(kinds.count <= 14)
    }

    // MARK: Late pages

    @Test func aLatePageAppearsWhenItIsLoaded() {
        let host = host(late: [1: 1000])
        _ = host.takeEvents()
        #expect(
            events(host) { $0.take(.next(animated: true)) } == [
                "begin 0 to 1", "willDisappear 0", "settle 0 to 1", "didDisappear 0",
            ]
        )
        #expect(events(host) { $0.wait(1000) } == [])
        host.draw(at: 1100)
        #expect(host.takeEvents() == ["willAppear 1", "didAppear 1"])
    }

    @Test func aPageLoadedDuringAMotionAppearsAtRest() {
        // Loaded 140 ms after the start of a switch of 300 ms.
        let host = host(late: [1: 156])
        _ = host.takeEvents()
        #expect(events(host) { $0.take(.next(animated: true)) } == Self.switched)
    }

    @Test func aPageLoadedAfterItPassedGetsNoEvents() {
        let host = host(snap: .item, late: [2: 500])
        _ = host.takeEvents()
        let events = events(host) { script in
            script.take(.scroll(to: 4, way: .forward, animated: true))
            script.wait(1000)
        }
        #expect(events.filter { $0.hasSuffix(" 2") } == [])
    }

    @Test func aPageLoadedWhileHiddenAppearsWithTheApp() {
        let host = host(late: [0: 500])
        host.take(.hide, at: 100)
        host.draw(at: 600)
        #expect(host.takeEvents() == [])
        host.take(.show, at: 700)
        #expect(host.takeEvents() == ["willAppear 0", "didAppear 0"])
        #expect(host.violations == [])
    }

    @Test func aPageLoadedWhileItLeavesAppearsAndDisappears() {
        let host = host(late: [0: 100])
        let events = events(host) { script in
            script.take(.press(0))
            script.wait(16)
            script.take(.move(-100))
            script.wait(200)
            script.take(.release(-260))
        }
        #expect(events.filter { $0.hasSuffix("ppear 0") } == ["willAppear 0", "didDisappear 0"])
    }
}
