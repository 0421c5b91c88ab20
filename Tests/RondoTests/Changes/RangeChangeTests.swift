import RondoTestSupport
import Testing

@testable import Rondo

/// A change of a range has the same effect as the same change of the whole list.
@Suite struct RangeChangeTests {
    @Test(arguments: 0..<8)
    func aChangeOfARangeEqualsAChangeOfTheWholeList(part: Int) {
        var random = SeededGenerator(seed: Settings.seed &* 1000 &+ 900 &+ UInt64(part))
        var steps = Settings.steps(otherwise: 3000)
        while steps > 0 {
            let world = RandomWorld.make(&random)
            var player = RandomPlayer(world, changingItems: true)
            var (whole, other) = (world.scroller, world.scroller)
            for _ in 0..<100 {
                let (time, input) = player.next(&random)
                steps -= 1
                if case .edit = input {
                    var next = whole
                    next.take(input, at: time)
                    let items = next.allItems
                    // Without a difference a host has nothing to report.
                    guard items != whole.items else { continue }
                    let range = Self.difference(other.items, items, &random)
                    let isReplaced = random.once(in: 3)
                    if isReplaced {
                        whole.replace(with: items, at: time)
                    } else {
                        whole.change(to: items, at: time)
                    }
                    other.change(range, to: items, isReplaced: isReplaced, at: time)
                } else {
                    whole.take(input, at: time)
                    other.take(input, at: time)
                }
                let story = "\(input) at \(time) in \(world), part \(part)"
                let frames = (other.frame(at: time), whole.frame(at: time))
                #expect(frames.0.onScreen == frames.1.onScreen, "\(story)")
                #expect(other.tilesOnScreen == whole.tilesOnScreen, "\(story)")
                #expect(other.takeEvents() == whole.takeEvents(), "\(story)")
                guard other.items == whole.items else { break }
            }
        }
    }

    /// The changed range between two lists, sometimes with more items.
    private static func difference(
        _ old: Items,
        _ new: Items,
        _ random: inout SeededGenerator
    ) -> Range<Int> {
        let least = min(old.count, new.count)
        let (before, after) = (old.all, new.all)
        var start = 0
        while start < least, before[start] == after[start] { start += 1 }
        var same = 0
        while same < least - start, before[old.count - 1 - same] == after[new.count - 1 - same] {
            same += 1
        }
        if random.once(in: 3) { start = Int.random(in: 0...start, using: &random) }
        if random.once(in: 3) { same = Int.random(in: 0...same, using: &random) }
        return start..<old.count - same
    }

    /// A change that needs too many tiles changes nothing.
    @Test func aChangeThatNeedsTooManyTilesIsRefused() {
        var scroller = Scroller(Configuration(viewport: 20_000), items: Items(count: 3))
        let items = Items(count: 40_000) { _ in .points(1) }
        #expect(scroller.change(0..<3, to: items, at: 5) == .tooManyTiles)
        #expect(scroller.items == Items(count: 3))
    }
}

/// Lists made from other lists.
@Suite struct ItemsOfItemsTests {
    @Test func aFunctionIsCalledForItemsInOrder() {
        var asked: [Int] = []
        let items = Items(count: 5) { index in
            asked.append(index.value)
            return Item(ItemKey(9 - index.value), extent: .points(Double(index.value)))
        }
        #expect(asked == [0, 1, 2, 3, 4])
        #expect(items.all.map(\.key.value) == [9, 8, 7, 6, 5])
        #expect(items[ItemIndex(3)].extent == .points(3))
    }

    @Test(arguments: [0, 1, 4, 100])
    func itemsOfAnotherListReplaceARange(count: Int) {
        let list = Items(count: count)
        let described = Items(count: 3, from: ItemKey(500)) { _ in .viewport }
        for added in [Items(count: 0), Items(count: 2, from: ItemKey(900)), described] {
            for start in Set([0, count / 2, count]) {
                for end in Set([start, (start + count) / 2, count]) {
                    var (items, expected) = (list, list.all)
                    items.replace(start..<end, with: added)
                    expected.replaceSubrange(start..<end, with: added.all)
                    #expect(items.all == expected, "\(start)..<\(end)")
                }
            }
        }
    }
}
