import Rondo
import RondoTestSupport
import Testing

/// The lives of pages under random gestures, jumps, changes, hiding and showing, with some pages
/// late.
@Suite struct RandomPagesTests {
    @Test(arguments: 0..<10)
    func pagesGetEveryEventOnceAndInOrder(part: Int) {
        let seed = Settings.seed &* 1000 &+ 700 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var steps = Settings.steps(otherwise: 10_000)
        while steps > 0 {
            let world = Self.world(&random)
            let lateness: Milliseconds = random.pick([0, 0, 40, 300, 2000])
            let host = PageHost(world) { item in
                // Pseudo-random, and the same for each request of the page.
                item.value % 3 == 0 ? 0 : lateness * Double(item.value % 5 + 1)
            }
            var player = RandomPlayer(world, changingItems: random.once(in: 3))
            var played: [TimedInput] = []
            for _ in 0..<50 where host.violations.isEmpty {
                let timed = player.next(&random)
                played.append(timed)
                host.take(timed.input, at: timed.time)
                if let last = player.frameTimes(&random).last { host.draw(at: last) }
                steps -= 1
            }
            #expect(
                host.violations.isEmpty,
                "seed \(seed): \(host.violations.prefix(3)) in \(world) after \(played.suffix(20))"
            )
        }
    }

    /// A small world of pages: many events matter, not many pages.
    private static func world(_ random: inout SeededGenerator) -> World {
        var configuration = Configuration(viewport: random.pick([320, 320, 320, 0]))
        configuration.ends = random.pick(SmallWorlds.ends)
        configuration.spacing = random.pick([0, 0, 8])
        configuration.alignment = random.pick([.start, .center])
        configuration.single = random.pick([.still, .repeat])
        configuration.snap = random.pick([.page, .page, .item, .none])
        configuration.overscan = random.pick([0, 1, 1, 2])
        configuration.tiles = .pages(keep: random.pick([1, 2, 3]))
        let count = random.pick([0, 1, 2, 3, 5, 9])
        if random.once(in: 4) {
            let extents: [ItemExtent] = [.viewport, .points(150), .points(0), .points(500)]
            return World(configuration, extents: (0..<count).map { _ in random.pick(extents) })
        }
        return World(configuration, count: count)
    }
}
