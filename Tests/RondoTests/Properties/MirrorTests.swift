import RondoTestSupport
import Testing

@testable import Rondo

/// A mirrored world gives the mirror image: nothing in the engine prefers a direction.
///
/// Left out is what has a direction by rule: steps of several items and content that fits between
/// two pinned ends, which count from the start; a viewport of another length, in which starts stay;
/// lists of which no item is left; and the direction before any motion.
@Suite struct MirrorTests {
    /// What is visible, from left to right.
    struct Sight: Equatable, CustomStringConvertible {
        var phase: Phase
        var current: ItemKey?
        var settled: ItemKey?
        var offset: Points
        var tiles: [(item: ItemKey, start: Points)]

        init(_ scroller: inout Scroller, at time: Milliseconds) {
            let frame = scroller.frame(at: time)
            (phase, current, settled) = (frame.phase, frame.current, scroller.settledItem)
            offset = frame.offset
            // Pages out of sight depend on the order in which they came.
            tiles = scroller.tiles.compactMap { tile in
                let start = scroller.start(of: tile)
                let isVisible = start + tile.extent > 1e-3 && start < 320 - 1e-3
                return isVisible ? (tile.item, start) : nil
            }
        }

        func mirrored(in viewport: Points, length: Points) -> Sight {
            var other = self
            other.offset = -offset
            other.tiles = tiles.reversed().map { ($0.item, viewport - length - $0.start) }
            return other
        }

        static func == (one: Sight, other: Sight) -> Bool {
            one.phase == other.phase && one.current == other.current
                && one.settled == other.settled && abs(one.offset - other.offset) < 1e-6
                && one.tiles.map(\.item) == other.tiles.map(\.item)
                && zip(one.tiles, other.tiles).allSatisfy { abs($0.start - $1.start) < 1e-6 }
        }

        var description: String {
            "\(phase) \(current as Any) \(settled as Any) \(offset) \(tiles)"
        }
    }

    /// Two scrollers, of which one is the mirror image of the other.
    struct Pair {
        var scroller: Scroller
        var image: Scroller

        init(_ world: World) {
            scroller = world.scroller
            var configuration = world.configuration
            configuration.ends = Ends(start: configuration.ends.end, end: configuration.ends.start)
            switch configuration.alignment {
            case .start: configuration.alignment = .end
            case .center: break
            case .end: configuration.alignment = .start
            }
            configuration.initial = ItemIndex(world.count - 1 - configuration.initial.value)
            image = Scroller(configuration, items: Self.items(world.keys.reversed()))
        }

        static func items(_ keys: [Int]) -> Items { Items(keys.map { Item(ItemKey($0)) }) }

        mutating func take(_ input: Input, keys: [Int], at time: Milliseconds) {
            scroller.take(input, at: time)
            image.take(Self.mirrored(input, keys: keys), at: time)
        }

        /// The mirrored input; a change of items becomes the whole list after it.
        static func mirrored(_ input: Input, keys: [Int]) -> Input {
            switch input {
            case .press(let x, let y): .press(x: -x, y: y)
            case .move(let x, let y): .move(x: -x, y: y)
            case .release(let x, let y): .release(x: -x, y: y)
            case .wheel(let dx, let dy, let notch, let phase):
                .wheel(dx: -dx, dy: dy, notch: notch, phase: phase)
            case .follow(let step, let phase): .follow(by: -step, phase: phase)
            case .next(let animated): .previous(animated: animated)
            case .previous(let animated): .next(animated: animated)
            case .scroll(let key, .forward, let animated):
                .scroll(to: key, way: .backward, animated: animated)
            case .scroll(let key, .backward, let animated):
                .scroll(to: key, way: .forward, animated: animated)
            case .edit: .edit(.change(to: items(keys.reversed())))
            default: input
            }
        }
    }

    /// The world with items of one length, if its content can move.
    private func world(_ random: inout SeededGenerator) -> World? {
        var configuration = RandomWorld.make(&random).configuration
        configuration.viewport = 320
        configuration.step = 1
        configuration.extent = .points(random.pick([320, 120, 200, 50]))
        configuration.spacing = random.pick([0, 8, 33.5])
        let count = random.pick([2, 3, 5, 8, 40])
        configuration.initial = ItemIndex(Int.random(in: 0..<count, using: &random))
        let world = World(configuration, count: count)
        return world.scroller.canScroll ? world : nil
    }

    /// The input without what has a direction by rule; nil if nothing is left.
    private func undirected(_ input: Input, _ random: inout SeededGenerator) -> Input? {
        switch input {
        case .resize, .edit(.measure), .edit(.update): return nil
        case .scroll(let key, _, let animated):
            let way: Way = random.pick([.forward, .backward])
            return .scroll(to: key, way: way, animated: animated)
        case .edit(.insert(let items, let next)):
            return .edit(.insert(items.map { Item($0.key) }, before: next))
        case .edit(.replace(let items)):
            return .edit(.replace(with: Items(items.all.map { Item($0.key) })))
        default: return input
        }
    }

    @Test(arguments: 0..<4)
    func aMirroredWorldGivesTheMirrorImage(part: Int) throws {
        let seed = Settings.seed &* 1000 &+ 900 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Settings.steps(otherwise: 1000) / 4 {
            guard let world = world(&random) else { continue }
            var log = ["seed \(seed), \(world)"]
            var pair = Pair(world)
            // Sets the direction.
            let jump = pair.scroller
            pair.take(.next(animated: false), keys: world.keys, at: 0)
            if pair.scroller.currentItem == jump.currentItem {
                pair.take(.previous(animated: false), keys: world.keys, at: 0)
            }
            var player = RandomPlayer(world, changingItems: true)
            for _ in 0..<40 {
                let before = Set(player.world.keys)
                let timed = player.next(&random)
                let keys = player.world.keys
                if before.isDisjoint(with: keys) { break }
                guard let input = undirected(timed.input, &random) else { continue }
                // Content that fits between two pinned ends lies at the start.
                if world.configuration.ends == .list, !fills(keys.count, world) { break }
                log.append("\(timed.time): \(input)")
                pair.take(input, keys: keys, at: timed.time)
                for time in player.frameTimes(&random) {
                    let sight = Sight(&pair.scroller, at: time)
                    let length = world.configuration.extent.length(in: 320)
                    let image = Sight(&pair.image, at: time)
                        .mirrored(in: 320, length: length)
                    try #require(sight == image, "\(time) \(log.joined(separator: "\n"))")
                }
                let switches = [pair.scroller.takeSwitches(), pair.image.takeSwitches()]
                try #require(switches[0] == switches[1], "\(log.joined(separator: "\n"))")
            }
        }
    }

    private func fills(_ count: Int, _ world: World) -> Bool {
        let (length, gap) = (
            world.configuration.extent.length(in: 320), world.configuration.spacing
        )
        return Double(count) * (length + gap) - gap > 320
    }
}

extension Scroller {
    /// The events that are not of tiles, since the last call.
    fileprivate mutating func takeSwitches() -> [Event] {
        takeEvents().filter { if case .tile = $0 { false } else { true } }
    }
}
