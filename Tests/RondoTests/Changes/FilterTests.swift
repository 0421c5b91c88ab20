import RondoTestSupport
import Synchronization
import Testing

@testable import Rondo

/// A filter hides items and keeps them in the list.
@Suite struct FilterTests {
    private func make(
        _ keys: [Int] = [0, 1, 2, 3],
        _ adapt: (inout Configuration) -> Void = { _ in }
    ) -> Scroller {
        var configuration = Configuration(viewport: 100)
        adapt(&configuration)
        var scroller = Scroller(configuration, items: list(keys))
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        return scroller
    }

    private func list(_ keys: [Int]) -> Items { Items(keys.map { Item(ItemKey($0)) }) }

    private func hiding(_ keys: Int...) -> @Sendable (ItemKey) -> Bool {
        { !keys.contains($0.value) }
    }

    @Test func allItemsAreShownUntilSomeAreHidden() {
        var scroller = make()
        #expect(scroller.allItems == scroller.items)
        scroller.filter(hiding(1, 2), at: 1)
        #expect(scroller.items == list([0, 3]))
        #expect(scroller.allItems == list([0, 1, 2, 3]))
        scroller.filter(nil, at: 2)
        #expect(scroller.items == list([0, 1, 2, 3]))
    }

    @Test func hiddenItemsCannotBeSeenOrScrolledTo() {
        var scroller = make { $0.overscan = 3 }
        scroller.filter(hiding(1, 2), at: 1)
        _ = scroller.frame(at: 1)
        #expect(Set(scroller.tiles.map(\.item)) == [ItemKey(0), ItemKey(3)])
        scroller.scroll(to: ItemIndex(1), animated: false, at: 2)
        #expect(scroller.currentItem == ItemKey(3))
        scroller.next(animated: false, at: 3)
        #expect(scroller.currentItem == ItemKey(0))
    }

    @Test func newItemsAreFilteredToo() {
        var scroller = make()
        scroller.filter(hiding(1, 8), at: 1)
        scroller.insert([7, 8].map { Item(ItemKey($0)) }, before: ItemKey(3), at: 2)
        #expect(scroller.items == list([0, 2, 7, 3]))
        scroller.change(to: list([8, 3, 1]), at: 3)
        #expect(scroller.items == list([3]))
        #expect(scroller.allItems == list([8, 3, 1]))
    }

    /// Indices count all items, so a neighbour may be hidden.
    @Test func changesCanNameHiddenItems() {
        var scroller = make()
        scroller.filter(hiding(1, 2), at: 1)
        #expect(scroller.insert([Item(ItemKey(7))], before: ItemKey(2), at: 2) == nil)
        #expect(scroller.items == list([0, 7, 3]))
        #expect(scroller.move(ItemKey(1), at: 3) == nil)
        #expect(scroller.update(Item(ItemKey(2), extent: .points(30)), at: 4) == nil)
        #expect(scroller.insert([Item(ItemKey(1))], at: 5) == .itemIsThere)
        #expect(scroller.items == list([0, 7, 3]))
        scroller.filter(nil, at: 6)
        #expect(scroller.items.all.map(\.key.value) == [0, 7, 2, 3, 1])
        #expect(scroller.items[ItemIndex(2)].extent == .points(30))
    }

    @Test func anItemRemovedWhileHiddenStaysRemoved() {
        var scroller = make()
        scroller.filter(hiding(1, 2), at: 1)
        #expect(scroller.remove([ItemKey(1), ItemKey(3)], at: 2) == nil)
        #expect(scroller.items == list([0]))
        scroller.filter(nil, at: 3)
        #expect(scroller.items == list([0, 2]))
        #expect(scroller.remove([ItemKey(1)], at: 4) == .unknownItem)
    }

    @Test func theSuccessorReplacesAHiddenCurrentItem() {
        var scroller = make()
        scroller.filter(hiding(0, 1), at: 1)
        #expect(scroller.settledItem == ItemKey(2))
        #expect(
            scroller.queue.events == [
                .change(from: ItemKey(0), to: ItemKey(2)),
                .settle(from: ItemKey(0), to: ItemKey(2)),
            ]
        )
        scroller.queue.clear()
        scroller.filter(nil, at: 2)
        #expect(scroller.settledItem == ItemKey(2))
        #expect(scroller.queue.events.isEmpty)
        #expect(scroller.frame(at: 2).offset == 0)
    }

    @Test func hidingAllItemsLeavesNoCurrentItem() {
        var scroller = make()
        scroller.next(at: 1)
        scroller.filter({ _ in false }, at: 100)
        #expect(scroller.currentItem == nil)
        #expect(scroller.phase == .idle)
        scroller.filter(nil, at: 200)
        #expect(scroller.currentItem == ItemKey(0))
        #expect(scroller.frame(at: 200).slot == Slot(0))
    }

    /// A host that applies the same filter again sees no effect.
    @Test func aFilterThatHidesTheSameItemsChangesNothing() {
        var scroller = make { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        scroller.filter({ _ in true }, at: 100)
        #expect(scroller.nextDeadline == 800)
        scroller.filter(hiding(2), at: 200)
        scroller.queue.clear()
        let tiles = scroller.tiles
        scroller.filter(hiding(2, 9), at: 300)
        #expect(scroller.queue.events.isEmpty)
        #expect(scroller.tiles == tiles)
        #expect(scroller.nextDeadline == 800)
    }

    /// The whole list is compared, not only its shown items.
    @Test func replacingWithTheSameListChangesNothingWhileSomeAreHidden() {
        var scroller = make { $0.advance = AutoAdvance(interval: 1000, duration: 200) }
        scroller.filter(hiding(2), at: 100)
        scroller.replace(with: list([0, 1, 2, 3]), at: 500)
        #expect(scroller.nextDeadline == 800)
        scroller.replace(with: list([0, 1, 3]), at: 600)
        #expect(scroller.nextDeadline == 1400, "another list gives a full rest")
        scroller.filter(nil, at: 700)
        #expect(scroller.items == list([0, 1, 3]))
    }

    private final class Calls: Sendable {
        private let keys = Mutex<[Int]>([])

        func note(_ key: ItemKey) -> Bool {
            keys.withLock { $0.append(key.value) }
            return true
        }

        /// The keys tested since the last call.
        func take() -> [Int] {
            keys.withLock { keys in
                defer { keys = [] }
                return keys
            }
        }
    }

    @Test func aChangeTestsEachItemOnceAndAPageOnlyItsOwn() {
        let calls = Calls()
        var scroller = make()
        scroller.filter({ calls.note($0) }, at: 1)
        #expect(calls.take() == [0, 1, 2, 3])
        scroller.remove([ItemKey(2)], at: 2)
        #expect(calls.take() == [0, 1, 3])
        scroller.append(page: [Item(ItemKey(1)), Item(ItemKey(5))], at: 3)
        #expect(calls.take() == [5])
        scroller.next(at: 4)
        _ = scroller.frame(at: 100)
        scroller.resize(to: 50, at: 200)
        #expect(calls.take() == [])
    }

    /// Hiding looks like removal and showing like insertion, at every moment.
    @Test(arguments: Moments.all.map(\.name), SmallWorlds.ends.indices)
    func hidingLooksLikeRemoval(name: String, ends: Int) throws {
        let moment = try #require(Moments.all.first { $0.name == name })
        for count in 1...4 {
            var scroller = make(Array(0..<count)) {
                $0.ends = SmallWorlds.ends[ends]
                $0.snap = moment.snap
                $0.tiles = count % 2 == 0 ? .pages(keep: 2) : .cells
                if count == 3 { $0.extent = .points(40) }
            }
            var script = Script()
            script.wait(16)
            moment.lead(&script, 100)
            for timed in script.inputs { scroller.take(timed.input, at: timed.time) }
            for mask in 1..<1 << count {
                let hidden = (0..<count).filter { mask & 1 << $0 != 0 }
                compare(scroller, hidden: hidden, at: script.time, moment, hidden.count == count)
            }
        }
    }

    private func compare(
        _ scroller: Scroller,
        hidden: [Int],
        at time: Milliseconds,
        _ moment: Moments.Moment,
        _ isEmptied: Bool
    ) {
        var (filtered, cut) = (scroller, scroller)
        let story = "\(moment.name): hide \(hidden) of \(scroller.items.count)"
        let whole = scroller.items
        filtered.filter({ !hidden.contains($0.value) }, at: time)
        cut.remove(hidden.map { ItemKey($0) }, at: time)
        var script = Script(from: time)
        if !isEmptied { moment.finish(&script, 100) }
        expectSame(&filtered, &cut, at: time, story)
        for timed in script.inputs {
            filtered.take(timed.input, at: timed.time)
            cut.take(timed.input, at: timed.time)
            expectSame(&filtered, &cut, at: timed.time, story)
        }
        for later in [40.0, 41] { expectSame(&filtered, &cut, at: script.time + later, story) }
        filtered.filter(nil, at: script.time + 50)
        cut.change(to: whole, at: script.time + 50)
        #expect(filtered.items == whole, "\(story)")
        for later in [50.0, 100, 9000] {
            expectSame(&filtered, &cut, at: script.time + later, story)
        }
    }

    private func expectSame(
        _ one: inout Scroller,
        _ other: inout Scroller,
        at time: Milliseconds,
        _ story: String
    ) {
        let (frame, expected) = (one.frame(at: time), other.frame(at: time))
        #expect(frame == expected, "at \(time): \(story)")
        #expect(one.items == other.items, "at \(time): \(story)")
        #expect(one.queue.events == other.queue.events, "at \(time): \(story)")
        #expect(one.tiles == other.tiles, "at \(time): \(story)")
        #expect(one.nextDeadline == other.nextDeadline, "at \(time): \(story)")
        one.queue.clear()
        other.queue.clear()
    }
}
