import RondoTestSupport
import Testing

@testable import Rondo

/// The new numbers of slots, compared with the naive rule for all small lists and changes.
@Suite struct RenumberingTests {
    private static let farAway = [-1_000_000_000, -2, -1, 0, 1, 2, 1_000_000_000]

    private func items(_ keys: [Int]) -> Items { Items(keys.map { Item(ItemKey($0)) }) }

    @Test(arguments: 1...4, SmallWorlds.ends.indices)
    func theRuleAgreesWithTheNaiveOne(count: Int, ends: Int) {
        let ends = SmallWorlds.ends[ends]
        let world = World(Configuration(viewport: 100), count: count)
        let first = ends.start == .pinned ? 0 : Int.min
        let last = ends.end == .pinned ? count - 1 : Int.max
        for edit in Changes.all(count: count) {
            let new = world.after(edit).keys
            guard !new.isEmpty else { continue }
            let naive = NaiveRenumbering(from: world.keys, to: new) { $0 >= first && $0 <= last }
            for (heading, known) in Self.ways(from: world.keys, to: new) {
                let renumbering = Renumbering(
                    count: count,
                    replaced: known.range,
                    old: known.isListKept ? items(world.keys) : nil,
                    new: items(new),
                    first: ends.start == .pinned ? Slot(0) : nil,
                    last: ends.end == .pinned ? Slot(Int64(count - 1)) : nil,
                    heading: heading
                )
                for turn in Self.farAway {
                    for number in turn * count..<(turn + 1) * count where naive.exists(number) {
                        let slot = Slot(Int64(number))
                        let story = "\(edit) of \(count), slot \(slot) \(heading), \(known)"
                        let expected = naive.slot(of: number)
                        #expect(
                            renumbering.slot(of: slot)?.number == expected.map(Int64.init),
                            "\(story)"
                        )
                        let sign = heading == .forward ? 1 : -1
                        let survivor = naive.survivor(of: number, heading: sign)
                        #expect(
                            renumbering.survivor(of: slot)?.number == survivor.map(Int64.init),
                            "\(story)"
                        )
                    }
                }
            }
        }
    }

    /// The knowledge about a change: its range, and whether the old list is known.
    private struct Knowledge {
        let range: Range<Int>
        let isListKept: Bool
    }

    /// All combinations of knowledge about a change.
    private static func ways(from old: [Int], to new: [Int]) -> [(Heading, Knowledge)] {
        let range = replaced(old, new)
        var known = [0..<old.count, range].map { Knowledge(range: $0, isListKept: true) }
        // Items removed from the range are not elsewhere in the list.
        let isGone = new.count != old.count && !old[range].contains(where: new.contains)
        if isGone || old == new { known.append(Knowledge(range: range, isListKept: false)) }
        if old == new { known.append(Knowledge(range: 0..<old.count, isListKept: false)) }
        return [.forward, .backward].flatMap { heading in known.map { (heading, $0) } }
    }

    /// The old items between the equal ones before and after.
    private static func replaced(_ old: [Int], _ new: [Int]) -> Range<Int> {
        let before = zip(old, new).prefix { $0 == $1 }.count
        let behind = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        return before..<Swift.max(before, old.count - Swift.min(behind, new.count - before))
    }

    /// A scan of the removed items would take too long.
    @Test(arguments: [Heading.forward, .backward])
    func aBillionRemovedItemsAreNotScanned(heading: Heading) {
        func survivor(of slot: Int64, in new: Items) -> Slot? {
            Renumbering(
                count: 1_000_000_000,
                replaced: 0..<1_000_000_000,
                old: Items(count: 1_000_000_000),
                new: new,
                first: nil,
                last: nil,
                heading: heading
            ).survivor(of: Slot(slot))
        }
        // In the same turn backwards, and in the next one forwards.
        let there = heading == .forward ? Slot(3) : Slot(1)
        #expect(survivor(of: 500_000_000, in: items([-1, 400_000_000])) == there)
        #expect(survivor(of: 7, in: items([-1, -2])) == nil)
        let others = Items(count: 1_000_000_000, from: ItemKey(1_000_000_000))
        #expect(survivor(of: 7, in: others) == nil)
        #expect(survivor(of: 7, in: Items(count: 2, from: ItemKey(Int.max - 1))) == nil)
    }

    /// Neighbours stay neighbours if nothing came between them, across the seam too.
    @Test func unmovedItemsKeepTheirOrder() {
        let renumbering = Renumbering(
            count: 5,
            replaced: 0..<5,
            old: items([0, 1, 2, 3, 4]),
            new: items([0, 2, 4, 5, 6, 7]),
            first: nil,
            last: nil,
            heading: .forward
        )
        let kept = (Int64(-20)..<20).compactMap { renumbering.slot(of: Slot($0)) }
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
        #expect(Set(kept).count == 24)
    }
    @Test func aSlotBeyondTheEndsKeepsItsItem() {
        let renumbering = Renumbering(
            count: 3,
            replaced: 2..<3,
            old: nil,
            new: items([0, 1]),
            first: Slot(-3),
            last: Slot(-1),
            heading: .backward
        )
        #expect(renumbering.survivor(of: Slot(0)) == Slot(0))
        #expect(renumbering.survivor(of: Slot(1)) == Slot(1))
        #expect(renumbering.survivor(of: Slot(-1)) == Slot(-1), "the item before the removed one")
    }
}
