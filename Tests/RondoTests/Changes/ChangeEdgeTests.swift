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

    /// Nobody sees a spring while hidden: things are where they will be at once.
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
}
