import RondoTestSupport
import Testing

@testable import Rondo

/// Changes of items in hard places, each by its name.
@Suite struct ChangeEdgeTests {
    private func make(
        _ keys: [Int] = [0, 1, 2, 3],
        _ adapt: (inout Configuration) -> Void = { _ in }
    ) -> Scroller {
        var configuration = Configuration(viewport: 100)
        adapt(&configuration)
        var scroller = Scroller(configuration, items: Items(keys.map { Item(ItemKey($0)) }))
        _ = scroller.frame(at: 0)
        scroller.clearEvents()
        return scroller
    }

    /// The numbering starts afresh, the direction of travel does not.
    @Test func replacingEverythingIsNoTravelBackwards() {
        var scroller = make()
        scroller.next(animated: false, at: 0)
        scroller.next(animated: false, at: 0)
        scroller.replace(with: Items([10, 11, 12].map { Item(ItemKey($0)) }), at: 1)
        #expect(scroller.settledItem == ItemKey(10))
        scroller.remove([ItemKey(10)], at: 2)
        #expect(scroller.settledItem == ItemKey(11))
    }

    /// A successor takes the place immediately, which is no travel, even if it is much shorter.
    @Test(arguments: [ItemExtent.points(50), .viewport])
    func successorsFollowEachOtherTheSameWay(extent: ItemExtent) {
        var scroller = make { $0.alignment = .end }
        scroller.update(Item(ItemKey(1), extent: extent), at: 0)
        scroller.remove([ItemKey(0)], at: 1)
        #expect(scroller.settledItem == ItemKey(1))
        scroller.remove([ItemKey(1)], at: 2)
        #expect(scroller.settledItem == ItemKey(2))
    }

    /// The motion that has begun counts from its first moment, when nothing has moved yet.
    @Test func removalAtTheStartOfANextGoesForward() {
        var scroller = make()
        scroller.previous(animated: false, at: 0)
        scroller.next(at: 1)
        scroller.remove([ItemKey(3)], at: 1)
        #expect(scroller.currentItem == ItemKey(0))
        _ = scroller.frame(at: 1000)
        #expect(scroller.settledItem == ItemKey(0))
    }

    /// A smaller viewport ends the way back from an end at once; items that shrank with it are no
    /// travel the other way.
    @Test func directionOfTravelOutlivesAResizeThatEndsTheMotion() {
        var configuration = Configuration(viewport: 320)
        configuration.snap = .none
        configuration.ends = .list
        let lengths: [ItemExtent] = [.viewport, .viewport, .points(200), .points(100)]
        let items = lengths.enumerated().map { Item(ItemKey($0), extent: $1) }
        var scroller = Scroller(configuration, items: Items(items))
        scroller.scroll(to: ItemIndex(2), animated: false, at: 0)
        _ = scroller.frame(at: 0)
        scroller.wheel(dx: -155, dy: 0, at: 0)
        _ = scroller.frame(at: 1000)
        scroller.press(x: 300, y: 0, at: 1000)
        scroller.move(x: 85, y: 0, at: 1000)
        scroller.cancelPointer(at: 1000)
        scroller.resize(to: 100, at: 1000)
        #expect(scroller.phase == .idle)
        #expect(scroller.settledItem == ItemKey(2))
        scroller.remove([ItemKey(2)], at: 1001)
        #expect(scroller.settledItem == ItemKey(3))
    }

    /// A motion went forward, whatever has become of the item it left.
    @Test(arguments: [[0, 2, 3], [0, 2, 3, 1]])
    func directionOfTravelOutlivesTheItemThatWasLeft(keys: [Int]) {
        var scroller = make()
        scroller.scroll(to: ItemIndex(3), way: .forward, animated: false, at: 0)
        scroller.scroll(to: ItemIndex(1), way: .backward, animated: false, at: 0)
        scroller.next(at: 1)
        _ = scroller.frame(at: 250)
        scroller.replace(with: Items(keys.map { Item(ItemKey($0)) }), at: 250)
        _ = scroller.frame(at: 1000)
        #expect(scroller.settledItem == ItemKey(2))
        scroller.remove([ItemKey(2)], at: 1001)
        #expect(scroller.settledItem == ItemKey(3))
    }

    /// A view is never given to an item of another kind, the one that it shows among them.
    @Test(arguments: [TileKind.cells, .pages(keep: 2)])
    func itemOfAnotherKindGetsAnotherView(tiles: TileKind) {
        var scroller = make { $0.tiles = tiles }
        scroller.update(Item(ItemKey(0), reuse: ReuseIdentifier(5)), at: 1)
        _ = scroller.frame(at: 1)
        let tile = scroller.tiles.first { $0.item == ItemKey(0) }
        #expect(tile?.reuse == ReuseIdentifier(5))
        #expect(tile?.number != 1)
    }

    /// What could not move until now gets its full rest first.
    @Test(arguments: [Ends.loop, .list])
    func autoAdvanceGivesAFullRestOnceThereIsSomewhereToGo(ends: Ends) {
        var scroller = make([0]) {
            $0.ends = ends
            $0.advance = AutoAdvance(interval: 1000, duration: 200)
        }
        scroller.insert([Item(ItemKey(1))], at: 50_000)
        #expect(scroller.nextDeadline == 50_800)
        #expect(scroller.frame(at: 50_100).phase == .idle)
    }

    /// How far the removed item was off its place means nothing to its successor.
    @Test(arguments: [[0], [0, 1, 2, 3]])
    func successorOfAnItemThatRestedOffItsPlaceIsOnIts(removed: [Int]) {
        var scroller = make { $0.snap = .none }
        scroller.follow(by: 20, phase: .idle, at: 1)
        scroller.resize(to: 0, at: 2)
        let left = [0, 1, 2, 3, 4].filter { !removed.contains($0) }
        scroller.replace(with: Items(left.map { Item(ItemKey($0)) }), at: 3)
        scroller.resize(to: 100, at: 4)
        #expect(scroller.frame(at: 4).offset == 0)
    }

    /// A spring ends immediately while hidden.
    @Test func nothingMovesWhileHidden() {
        var scroller = make([0, 1, 2]) {
            $0.ends = .list
            $0.extent = .points(40)
        }
        scroller.scroll(to: ItemIndex(2), animated: false, at: 1)
        scroller.hide(at: 2)
        scroller.remove([ItemKey(0)], at: 3)
        #expect(scroller.frame(at: 3).phase == .idle)
    }

    /// Where a spring would have brought things, a jump is a switch as well.
    @Test func jumpingBackToAnEndWhileHiddenIsASwitch() {
        var scroller = make([0, 1, 2]) {
            $0.ends = .list
            $0.alignment = .end
        }
        scroller.update(Item(ItemKey(1), extent: .points(300)), at: 1)
        scroller.scroll(to: ItemIndex(1), animated: false, at: 2)
        scroller.hide(at: 3)
        scroller.clearEvents()
        scroller.update(Item(ItemKey(1), extent: .points(50)), at: 4)
        #expect(
            scroller.events == [
                .change(from: ItemKey(1), to: ItemKey(2)),
                .settle(from: ItemKey(1), to: ItemKey(2)),
            ]
        )
    }

    /// Content on a pinned end is on it in other items as well, whose lengths add up to another
    /// last bit.
    @Test func contentOnAnEndDoesNotSpringBackToIt() {
        var configuration = Configuration(viewport: 320)
        configuration.ends = Ends(start: .open, end: .pinned)
        configuration.snap = .none
        configuration.initial = ItemIndex(1)
        let items = Items(lengths: [.viewport, .viewport, .points(0)])
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        scroller.clearEvents()
        scroller.insert([Item(ItemKey(7), extent: .points(33.3))], before: ItemKey(1), at: 1)
        #expect(scroller.events.isEmpty)
        #expect(scroller.frame(at: 1).offset == 0)
        scroller.clearEvents()
        scroller.scroll(to: ItemIndex(2), at: 2)
        #expect(scroller.events.isEmpty, "it is there already")
    }

    /// Of two pages of one item the one in the viewport stays there, although hidden pages are not
    /// told of.
    @Test func pageInTheViewportStaysThereWhileHidden() {
        var configuration = Configuration(viewport: 200)
        configuration.alignment = .center
        configuration.tiles = .pages(keep: 3)
        let items = Items(lengths: [.points(60), .points(100)])
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        let page = scroller.tiles.first { $0.item == ItemKey(0) }?.number
        scroller.hide(at: 1)
        scroller.next(at: 2)
        _ = scroller.frame(at: 2)
        #expect(scroller.tiles.filter { $0.item == ItemKey(0) }.count == 2)
        scroller.update(Item(ItemKey(1), extent: .points(200)), at: 3)
        _ = scroller.frame(at: 3)
        scroller.move(ItemKey(0), at: 4)
        _ = scroller.frame(at: 4)
        let seen = scroller.tiles.first { $0.item == ItemKey(0) && scroller.start(of: $0) == -10 }
        #expect(seen?.number == page)
    }

    /// What snaps comes to rest on an item, also where no item rests on the end that it was past.
    @Test(arguments: [Configuration.Alignment.start, .center], [false, true])
    func contentThatSpringsBackSnaps(alignment: Configuration.Alignment, isHidden: Bool) {
        var scroller = make([0, 1]) {
            $0.ends = .list
            $0.alignment = alignment
        }
        scroller.update(Item(ItemKey(1), extent: .points(900)), at: 1)
        scroller.scroll(to: ItemIndex(1), animated: false, at: 2)
        scroller.follow(by: 300, phase: .idle, at: 3)
        if isHidden { scroller.hide(at: 4) }
        scroller.update(Item(ItemKey(1), extent: .points(200)), at: 5)
        #expect((scroller.phase == .idle) == isHidden)
        _ = scroller.frame(at: 5000)
        #expect(scroller.phase == .idle && scroller.offset == 0)
    }

    /// A spring back to an item continues to its resting place among the new items.
    @Test func contentThatSpringsBackSnapsToWhereItsItemIs() {
        var scroller = make([0]) {
            $0.ends = .list
            $0.alignment = .center
        }
        scroller.press(x: 0, y: 0, at: 1)
        scroller.insert([Item(ItemKey(1))], at: 1)
        scroller.move(x: 80, y: 0, at: 2)
        scroller.remove([ItemKey(1)], at: 2)
        scroller.cancelPointer(at: 3)
        #expect(scroller.phase == .decelerating)
        scroller.update(Item(ItemKey(0), extent: .points(700)), at: 4)
        let frame = scroller.frame(at: 5000)
        #expect(frame.phase == .idle && frame.offset == 0)
    }

    /// A scroll comes to its item, also when that stood on another turn than the one that is left.
    @Test(arguments: [false, true])
    func scrollAcrossTheSeamComesToItsItemWhenALoopComesToStandStill(isResized: Bool) {
        var scroller = make {
            $0.extent = .points(50)
            $0.short = .still
        }
        scroller.scroll(to: ItemIndex(3), animated: false, at: 1)
        scroller.scroll(to: ItemIndex(0), way: .forward, at: 2)
        _ = scroller.frame(at: 50)
        if isResized {
            scroller.resize(to: 400, at: 50)
        } else {
            scroller.change(to: Items([Item(ItemKey(0)), Item(ItemKey(3))]), at: 50)
            scroller.update(Item(ItemKey(3), extent: .points(20)), at: 50)
        }
        #expect(!scroller.canScroll && scroller.targetItem == ItemKey(0))
        _ = scroller.frame(at: 5000)
        #expect(scroller.settledItem == ItemKey(0))
    }

    /// Lengths are checked wherever they come in.
    @Test func impossibleLengthsStopTheProgram() async {
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 2))
            scroller.update(Item(ItemKey(0), extent: .points(-1)), at: 0)
        }
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 2))
            scroller.insert([Item(ItemKey(7), extent: .points(.nan))], at: 0)
        }
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 2))
            scroller.replace(with: Items([Item(ItemKey(7), extent: .points(1e300))]), at: 0)
        }
    }

    /// Content may rest off the place of an item of no length, which has no shares of its length.
    @Test func offThePlaceOfAnItemOfNoLengthTheViewportMayChange() async {
        await #expect(processExitsWith: .success) {
            var configuration = Configuration(viewport: 100)
            configuration.snap = .none
            let items = Items(lengths: [.points(100), .points(0)])
            var scroller = Scroller(configuration, items: items)
            scroller.follow(by: 90, phase: .idle, at: 0)
            scroller.resize(to: 200, at: 1)
            _ = scroller.frame(at: 1)
        }
    }

    /// Views of removed items are taken leave of, also when the room goes in the same moment.
    @Test(arguments: [TileKind.cells, .pages(keep: 2)])
    func viewsOfRemovedItemsGoWithTheRoom(tiles: TileKind) {
        var scroller = make { $0.tiles = tiles }
        scroller.replace(with: Items([Item(ItemKey(7))]), at: 1)
        scroller.resize(to: 0, at: 1)
        _ = scroller.frame(at: 1)
        let isReclaimed = scroller.events.contains { event in
            if case .tile(.reclaim, ItemKey(0), _) = event { true } else { false }
        }
        #expect(isReclaimed, "\(scroller.events)")
    }

    /// What springs back to an end that is open by then comes to rest on an item all the same.
    @Test func springThatLosesItsEndComesToRestOnAnItem() {
        var scroller = make([0, 1, 2, 3]) {
            $0.extent = .points(40)
            $0.ends = .list
        }
        scroller.scroll(to: ItemIndex(3), animated: false, at: 1)
        scroller.remove([ItemKey(0), ItemKey(1)], at: 2)
        #expect(scroller.phase == .decelerating)
        _ = scroller.frame(at: 80)
        scroller.insert((10..<14).map { Item(ItemKey($0)) }, before: ItemKey(2), at: 80)
        scroller.insert((20..<24).map { Item(ItemKey($0)) }, at: 80)
        let frame = scroller.frame(at: 5000)
        #expect(frame.phase == .idle && frame.offset == 0, "rests \(frame.offset) off")
    }

    @Test func anItemThatIsNamedTwiceGoesOnce() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 6))
        let keys = [1, 2, 1, 1, 4].map { ItemKey($0) }
        #expect(scroller.remove(keys, at: 0) == nil)
        #expect(scroller.items.all.map(\.key.value) == [0, 3, 5])
    }

    @Test func aRemovedItemThatWasToBeShownFirstGivesWayToTheNext() {
        var scroller = Scroller(Configuration(viewport: 0), items: Items(count: 6))
        scroller.scroll(to: ItemIndex(3), at: 0)
        #expect(scroller.remove([ItemKey(3)], at: 0) == nil)
        #expect(scroller.resize(to: 100, at: 0) == nil)
        #expect(scroller.frame(at: 0).current == ItemKey(4))
    }
}
