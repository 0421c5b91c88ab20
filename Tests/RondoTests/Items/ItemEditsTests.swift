import RondoTestSupport
import Testing

@testable import Rondo

/// Changed lists, compared with an array and with a new list of the same items.
@Suite struct ItemEditsTests {
    /// The keys of new items.
    enum Keys: CaseIterable, Sendable {
        /// Counted upwards, as hosts often number them.
        case counted
        /// Counted downwards.
        case downwards
        /// Far apart, in no order.
        case spread
        /// Near the smallest and the largest number.
        case extreme
    }

    /// A list, and the array that it must equal.
    struct Pair {
        var items = Items(count: 0)
        var model: [Item] = []
        private var made = 0
        private let keys: Keys
        private let lengths: [ItemExtent?]

        init(_ keys: Keys, _ lengths: [ItemExtent?]) {
            self.keys = keys
            self.lengths = lengths
        }

        private mutating func newKey() -> Int {
            made += 1
            return switch keys {
            case .counted: made
            case .downwards: -made
            case .spread: made &* 0x61C8_8646_80B5_83EB
            case .extreme: made % 2 == 0 ? .max - made / 2 : .min + made / 2
            }
        }

        mutating func newItems(_ count: Int, _ random: inout SeededGenerator) -> [Item] {
            let kind = random.once(in: 4) ? ReuseIdentifier(7) : .standard
            let isPlain = random.once(in: 3)
            return (0..<count).map { _ in
                Item(
                    ItemKey(newKey()),
                    extent: isPlain ? nil : random.pick(lengths),
                    reuse: kind
                )
            }
        }

        mutating func replace(_ range: Range<Int>, with new: [Item]) {
            items.replace(range, with: new)
            model.replaceSubrange(range, with: new)
        }

        /// One change: of no item, one, a few or many, or only of a length; at an end or anywhere.
        mutating func change(_ random: inout SeededGenerator, most: Int) {
            let low =
                random.once(in: 3)
                ? random.pick([0, model.count]) : Int.random(in: 0...model.count, using: &random)
            let size = random.pick([0, 0, 1, 1, 1, 2, 5, 40, 150])
            let high = model.count > most ? low + 150 : low + size
            let range = low..<min(high, model.count)
            switch Int.random(in: 0..<4, using: &random) {
            case 3 where low < model.count:
                model[low].extent = random.pick(lengths)
                if random.once(in: 3) { model[low].reuse = ReuseIdentifier(3) }
                items.exchange(ItemIndex(low), for: model[low])
            case 0: replace(low..<low, with: newItems(random.pick([1, 1, 1, 3, 70, 200]), &random))
            case 1: replace(range, with: [])
            default:
                // Other lengths, and sometimes another order.
                var new = Array(model[range])
                for index in new.indices { new[index].extent = random.pick(lengths) }
                if random.once(in: 2) { new.shuffle(using: &random) }
                replace(range, with: new)
            }
        }
    }

    private static let lengths: [ItemExtent?] = [
        nil, .viewport, .points(0), .points(33.3), .points(0.1), .points(120), .points(1e9),
        .points(70.000001),
    ]

    private func extents(of items: Items) -> Extents {
        Extents(items: items, extent: .points(48.7), spacing: 7.3, viewport: 390.1)
    }

    /// The list gives the same answers, to the bit, as a new list of the same items.
    private func expectSame(_ pair: Pair, _ story: String) {
        let items = pair.items
        #expect(items.count == pair.model.count, "\(story)")
        let all = items.all
        #expect(all == pair.model, "\(story)")
        let fresh = Items(pair.model)
        #expect(items == fresh && fresh == items, "\(story)")
        let (changed, built) = (extents(of: items), extents(of: fresh))
        for index in 0...pair.model.count {
            #expect(changed.start(of: index) == built.start(of: index), "\(index), \(story)")
            guard index < pair.model.count else { continue }
            #expect(changed.length(at: index) == built.length(at: index), "\(index), \(story)")
            let item = pair.model[index]
            #expect(items[ItemIndex(index)] == item, "\(index), \(story)")
            #expect(items.index(of: item.key) == ItemIndex(index), "\(item.key), \(story)")
            #expect(fresh.index(of: item.key) == ItemIndex(index), "\(item.key), \(story)")
            for fraction in [0, 0.5, 1] {
                let place = built.start(of: index) + fraction * 40
                let found = built.lastIndex(upTo: place, fraction: fraction)
                #expect(
                    changed.lastIndex(upTo: place, fraction: fraction) == found,
                    "\(place), \(story)"
                )
            }
        }
    }

    @Test(arguments: Keys.allCases)
    func aChangedListEqualsANewList(keys: Keys) {
        let seed = Settings.seed &* 1000 &+ 40
        var random = SeededGenerator(seed: seed)
        var pair = Pair(keys, Self.lengths)
        for step in 0..<Settings.steps(otherwise: 300) {
            let before = pair
            let left = random.once(in: 10) ? before.items : nil
            pair.change(&random, most: 600)
            let gone = Set(before.model.map(\.key)).subtracting(pair.model.map(\.key))
            for key in gone {
                #expect(pair.items.index(of: key) == nil, "\(key), step \(step), seed \(seed)")
            }
            guard step % 10 == 0 else { continue }
            expectSame(pair, "step \(step), seed \(seed)")
            // A copy from before the change is unchanged.
            if let left { #expect(left.all == before.model, "step \(step), seed \(seed)") }
        }
    }

    /// One item at a time at the same place, where gaps between labels are used up fastest.
    @Test(arguments: Keys.allCases, [0.0, 0.5, 1.0])
    func aListChangedAtOnePlaceEqualsANewList(keys: Keys, share: Double) {
        var random = SeededGenerator(seed: Settings.seed &* 1000 &+ 41)
        var pair = Pair(keys, [.points(10), .points(20)])
        pair.replace(0..<0, with: pair.newItems(500, &random))
        let place = Int(share * 500)
        for _ in 0..<70 {
            pair.replace(place..<place, with: pair.newItems(40, &random))
        }
        expectSame(pair, "\(keys) at \(share)")
    }

    /// After thirty thousand changes, positions equal those of a new list.
    @Test func positionsStayExactAfterManyChanges() {
        let seed = Settings.seed &* 1000 &+ 42
        var random = SeededGenerator(seed: seed)
        let count = 3000
        var lengths: [ItemExtent?] = (0..<count).map { _ in random.pick(Self.lengths) }
        var items = Items(count: count) { lengths[$0.value] }
        for _ in 0..<Settings.steps(otherwise: 30_000) {
            let index = Int.random(in: 0..<count, using: &random)
            lengths[index] = random.pick(Self.lengths)
            let item = Item(ItemKey(index), extent: lengths[index])
            items.replace(index..<index + 1, with: [item])
        }
        let fresh = Items(lengths: lengths)
        #expect(items == fresh, "seed \(seed)")
        let (changed, built) = (extents(of: items), extents(of: fresh))
        #expect((0...count).allSatisfy { changed.start(of: $0) == built.start(of: $0) })
        // After the reverse changes, the list equals the original.
        items.replace(0..<count, with: Items(count: count).all)
        #expect(items == Items(count: count) && items.areAlike)
    }

    /// A run stays compact: a change in a list of ten million items is fast.
    @Test func aRunIsSplitWhereItChanges() {
        let count = 10_000_000
        var items = Items(count: count)
        let long = Item(ItemKey(5_000_000), extent: .points(99))
        items.replace(5_000_000..<5_000_001, with: [long])
        #expect(items[ItemIndex(5_000_000)] == long)
        #expect(items.index(of: ItemKey(count - 1)) == ItemIndex(count - 1))
        #expect(extents(of: items).start(of: 5_000_000) == 5_000_000 * 48.7 + 5_000_000 * 7.3)
        for index in [0, 3_000_000, 5_000_000, 5_000_001, count - 1] {
            let cut = extents(of: items)
            let start = cut.start(of: index)
            #expect(cut.lastIndex(upTo: start, fraction: 0) == index)
        }
        items.replace(2..<4, with: [])
        #expect(items.index(of: ItemKey(3)) == nil)
        #expect(items.index(of: ItemKey(4)) == ItemIndex(2))
        items.replace(2..<2, with: [Item(ItemKey(2)), Item(ItemKey(3))])
        items.replace(5_000_000..<5_000_001, with: [Item(long.key)])
        #expect(items == Items(count: count))
        #expect(items.areAlike)
    }

    @Test func duplicateKeysTrap() async {
        await #expect(processExitsWith: .failure) {
            _ = Items([Item(ItemKey(9)), Item(ItemKey(3)), Item(ItemKey(9))])
        }
        await #expect(processExitsWith: .failure) { _ = Items(count: -1) { _ in nil } }
    }
}

@Suite struct ExactLengthTests {
    /// The sum of equal lengths is their product, rounded once.
    @Test(arguments: [0.1, 1.0 / 3, 33.3, 48.7, 1e9, 999_999_999.9, 0.000_5, 64])
    func equalLengthsSumToTheirProduct(length: Points) {
        var sum = ExactLength()
        for count in 1...3000 {
            sum += ExactLength(length)
            #expect(sum.points == Double(count) * length, "\(count)")
        }
    }

    @Test func ordinaryLengthsSumExactly() {
        let lengths = [0, 0.5, 7.25, 120, 33.125, 1e9]
        var sum = ExactLength()
        var plain = 0.0
        for step in 0..<6000 {
            sum += ExactLength(lengths[step % lengths.count])
            plain += lengths[step % lengths.count]
            #expect(sum.points == plain)
        }
    }

    @Test func aLengthKeepsItsValue() {
        var random = SeededGenerator(seed: Settings.seed &* 1000 &+ 43)
        for _ in 0..<10_000 {
            let points = random.number(in: 0...1) * random.pick([0.01, 1, 100, 1e9])
            #expect(ExactLength(points).points == points || points < 0x1p-11, "\(points)")
        }
        #expect(ExactLength(1e15).points == 1e15 && ExactLength(0).points == 0)
    }
}
