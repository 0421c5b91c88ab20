import RondoTestSupport
import Testing

@testable import Rondo

/// Changes of items in hard cases.
@Suite struct ChangeEdgeTests {
    private func make(
        _ keys: [Int] = [0, 1, 2, 3],
        _ adapt: (inout Configuration) -> Void = { _ in }
    ) -> Scroller {
        var configuration = Configuration(viewport: 100)
        adapt(&configuration)
        var scroller = Scroller(configuration, items: Items(keys.map { Item(ItemKey($0)) }))
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        return scroller
    }

    /// Slots are renumbered; the direction of travel stays.
    @Test func replacingAllItemsKeepsTheDirection() {
        var scroller = make()
        scroller.next(animated: false, at: 0)
        scroller.next(animated: false, at: 0)
        scroller.replace(with: Items([10, 11, 12].map { Item(ItemKey($0)) }), at: 1)
        #expect(scroller.settledItem == ItemKey(10))
        scroller.remove([ItemKey(10)], at: 2)
        #expect(scroller.settledItem == ItemKey(11))
    }

    /// A successor takes over immediately, without travel, even if it is much shorter.
    @Test(arguments: [ItemExtent.points(50), .viewport])
    func successorsFollowInTheSameDirection(extent: ItemExtent) {
        var scroller = make { $0.alignment = .end }
        scroller.update(Item(ItemKey(1), extent: extent), at: 0)
        scroller.remove([ItemKey(0)], at: 1)
        #expect(scroller.settledItem == ItemKey(1))
        scroller.remove([ItemKey(1)], at: 2)
        #expect(scroller.settledItem == ItemKey(2))
    }

    /// A motion counts from its first moment, before the content has moved.
    @Test func removingAnItemAtTheStartOfAStepKeepsTheDirection() {
        var scroller = make()
        scroller.previous(animated: false, at: 0)
        scroller.next(at: 1)
        scroller.remove([ItemKey(3)], at: 1)
        #expect(scroller.currentItem == ItemKey(0))
        _ = scroller.frame(at: 1000)
        #expect(scroller.settledItem == ItemKey(0))
    }

    /// A smaller viewport ends the return from an end immediately; items that shrink with
    /// the viewport do not count as travel backwards.
    @Test func theDirectionSurvivesAResizeThatEndsTheMotion() {
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

    /// A motion forward stays a motion forward, even if its first item is removed.
    @Test(arguments: [[0, 2, 3], [0, 2, 3, 1]])
    func theDirectionSurvivesTheRemovalOfTheItemLeft(keys: [Int]) {
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

    /// A view is never given to an item of another kind, even when its own item changes its kind.
    @Test(arguments: [TileKind.cells, .pages(keep: 2)])
    func anItemOfAnotherKindGetsAnotherView(tiles: TileKind) {
        var scroller = make { $0.tiles = tiles }
        scroller.update(Item(ItemKey(0), reuse: ReuseIdentifier(5)), at: 1)
        _ = scroller.frame(at: 1)
        let tile = scroller.tiles.first { $0.item == ItemKey(0) }
        #expect(tile?.reuse == ReuseIdentifier(5))
        #expect(tile?.number != 1)
    }

    /// Content that becomes scrollable gets a full rest first.
    @Test(arguments: [Ends.loop, .list])
    func autoAdvanceRestsInFullOnceTheContentCanMove(ends: Ends) {
        var scroller = make([0]) {
            $0.ends = ends
            $0.advance = AutoAdvance(interval: 1000, duration: 200)
        }
        scroller.insert([Item(ItemKey(1))], at: 50_000)
        #expect(scroller.nextDeadline == 50_800)
        #expect(scroller.frame(at: 50_100).phase == .idle)
    }

    /// The offset of a removed item does not apply to its successor.
    @Test(arguments: [[0], [0, 1, 2, 3]])
    func theSuccessorOfAnItemOffItsRestingPlaceRestsOnItsOwn(removed: [Int]) {
        var scroller = make { $0.snap = .none }
        scroller.follow(by: 20, phase: .idle, at: 1)
        scroller.resize(to: 0, at: 2)
        let left = [0, 1, 2, 3, 4].filter { !removed.contains($0) }
        scroller.replace(with: Items(left.map { Item(ItemKey($0)) }), at: 3)
        scroller.resize(to: 100, at: 4)
        #expect(scroller.frame(at: 4).offset == 0)
    }

    /// While hidden, a spring ends immediately.
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

    /// A jump to the end of a spring is a switch too.
    @Test func aJumpBackToAnEndWhileHiddenIsASwitch() {
        var scroller = make([0, 1, 2]) {
            $0.ends = .list
            $0.alignment = .end
        }
        scroller.update(Item(ItemKey(1), extent: .points(300)), at: 1)
        scroller.scroll(to: ItemIndex(1), animated: false, at: 2)
        scroller.hide(at: 3)
        scroller.queue.clear()
        scroller.update(Item(ItemKey(1), extent: .points(50)), at: 4)
        #expect(
            scroller.queue.events == [
                .change(from: ItemKey(1), to: ItemKey(2)),
                .settle(from: ItemKey(1), to: ItemKey(2)),
            ]
        )
    }

    /// Content on a pinned end stays there when the items change, although the new lengths sum up
    /// to another last bit.
    @Test func contentOnAnEndStaysThereWithoutASpring() {
        var configuration = Configuration(viewport: 320)
        configuration.ends = Ends(start: .open, end: .pinned)
        configuration.snap = .none
        configuration.initial = ItemIndex(1)
        let items = Items(lengths: [.viewport, .viewport, .points(0)])
        var scroller = Scroller(configuration, items: items)
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        scroller.insert([Item(ItemKey(7), extent: .points(33.3))], before: ItemKey(1), at: 1)
        #expect(scroller.queue.events.isEmpty)
        #expect(scroller.frame(at: 1).offset == 0)
        scroller.queue.clear()
        scroller.scroll(to: ItemIndex(2), at: 2)
        #expect(scroller.queue.events.isEmpty, "already on the end")
    }

    /// Of two pages with the same item, the one in the viewport stays, although hidden pages get no
    /// events.
    @Test func aPageInTheViewportStaysWhileHidden() {
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

    /// Content that snaps rests on an item, even if no item rests at the end that it was past.
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

    /// A spring back to an item continues to the resting place of that item among the new items.
    @Test func contentThatSpringsBackSnapsToTheNewPlaceOfItsItem() {
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

    /// A scroll reaches its item, even if the list now shows the item in another turn.
    @Test(arguments: [false, true])
    func aScrollAcrossTheSeamReachesItsItemWhenTheLoopStandsStill(isResized: Bool) {
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

    /// Every path into the engine checks lengths.
    @Test func badLengthsTrap() async {
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

    /// Content can rest off the resting place of an item without length, although no share can be
    /// computed.
    @Test func theViewportCanChangeOffAnItemWithoutLength() async {
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

    /// Views of removed items are reclaimed, even if the viewport loses its length at the same
    /// time.
    @Test(arguments: [TileKind.cells, .pages(keep: 2)])
    func viewsOfRemovedItemsAreReclaimedWithoutAViewport(tiles: TileKind) {
        var scroller = make { $0.tiles = tiles }
        scroller.replace(with: Items([Item(ItemKey(7))]), at: 1)
        scroller.resize(to: 0, at: 1)
        _ = scroller.frame(at: 1)
        let isReclaimed = scroller.queue.events.contains { event in
            if case .tile(.reclaim, ItemKey(0), _) = event { true } else { false }
        }
        #expect(isReclaimed, "\(scroller.queue.events)")
    }

    /// A spring back to an end that opens during the motion rests on an item.
    @Test func aSpringThatLosesItsEndRestsOnAnItem() {
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

    @Test func anItemNamedTwiceIsRemovedOnce() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 6))
        let keys = [1, 2, 1, 1, 4].map { ItemKey($0) }
        #expect(scroller.remove(keys, at: 0) == nil)
        #expect(scroller.items.all.map(\.key.value) == [0, 3, 5])
    }

    @Test func theNextItemReplacesARemovedInitialItem() {
        var scroller = Scroller(Configuration(viewport: 0), items: Items(count: 6))
        scroller.scroll(to: ItemIndex(3), at: 0)
        #expect(scroller.remove([ItemKey(3)], at: 0) == nil)
        #expect(scroller.resize(to: 100, at: 0) == nil)
        #expect(scroller.frame(at: 0).current == ItemKey(4))
    }
    @Test func aSwitchOntoAnotherTurnSettlesThereWhenOneItemRemains() {
        var configuration = Configuration(viewport: 320)
        configuration.ends = Ends(start: .open, end: .pinned)
        var scroller = Scroller(configuration, items: Items(count: 3))
        _ = scroller.frame(at: 0)
        scroller.follow(by: -333.5, phase: .dragging, at: 0)
        // Without lengths the items stand still, on the turn before the one where the switch began.
        configuration.extent = .points(0)
        #expect(scroller.configure(configuration, at: 0) == nil)
        scroller.remove([ItemKey(2)], at: 0)
        scroller.remove([ItemKey(1)], at: 0)
        scroller.press(x: 0, y: 0, at: 0)
        scroller.release(x: 0, y: 0, at: 0)
        _ = scroller.frame(at: 1000)
        let ends = scroller.takeEvents().filter {
            switch $0 {
            case .settle, .cancel: true
            default: false
            }
        }
        #expect(ends == [.settle(from: ItemKey(0), to: ItemKey(0))])
    }
}
