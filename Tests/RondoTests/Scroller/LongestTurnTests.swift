import Testing

@testable import Rondo

/// All items together may be 1e15 points long; an edit beyond that is refused.
@Suite struct LongestTurnTests {
    /// A million items, as long as they may be together.
    private static func longest() -> Scroller {
        var configuration = Configuration(viewport: 300)
        configuration.extent = .points(1e9)
        return Scroller(configuration, items: Items(count: 1_000_000))
    }

    private static let more = Item(ItemKey(2_000_000))
    private static let edits: [String: @Sendable (inout Scroller) -> Refusal?] = [
        "insert": { $0.insert([more], before: ItemKey(5), at: 1) },
        "append": { scroller in
            let dropped = scroller.append(page: [more], at: 1)
            return dropped == 1 ? .brokenRule : nil
        },
        "change": { $0.change(to: Items(count: 1_000_001), at: 1) },
        "change a range": { scroller in
            var items = scroller.items
            items.replace(5..<6, with: [more, Item(ItemKey(5))])
            return scroller.change(5..<6, to: items, at: 1)
        },
        "replace": { $0.replace(with: Items(count: 1_000_001), at: 1) },
        "resize": { $0.resize(to: 300, spacing: 1, at: 1) },
    ]

    @Test(arguments: edits.keys.sorted())
    func anEditBeyondTheLimitIsRefused(name: String) throws {
        let edit = try #require(Self.edits[name])
        var scroller = Self.longest()
        scroller.next(at: 0)
        let moving = scroller.frame(at: 100)
        #expect(edit(&scroller) == .brokenRule)
        #expect(scroller.items == Items(count: 1_000_000))
        #expect(scroller.configuration.spacing == 0)
        #expect(scroller.frame(at: 100) == moving)
    }

    @Test func measuredLengthsMayFillTheLimit() {
        var scroller = Self.longest()
        #expect(scroller.measure([(ItemKey(7), 5), (ItemKey(9), 1e9)], at: 0) == nil)
        #expect(scroller.insert([Item(ItemKey(1_000_000), extent: .points(1e9 - 5))], at: 0) == nil)
        #expect(scroller.measure([(ItemKey(7), 6)], at: 0) == .brokenRule)
        #expect(scroller.measure([(ItemKey(7), 5)], at: 0) == nil)
        #expect(scroller.items.count == 1_000_001)
    }

    @Test func hiddenItemsDoNotCountUntilTheyReturn() {
        var scroller = Self.longest()
        #expect(scroller.filter({ $0.value % 2 == 0 }, at: 0) == nil)
        #expect(scroller.insert([Item(ItemKey(1_000_001))], at: 1) == nil)
        #expect(scroller.filter(nil, at: 2) == .brokenRule)
        #expect(scroller.items.count == 500_000)
        #expect(scroller.remove([ItemKey(3)], at: 3) == nil)
        #expect(scroller.filter(nil, at: 4) == nil)
        #expect(scroller.items.count == 1_000_000)
    }
}
