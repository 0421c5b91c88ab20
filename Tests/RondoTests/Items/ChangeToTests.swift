import RondoTestSupport
import Testing

@testable import Rondo

/// Whole new lists, and pages after the last item.
@Suite struct ChangeToTests {
    private func make(_ adapt: (inout Configuration) -> Void = { _ in }) -> Scroller {
        var configuration = Configuration(viewport: 100)
        adapt(&configuration)
        var scroller = Scroller(configuration, items: list([0, 1, 2, 3]))
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        return scroller
    }

    private func list(_ keys: [Int]) -> Items { Items(keys.map { Item(ItemKey($0)) }) }

    private func items(_ keys: [Int]) -> [Item] { keys.map { Item(ItemKey($0)) } }

    @Test func aNewListInsertsRemovesAndMovesItems() {
        var scroller = make()
        scroller.next(animated: false, at: 1)
        scroller.queue.clear()
        scroller.change(to: list([7, 3, 8, 1, 0]), at: 2)
        #expect(scroller.items == list([7, 3, 8, 1, 0]))
        #expect(scroller.allItems == scroller.items)
        #expect(scroller.currentItem == ItemKey(1))
        #expect(scroller.queue.events.isEmpty)
        let frame = scroller.frame(at: 2)
        #expect(frame.slot == Slot(3) && frame.offset == 0)
    }

    @Test func aNewListIsOneChange() {
        var scroller = make()
        scroller.change(to: list([3, 2]), at: 1)
        // With single changes, 1 would have been current between 0 and 2.
        #expect(
            scroller.queue.events == [
                .change(from: ItemKey(0), to: ItemKey(2)),
                .settle(from: ItemKey(0), to: ItemKey(2)),
            ]
        )
    }

    @Test func aNewListKeepsTheMotion() {
        var scroller = make()
        scroller.scroll(to: ItemIndex(2), way: .forward, at: 0)
        scroller.change(to: list([0, 9, 1, 2, 3]), at: 100)
        #expect(scroller.targetItem == ItemKey(2))
        #expect(scroller.nextDeadline == 300)
    }

    /// `change` keeps the rest of the current item; only `replace` with another list gives a full
    /// rest.
    @Test func changeKeepsTheRestAndReplaceStartsANewOne() {
        let adapt: (inout Configuration) -> Void = {
            $0.advance = AutoAdvance(interval: 1000, duration: 200)
        }
        var (changed, replaced) = (make(adapt), make(adapt))
        changed.change(to: list([0, 1, 2, 3, 4]), at: 500)
        replaced.replace(with: list([0, 1, 2, 3, 4]), at: 500)
        #expect(changed.nextDeadline == 800)
        #expect(replaced.nextDeadline == 1300)
    }

    @Test func aChangeReportsEarlierEventsFirst() {
        var scroller = make()
        scroller.next(at: 0)
        scroller.queue.clear()
        scroller.change(to: list([0, 1, 2, 3]), at: 400)
        #expect(scroller.queue.events.contains(.settle(from: ItemKey(0), to: ItemKey(1))))
        #expect(scroller.now == 400)
    }

    @Test func aPageComesAfterTheLastItem() {
        var scroller = make()
        #expect(scroller.append(page: items([6, 5]), at: 1) == 0)
        #expect(scroller.items == list([0, 1, 2, 3, 6, 5]))
        #expect(scroller.queue.events.isEmpty)
    }

    @Test func aPageDropsAndCountsKnownItems() {
        var scroller = make()
        scroller.filter({ $0 != ItemKey(2) }, at: 1)
        #expect(scroller.append(page: items([3, 4, 2, 5, 0]), at: 2) == 3)
        #expect(scroller.allItems == list([0, 1, 2, 3, 4, 5]))
        #expect(scroller.items == list([0, 1, 3, 4, 5]))
    }

    /// Servers repeat items within a page too.
    @Test func aPageDropsItsOwnRepetitions() {
        var scroller = make()
        #expect(scroller.append(page: items([7, 8, 7, 7]), at: 1) == 2)
        #expect(scroller.items == list([0, 1, 2, 3, 7, 8]))
    }

    @Test func aPageDoesNotChangeKnownItems() {
        var scroller = make()
        #expect(scroller.append(page: [Item(ItemKey(1), extent: .points(30))], at: 1) == 1)
        #expect(scroller.items == list([0, 1, 2, 3]))
    }

    @Test func aRemovedItemReturnsWithAPage() {
        var scroller = make()
        scroller.remove([ItemKey(1)], at: 1)
        #expect(scroller.append(page: items([1]), at: 2) == 0)
        #expect(scroller.items == list([0, 2, 3, 1]))
    }

    /// An empty page and a page of known items change nothing.
    @Test(arguments: [[], [2, 0]])
    func aPageWithoutNewItemsChangesNothing(keys: [Int]) {
        var scroller = make { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        scroller.next(at: 0)
        scroller.queue.clear()
        #expect(scroller.append(page: items(keys), at: 100) == keys.count)
        #expect(scroller.items == list([0, 1, 2, 3]))
        #expect(scroller.queue.events.isEmpty && scroller.nextDeadline == 300)
    }

    @Test func theFirstPageShowsItsFirstItem() {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 0))
        _ = scroller.frame(at: 0)
        scroller.append(page: items([4, 5]), at: 1)
        #expect(
            scroller.queue.events == [
                .change(from: nil, to: ItemKey(4)), .settle(from: nil, to: ItemKey(4)),
            ]
        )
    }

    @Test func theLastItemsOfALoopStayInPlaceWhenAPageComes() {
        var scroller = make()
        scroller.previous(at: 0)
        let before = scroller.frame(at: 150)
        scroller.append(page: items([4, 5]), at: 150)
        let after = scroller.frame(at: 150)
        #expect(after.current == before.current && after.offset == before.offset)
        #expect(scroller.targetItem == ItemKey(3))
    }

    @Test func mistakesOfTheHostTrap() async {
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 2))
            scroller.change(to: Items([Item(ItemKey(7), extent: .points(-1))]), at: 0)
        }
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 2))
            scroller.append(page: [Item(ItemKey(7), extent: .points(.nan))], at: 0)
        }
        await #expect(processExitsWith: .failure) {
            var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 2))
            // Hidden items are checked too, because they may be shown later.
            scroller.filter({ $0 != ItemKey(7) }, at: 0)
            scroller.insert([Item(ItemKey(7), extent: .points(-1))], at: 1)
        }
    }
}
