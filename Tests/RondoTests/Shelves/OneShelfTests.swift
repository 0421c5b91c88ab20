import RondoTestSupport
import Testing

@testable import Rondo

/// A shelf that gets the same inputs as a list of its own shows the same, whatever lies around it.
@Suite struct OneShelfTests {
    /// A list, and a shelf with the same items.
    struct Pair {
        static let key = ShelfKey(1)
        static let height: Points = 90

        var scroller: Scroller
        var shelves: Shelves

        init(_ world: World, others: Int) {
            scroller = world.scroller
            var configuration = ShelvesConfiguration(
                width: world.configuration.viewport,
                height: 200
            )
            configuration.shelf = world.configuration
            configuration.list.extent = .points(Self.height)
            let shelf = Shelf(Self.key, items: world.items)
            let more = (0..<others).map { Shelf(ShelfKey($0 + 2), items: Items(count: 20)) }
            shelves = Shelves(configuration, shelves: [shelf] + more)
        }

        /// Gives an input to both; nothing if shelves have no such input.
        mutating func take(_ input: Input, at time: Milliseconds) -> (Refusal?, Refusal?) {
            guard let same = Self.input(input) else { return (nil, nil) }
            return (scroller.take(input, at: time), shelves.take(same, at: time))
        }

        private static func input(_ input: Input) -> ShelvesInput? {
            let y = height / 2
            switch input {
            case .press(let x, _): return .press(x: x, y: y)
            case .move(let x, _): return .move(x: x, y: y)
            case .release(let x, _): return .release(x: x, y: y)
            case .cancel: return .cancel
            case .wheel(let dx, _, let notch, let phase):
                return .wheel(dx: dx, dy: 0, y: y, notch: notch, phase: phase)
            case .resize(let width): return .resize(width: width, height: 200)
            case .hide: return .hide
            case .show: return .show
            case .reduceMotion(let isReduced): return .reduceMotion(isReduced)
            case .pause, .resume, .configure: return nil
            case .follow, .next, .previous, .scroll, .edit: return .shelf(key, input)
            }
        }

        /// What both show at a time, and what happened.
        mutating func sights(at time: Milliseconds) -> (Sight, Sight) {
            let one = Sight(
                frame: scroller.frame(at: time),
                tiles: scroller.tiles.map { Place($0, start: scroller.start(of: $0)) },
                events: scroller.takeEvents().map(\.withoutNumber)
            )
            _ = shelves.frame(at: time)
            guard let live = shelves.live.first(where: { $0.key == Self.key }) else {
                return (one, Sight())
            }
            let other = Sight(
                frame: live.frame,
                tiles: live.tiles.map { Place($0, start: live.start(of: $0)) },
                events: shelves.takeEvents().filter { $0.shelf == Self.key }
                    .map(\.event.withoutNumber)
            )
            return (one, other)
        }
    }

    struct Sight: Equatable {
        var frame: Frame?
        var tiles: [Place] = []
        var events: [Event] = []
    }

    struct Place: Equatable {
        let item: ItemKey
        let slot: Slot
        let start: Points

        init(_ tile: Tile, start: Points) {
            (item, slot, self.start) = (tile.item, tile.slot, start)
        }
    }

    private func world(_ random: inout SeededGenerator) -> World {
        var world = RandomWorld.make(&random)
        world.configuration.tiles = .cells
        world.configuration.initial = ItemIndex(0)
        return world
    }

    @Test(arguments: 0..<4)
    func aShelfShowsWhatAListShows(part: Int) throws {
        let seed = Settings.seed &* 1000 &+ 700 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Settings.steps(otherwise: 1000) / 4 {
            let world = world(&random)
            let others = random.pick([0, 1, 8])
            var log = ["seed \(seed), \(others) others, \(world)"]
            var pair = Pair(world, others: others)
            var player = RandomPlayer(world, changingItems: true)
            for _ in 0..<40 {
                let timed = player.next(&random)
                log.append("\(timed.time): \(timed.input)")
                let (one, other) = pair.take(timed.input, at: timed.time)
                try #require(one == other, "\(log.joined(separator: "\n"))")
                for time in player.frameTimes(&random) {
                    let (one, other) = pair.sights(at: time)
                    try #require(one == other, "\(time) \(log.joined(separator: "\n"))")
                }
                // A list does not count a finger's way while it cannot move; shelves do, because
                // the finger may be meant for the others.
                if pair.scroller.gesture.pointer.state == .pressed, !pair.scroller.canScroll {
                    break
                }
            }
        }
    }
}

extension Event {
    /// Shelves share their cells, so each has other numbers.
    fileprivate var withoutNumber: Event {
        if case .tile(let event, let item, tile: _) = self {
            .tile(event, item, tile: 0)
        } else {
            self
        }
    }
}
