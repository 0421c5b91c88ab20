import RondoTestSupport
import Testing

@testable import Rondo

@Suite struct ItemsTests {
    private static let lists: [[Int]] = [[], [0], [1], [0, 1], [1, 0], [0, 1, 2], [2, 7, -3]]

    private func described(_ keys: [Int]) -> Items { Items(keys.map { Item(ItemKey($0)) }) }

    @Test(arguments: lists)
    func findsItemsByKey(keys: [Int]) {
        let items = described(keys)
        #expect(items.count == keys.count)
        #expect(items.all.map(\.key.value) == keys)
        for key in -4...8 {
            #expect(items.index(of: ItemKey(key))?.value == keys.firstIndex(of: key), "\(key)")
        }
        for index in keys.indices { #expect(items[ItemIndex(index)].key.value == keys[index]) }
    }

    @Test(arguments: 0...3)
    func itemsGivenByCountEqualThoseWithTheirIndexAsKey(count: Int) {
        let items = Items(count: count)
        let list = described(Array(0..<count))
        #expect(items == list && list == items)
        #expect(items.all == list.all)
        for key in -2...count + 1 {
            #expect(items.index(of: ItemKey(key)) == list.index(of: ItemKey(key)), "\(key)")
        }
    }

    @Test func listsAreEqualIfAllItemsAre() {
        for lhs in Self.lists {
            for rhs in Self.lists {
                #expect((described(lhs) == described(rhs)) == (lhs == rhs), "\(lhs) and \(rhs)")
            }
        }
        let other = [
            Item(ItemKey(0), extent: .points(1)), Item(ItemKey(0), extent: .viewport),
            Item(ItemKey(0), reuse: ReuseIdentifier(1)),
        ]
        for item in other { #expect(Items([item]) != Items(count: 1), "\(item)") }
    }

    @Test func mistakesOfTheHostTrap() async {
        await #expect(processExitsWith: .failure) {
            _ = Items([Item(ItemKey(3)), Item(ItemKey(3))])
        }
        await #expect(processExitsWith: .failure) { _ = Items(count: 2)[ItemIndex(2)] }
        await #expect(processExitsWith: .failure) { _ = Items(count: 2)[ItemIndex(-1)] }
    }
}

/// Changes that are refused, and changes without effect.
@Suite struct RefusedChangeTests {
    private func make() -> Scroller {
        var scroller = Scroller(Configuration(viewport: 100), items: Items(count: 3))
        _ = scroller.frame(at: 0)
        scroller.queue.clear()
        return scroller
    }

    private static let refused: [String: (Refusal, @Sendable (inout Scroller) -> Refusal?)] = [
        "insert before an unknown item": (
            .unknownItem, { $0.insert([Item(ItemKey(5))], before: ItemKey(9), at: 1) }
        ),
        "insert a known item": (
            .itemIsThere, { $0.insert([Item(ItemKey(5)), Item(ItemKey(2))], at: 1) }
        ),
        "remove an unknown item": (
            .unknownItem, { $0.remove([ItemKey(0), ItemKey(3)], at: 1) }
        ),
        "move an unknown item": (.unknownItem, { $0.move(ItemKey(3), at: 1) }),
        "move before an unknown item": (
            .unknownItem, { $0.move(ItemKey(0), before: ItemKey(3), at: 1) }
        ),
        "update an unknown item": (.unknownItem, { $0.update(Item(ItemKey(3)), at: 1) }),
    ]

    @Test(arguments: refused.keys.sorted())
    func aRefusedChangeChangesNothing(name: String) throws {
        let (reason, change) = try #require(Self.refused[name])
        var scroller = make()
        #expect(change(&scroller) == reason)
        #expect(scroller.items == Items(count: 3))
        _ = scroller.frame(at: 1)
        #expect(scroller.queue.events.isEmpty, "\(scroller.queue.events)")
    }

    private static let idle: [String: @Sendable (inout Scroller) -> Refusal?] = [
        "insert none": { $0.insert([], before: ItemKey(1), at: 1) },
        "remove none": { $0.remove([], at: 1) },
        "move before itself": { $0.move(ItemKey(1), before: ItemKey(1), at: 1) },
        "move to its own place": { $0.move(ItemKey(1), before: ItemKey(2), at: 1) },
        "move the last to the end": { $0.move(ItemKey(2), at: 1) },
        "update to an equal item": { $0.update(Item(ItemKey(2)), at: 1) },
        "replace with an equal list": { scroller in
            scroller.replace(with: Items((0..<3).map { Item(ItemKey($0)) }), at: 1)
            return nil
        },
    ]

    @Test(arguments: idle.keys.sorted())
    func aChangeWithoutEffectChangesNothing(name: String) throws {
        let change = try #require(Self.idle[name])
        var scroller = make()
        scroller.next(at: 1)
        let tiles = scroller.tiles
        #expect(change(&scroller) == nil)
        #expect(scroller.items == Items(count: 3))
        #expect(scroller.tiles == tiles && scroller.nextDeadline == 301)
        #expect(scroller.queue.events == [.begin(from: ItemKey(0))])
    }

    @Test func keysOfItemsByCountCanStartAnywhere() {
        let items = Items(count: 3, from: ItemKey(70))
        #expect((0..<3).map { items[ItemIndex($0)].key.value } == [70, 71, 72])
        let found = [69, 70, 72, 73].map { items.index(of: ItemKey($0))?.value }
        #expect(found == [nil, 0, 2, nil])
        #expect(items == Items((70..<73).map { Item(ItemKey($0)) }))
        #expect(items != Items(count: 3) && Items(count: 0) == Items(count: 0, from: ItemKey(5)))
    }
}
