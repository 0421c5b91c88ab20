import RondoTestSupport
import Testing

@testable import Rondo

/// The viewport has at most 10,000 tiles; inputs that would need more are refused.
@Suite struct TileLimitTests {
    private let limit = Problem.Field.tiles

    private func configuration(_ viewport: Points, extent: Points, _ ends: Ends = .loop)
        -> Configuration
    {
        var configuration = Configuration(viewport: viewport)
        configuration.extent = .points(extent)
        configuration.ends = ends
        return configuration
    }

    /// The number of visible tiles in the first frame.
    private func shown(_ scroller: inout Scroller) -> Int {
        _ = scroller.frame(at: scroller.now)
        return Int(scroller.window.visible.upperBound - scroller.window.visible.lowerBound)
    }

    @Test(arguments: [
        Ends.loop, .list, Ends(start: .open, end: .pinned), Ends(start: .pinned, end: .open),
    ])
    func equalItemsAreAllowedUpToTheLimit(ends: Ends) {
        let items = Items(count: 1_000_000)
        // Half a tile is visible at each edge.
        let most = configuration(99_980, extent: 10, ends)
        #expect(most.problem(with: items) == nil)
        let more = configuration(99_991, extent: 10, ends)
        #expect(more.problem(with: items) == Problem(field: limit, value: 10_001, item: nil))
        // Without a viewport no tile is visible.
        #expect(configuration(0, extent: 1e-9, ends).problem(with: items) == nil)
    }

    @Test func aShortLoopCountsItsTurns() {
        let problem = configuration(1e9, extent: 0.4).problem(with: Items(count: 3))
        #expect(problem?.field == limit)
        #expect(problem?.value == 2_500_000_001)
        #expect(configuration(1e9, extent: 0.4, .list).problem(with: Items(count: 3)) == nil)
        let open = Ends(start: .open, end: .pinned)
        #expect(configuration(1e9, extent: 0.4, open).problem(with: Items(count: 3)) != nil)
    }

    @Test func itemsWithoutLengthAreNotVisible() {
        let items = Items(count: 1_000_000)
        #expect(configuration(100, extent: 0).problem(with: items) == nil)
        #expect(configuration(100, extent: 0, .list).problem(with: items) == nil)
        // Between other items they are.
        let between = [.points(50)] + [ItemExtent?](repeating: nil, count: 10_000) + [.points(50)]
        let list = configuration(100, extent: 0, .list)
        #expect(list.problem(with: Items(lengths: between))?.field == limit)
        #expect(list.problem(with: Items(lengths: Array(between.dropFirst(5)))) == nil)
    }

    /// Whether more than the limit are visible at some position, by a scan.
    private func isCrowded(_ lengths: [Points], spacing: Points, viewport: Points) -> Bool {
        var starts: [Points] = [0]
        for length in lengths { starts.append(starts[starts.count - 1] + length + spacing) }
        guard starts[starts.count - 1] > 0 else { return false }
        return lengths.indices.dropLast(10_000).contains { first in
            starts[first + 10_000] - (starts[first] + lengths[first]) < viewport - 2e-6
        }
    }

    @Test func differentLengthsAreCountedWhereTheyAreShortest() {
        var random = SeededGenerator(seed: Settings.seed)
        var crowded = 0
        for _ in 0..<20 {
            // A run of short items somewhere among longer ones.
            let count = Int.random(in: 10_001...25_000, using: &random)
            let short = Int.random(in: 9_000...12_000, using: &random)
            let start = Int.random(in: 0..<count, using: &random)
            let lengths = (0..<count).map { index -> Points in
                (start..<start + short).contains(index) ? random.pick([0, 0.25, 0.5]) : 4
            }
            var list = configuration(2600, extent: 1, .list)
            list.spacing = random.pick([0, 0.0078125])
            let isFound =
                list.problem(with: Items(lengths: lengths.map { .points($0) }))?.field == limit
            let isRight = isCrowded(lengths, spacing: list.spacing, viewport: list.viewport)
            #expect(isFound == isRight, "\(count) \(short) \(start) seed \(Settings.seed)")
            if isRight { crowded += 1 }
        }
        #expect(crowded > 0 && crowded < 20)
    }

    @Test func aViewportForTooManyTilesIsRefused() {
        var scroller = Scroller(configuration(100, extent: 0.4), items: Items(count: 3))
        let tiles = shown(&scroller)
        #expect(scroller.resize(to: 1e9, at: 5) == .tooManyTiles)
        #expect(scroller.configuration.viewport == 100)
        #expect(shown(&scroller) == tiles)
        #expect(scroller.resize(to: 200, at: 5) == nil)
        #expect(shown(&scroller) > tiles)
    }

    @Test func aFirstLayoutWithTooManyTilesIsRefused() {
        var scroller = Scroller(configuration(0, extent: 0.4), items: Items(count: 3))
        #expect(scroller.resize(to: 1e9, at: 0) == .tooManyTiles)
        #expect(shown(&scroller) == 0)
    }

    /// A long item among short ones, in a loop that shows it at most once.
    private func longAndShort() -> Scroller {
        let lengths: [ItemExtent?] = [.points(1e6), .points(1), .points(1)]
        return Scroller(configuration(1e5, extent: 1), items: Items(lengths: lengths))
    }

    private static let edits: [String: @Sendable (inout Scroller) -> Refusal?] = [
        "remove": { $0.remove([ItemKey(0)], at: 1) },
        "measure": { $0.measure([(ItemKey(0), 1)], at: 1) },
        "update": { $0.update(Item(ItemKey(0), extent: .points(2)), at: 1) },
        "change": { $0.change(to: Items(count: 2, from: ItemKey(1)), at: 1) },
        "replace": { $0.replace(with: Items(count: 2, from: ItemKey(1)), at: 1) },
        "filter": { $0.filter({ $0 != ItemKey(0) }, at: 1) },
    ]

    @Test(arguments: edits.keys.sorted())
    func anEditThatLeavesTooManyTilesIsRefused(name: String) throws {
        let edit = try #require(Self.edits[name])
        var scroller = longAndShort()
        let before = (scroller.frame(at: 0), scroller.tiles)
        #expect(edit(&scroller) == .tooManyTiles)
        #expect(scroller.items.count == 3 && scroller.allItems.count == 3)
        #expect(scroller.frame(at: 0 + 1).current == before.0.current)
        #expect(scroller.tiles == before.1)
        // The refused edit has left nothing behind.
        #expect(scroller.insert([Item(ItemKey(7), extent: .points(5))], at: 2) == nil)
        #expect(scroller.items.count == 4)
    }

    /// A loop of short items and a long one, without which too many would be visible.
    private static func shortAndLong() -> Scroller {
        let items = (0..<40).map { place in
            Item(
                ItemKey(place * 7 % 41),
                extent: place == 20 ? .points(1e6) : place % 3 == 0 ? nil : .points(Points(place)),
                reuse: ReuseIdentifier(place % 5 == 0 ? 1 : 0)
            )
        }
        var configuration = Configuration(viewport: 3e5)
        configuration.extent = .points(2)
        configuration.alignment = .center
        return Scroller(configuration, items: Items(items))
    }

    private static let long = ItemKey(20 * 7 % 41)
    private static let dust = (0..<20_000).map { Item(ItemKey(100 + $0), extent: .points(0.001)) }

    private static let refusedEdits: [String: @Sendable (inout Scroller) -> Refusal?] = [
        "insert": { $0.insert(dust, before: long, at: 1) },
        "insert at the end": { $0.insert(dust, at: 1) },
        "remove": { $0.remove([long], at: 1) },
        "remove several": { $0.remove([18, 19, 20, 21].map { ItemKey($0 * 7 % 41) }, at: 1) },
        "remove some": { $0.remove([ItemKey(7), long, ItemKey(21), ItemKey(7)], at: 1) },
        "measure": {
            $0.measure([(ItemKey(7), 3), (long, 1), (ItemKey(7), 4), (ItemKey(0), 9)], at: 1)
        },
        "update": { $0.update(Item(long, extent: .points(2), reuse: ReuseIdentifier(3)), at: 1) },
        "change": { $0.change(to: Items(count: 7), at: 1) },
        "filter": { $0.filter({ $0 != long }, at: 1) },
    ]

    @Test(arguments: refusedEdits.keys.sorted(), [false, true])
    func aRefusedEditChangesNothing(name: String, isFiltered: Bool) throws {
        let edit = try #require(Self.refusedEdits[name])
        // Two scrollers without shared memory.
        var (scroller, other) = (Self.shortAndLong(), Self.shortAndLong())
        if isFiltered {
            scroller.filter({ $0 != ItemKey(14) }, at: 0)
            other.filter({ $0 != ItemKey(14) }, at: 0)
        }
        #expect(scroller.frame(at: 0) == other.frame(at: 0))
        #expect(edit(&scroller) == .tooManyTiles)
        expectSame(&scroller, &other, after: name)
        scroller.insert([Item(ItemKey(99))], before: ItemKey(7), at: 2)
        other.insert([Item(ItemKey(99))], before: ItemKey(7), at: 2)
        expectSame(&scroller, &other, after: "\(name) and insert")
    }

    @Test func aRefusedPageKeepsTheFilter() {
        var (scroller, other) = (Self.shortAndLong(), Self.shortAndLong())
        scroller.filter({ $0 != ItemKey(14) }, at: 0)
        other.filter({ $0 != ItemKey(14) }, at: 0)
        #expect(scroller.append(page: Self.dust, at: 1) == 20_000)
        expectSame(&scroller, &other, after: "a page")
        scroller.filter(nil, at: 2)
        other.filter(nil, at: 2)
        expectSame(&scroller, &other, after: "a page without a filter")
    }

    /// Checks that two scrollers have the same items and show the same, now and later.
    private func expectSame(
        _ scroller: inout Scroller,
        _ other: inout Scroller,
        after name: String
    ) {
        let all = other.allItems.all
        #expect(scroller.allItems.all == all, "\(name)")
        #expect(scroller.items.all == other.items.all, "\(name)")
        let places = all.map { scroller.items.index(of: $0.key) }
        #expect(places == all.map { other.items.index(of: $0.key) }, "\(name)")
        for _ in 0..<3 {
            let time = Swift.max(scroller.now, other.now)
            scroller.next(at: time)
            other.next(at: time)
            for time in [time + 100, time + 1000] {
                #expect(scroller.frame(at: time) == other.frame(at: time), "\(name)")
                #expect(scroller.tiles == other.tiles, "\(name)")
                #expect(scroller.takeEvents() == other.takeEvents(), "\(name)")
            }
        }
    }

    @Test func insertedAndMovedItemsAreCounted() {
        let short = [ItemExtent?](repeating: nil, count: 9_998)
        let long: ItemExtent = .points(100)
        let lengths = [long] + short + [long] + short
        var scroller = Scroller(configuration(10, extent: 0, .list), items: Items(lengths: lengths))
        // From the start to the end, so that two runs stay apart; and from between them.
        #expect(scroller.move(ItemKey(0), at: 0) == nil)
        let moved = scroller.items.all
        #expect(scroller.move(ItemKey(9_999), at: 0) == .tooManyTiles)
        #expect(scroller.items.all == moved)
        #expect(scroller.insert([Item(ItemKey(-1))], before: ItemKey(1), at: 0) == nil)
        let more = (1...10).map { Item(ItemKey(-1 - $0)) }
        #expect(scroller.insert(more, before: ItemKey(1), at: 0) == .tooManyTiles)
        #expect(scroller.remove([ItemKey(9_999)], at: 0) == .tooManyTiles)
    }

    @Test func aPageWithTooManyItemsIsDropped() {
        var list = configuration(10, extent: 0.0001, .list)
        list.spacing = 0
        var scroller = Scroller(list, items: Items(count: 9_000))
        let page = (0..<2_000).map { Item(ItemKey(10_000 + $0)) }
        #expect(scroller.append(page: page, at: 0) == 2_000)
        #expect(scroller.items.count == 9_000)
        #expect(scroller.append(page: Array(page.prefix(500)), at: 0) == 0)
        #expect(scroller.items.count == 9_500)
    }

    @Test func shelvesAndTheirItemsAreCounted() {
        var configuration = ShelvesConfiguration(width: 100, height: 100)
        configuration.list.extent = .points(50)
        configuration.shelf.extent = .points(0.1)
        let shelf = Shelf(ShelfKey(1), items: Items(count: 1_000_000))
        #expect(configuration.problem(with: [shelf]) == nil)
        var shelves = Shelves(configuration, shelves: [shelf])
        #expect(shelves.resize(width: 1100, height: 100, at: 0) == .tooManyTiles)
        #expect(shelves.configuration.shelf.viewport == 100)
        #expect(shelves.resize(width: 200, height: 100, at: 0) == nil)
        configuration.shelf.viewport = 1100
        let problem = configuration.problem(with: [shelf])
        #expect(problem?.problem.field == limit && problem?.shelf == ShelfKey(1))
    }
}
