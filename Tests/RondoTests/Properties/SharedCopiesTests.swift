import RondoTestSupport
import Testing

@testable import Rondo

/// Copies of a scroller on several threads.
///
/// Copies share their common data, including the tree of a changed list, but each belongs to one
/// thread. `Scripts/check sanitize` looks for data races.
@Suite struct SharedCopiesTests {
    /// The storage of a list.
    enum Form: CaseIterable, Sendable {
        case alike, listed, changed
    }

    private struct Played: Equatable, Sendable {
        let items: Items
        let tiles: [Tile]
        let frame: Frame
        let events: [Event]
    }

    private static let count = 2_000

    private func scroller(_ form: Form) -> Scroller {
        var configuration = Configuration(viewport: 400)
        configuration.extent = .points(150)
        configuration.snap = .item
        let items =
            switch form {
            case .alike, .changed: Items(count: Self.count)
            case .listed: Items((0..<Self.count).map { Item(ItemKey($0), extent: .points(90)) })
            }
        var scroller = Scroller(configuration, items: items)
        if form == .changed {
            scroller.measure((0..<Self.count / 3).map { (ItemKey(3 * $0), 170) }, at: 0)
        }
        _ = scroller.frame(at: 0)
        return scroller
    }

    /// Changes and scrolls a copy, by a seed.
    private func play(_ original: Scroller, seed: UInt64) -> Played {
        var scroller = original
        var random = SeededGenerator(seed: seed)
        var frame = scroller.frame(at: 0)
        for step in 1...100 {
            let time = Milliseconds(step * 16)
            let (place, other) = (random.pick(scroller), random.pick(scroller))
            switch random.pick([0, 1, 2, 3, 4]) {
            case 0: scroller.insert([Item(ItemKey(Self.count + step))], before: place, at: time)
            case 1: scroller.remove([place], at: time)
            case 2: scroller.move(place, before: other, at: time)
            case 3: scroller.measure([(place, random.number(in: 50...200))], at: time)
            default: scroller.wheel(dx: random.number(in: -90...90), dy: 0, at: time)
            }
            frame = scroller.frame(at: time)
        }
        return Played(
            items: scroller.items,
            tiles: scroller.tiles,
            frame: frame,
            events: scroller.queue.events
        )
    }

    @Test(arguments: Form.allCases)
    func copiesOnSeveralThreadsStaySeparate(form: Form) async {
        let seeds = Array(Settings.seed..<Settings.seed + 8)
        let alone = seeds.map { play(scroller(form), seed: $0) }
        let shared = scroller(form)
        let together = await withTaskGroup(of: (UInt64, Played).self) { group in
            for seed in seeds { group.addTask { (seed, play(shared, seed: seed)) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (seed, played) in zip(seeds, alone) {
            #expect(together[seed] == played, "seed \(seed)")
        }
        #expect(shared.items == scroller(form).items)
        #expect(shared.tiles == scroller(form).tiles)
    }
}

extension SeededGenerator {
    /// The key of a random item.
    fileprivate mutating func pick(_ scroller: Scroller) -> ItemKey {
        let index = Int.random(in: 0..<scroller.items.count, using: &self)
        return scroller.items[ItemIndex(index)].key
    }
}
