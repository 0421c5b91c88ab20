import Rondo

package enum RandomWorld {
    package static let ends: [Ends] = [
        .loop, .list, Ends(start: .pinned, end: .open), Ends(start: .open, end: .pinned),
    ]

    package static func make(_ random: inout SeededGenerator) -> World {
        var configuration = Configuration(viewport: random.pick([0, 1, 320, 320, 390.5, 100]))
        configuration.spacing = random.pick([0, 0, 8, 33.5, 500])
        configuration.ends = random.pick(ends)
        configuration.alignment = random.pick([.start, .center, .end])
        configuration.single = random.pick([.still, .repeat])
        configuration.short = random.pick([.still, .repeat])
        configuration.snap = random.pick([.page, .item, .none])
        configuration.step = random.pick([1, 1, 1, 2, 3, 7])
        configuration.overscan = random.pick([0, 1, 1, 3])
        configuration.tiles = random.pick([.cells, .pages(keep: 1), .pages(keep: 3)])
        let count = random.pick([0, 1, 2, 3, 3, 5, 8, 40])
        if count > 0, random.once(in: 6) {
            configuration.extent = .points(fitting(count, configuration, &random))
            return World(configuration, count: count)
        }
        if count > 0 { configuration.initial = ItemIndex(random.pick([0, count / 2, count - 1])) }
        if random.once(in: 3) { return World(configuration, count: count) }
        if random.once(in: 2) {
            configuration.extent = .points(random.pick([0, 33.3, 120, 700]))
            return World(configuration, count: count)
        }
        return World(
            configuration,
            extents: (0..<count).map { _ in
                random.pick([
                    .viewport, .points(0), .points(random.number(in: 2...1800).rounded() / 2),
                    .points(50),
                ])
            }
        )
    }
}

extension RandomWorld {
    /// A length of which `count` items, or all but a few of them, fill the viewport exactly, except
    /// for the rounding of their sum.
    private static func fitting(
        _ count: Int,
        _ configuration: Configuration,
        _ random: inout SeededGenerator
    ) -> Points {
        let shown = Double(max(1, count - random.pick([0, 0, 1, 2])))
        let length = (configuration.viewport - (shown - 1) * configuration.spacing) / shown
        // Shorter ones could be too many for the viewport.
        return length < 1 ? 0 : length
    }
}

/// Generates valid inputs in sequence.
package struct RandomPlayer {
    /// The items after its own changes.
    package private(set) var world: World
    private let changesItems: Bool
    private let hidesItems: Bool
    /// The keys that its filter hides, existing or not.
    package private(set) var hidden: Set<ItemKey> = []
    /// The key of the next new item.
    private var nextKey = 1000
    private var time: Milliseconds
    private var finger: Points?
    private var isHidden = false
    private var lastFrame: Milliseconds = 0

    package init(
        _ world: World,
        from start: Milliseconds = 0,
        changingItems: Bool = false,
        hidingItems: Bool = false
    ) {
        self.world = world
        time = start
        changesItems = changingItems
        hidesItems = hidingItems
    }

    package mutating func next(_ random: inout SeededGenerator) -> TimedInput {
        lastFrame = time
        time += random.pick([0.0, 1, 8, 8, 8, 16, 16, 40, 130, 400, 1500.5])
        if changesItems, random.once(in: 4) { return (time, .edit(edit(&random))) }
        return (time, finger == nil ? free(&random) : held(&random))
    }

    /// Times since the last input for frames; the next input comes after them.
    package mutating func frameTimes(_ random: inout SeededGenerator) -> [Milliseconds] {
        let pause: Milliseconds = random.pick([0, 0, 0, 16, 100, 700])
        let times = stride(from: time, through: time + pause, by: 16).map(\.self)
        time += pause
        return times
    }

    private mutating func held(_ random: inout SeededGenerator) -> Input {
        guard let place = finger else { return .cancel }
        let there = place + random.pick([-1, 1]) * random.pick([0, 3, 9, 25, 60, 300, 1200])
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            finger = nil
            return .cancel
        case 1, 2:
            finger = nil
            return .release(place, in: world.configuration)
        case 3:
            finger = nil
            return .release(there, in: world.configuration)
        case 4 where random.once(in: 4): return other(&random)
        default:
            finger = there
            return .move(there, in: world.configuration)
        }
    }

    private mutating func free(_ random: inout SeededGenerator) -> Input {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2, 3, 4:
            let place = random.number(in: 0...400).rounded()
            finger = place
            return .press(place, in: world.configuration)
        case 5:
            return .wheel(
                random.pick([-1, 1]) * random.pick([0, 4, 11, 120, 777.7]),
                in: world.configuration,
                notch: random.once(in: 4),
                phase: random.once(in: 4) ? .ended : .moved
            )
        default: return other(&random)
        }
    }

    private mutating func other(_ random: inout SeededGenerator) -> Input {
        let animated = !random.once(in: 3)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: return .next(animated: animated)
        case 2: return .previous(animated: animated)
        case 3, 4:
            guard world.count > 0 else { return .cancel }
            let key = world.keys[Int.random(in: 0..<world.count, using: &random)]
            let way = random.pick(Way.allCases)
            return .scroll(to: ItemKey(key), way: way, animated: animated)
        case 5: return .resize(to: random.pick([0, 1, 50, 320, 390.5, 1000]))
        case 6:
            // While hidden this has no effect and cancels no finger.
            if !isHidden { finger = nil }
            isHidden = true
            return .hide
        case 7:
            isHidden = false
            return .show
        case 8: return .reduceMotion(random.once(in: 2))
        case 9: return .pause(reasons(&random), step: random.pick(PausedStep.allCases))
        default: return .resume(reasons(&random))
        }
    }
}

extension RandomPlayer {
    /// One or two reasons to wait.
    private func reasons(_ random: inout SeededGenerator) -> Pauses {
        let all: [Pauses] = [.touched, .hovered, .focused, .offScreen, .requested]
        return random.pick(all).union(random.once(in: 3) ? random.pick(all) : [])
    }

    /// A change of the items; the player keeps the new list.
    private mutating func edit(_ random: inout SeededGenerator) -> Edit {
        let edit = anyEdit(&random)
        world = world.after(edit)
        return edit
    }

    private mutating func anyEdit(_ random: inout SeededGenerator) -> Edit {
        let keys = world.all.map { ItemKey($0.key) }
        guard !keys.isEmpty else { return .insert(newItems(&random)) }
        let next = random.pick(keys.map { Optional($0) } + [nil])
        if hidesItems, random.once(in: 4) { return filter(&random) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: return .insert(newItems(&random), before: next)
        case 3, 4, 5:
            return .remove(Array(keys.shuffled(using: &random).prefix(random.pick([1, 1, 2, 3]))))
        case 6, 7: return .move(random.pick(keys), before: next)
        case 8: return .replace(with: Items(world.list.shuffled(using: &random)))
        case 9:
            let kept = world.list.filter { _ in random.once(in: 2) }
            return .replace(with: Items((kept + newItems(&random)).shuffled(using: &random)))
        case 10 where random.once(in: 4):
            return .replace(with: Items(random.pick([[], newItems(&random)])))
        case 11: return .measure(lengths(&random))
        default: return .update(Item(random.pick(keys), extent: extent(&random)))
        }
    }

    /// The lengths of some items, sometimes including a removed one.
    private func lengths(_ random: inout SeededGenerator) -> [(key: ItemKey, length: Points)] {
        let keys = world.all.map(\.key) + (random.once(in: 4) ? [-1] : [])
        let some = keys.shuffled(using: &random).prefix(random.pick([1, 1, 2, 5]))
        return some.map { (ItemKey($0), random.pick([0, 50, 33.3, 120, 700])) }
    }

    /// Hides few, many, all or none of the present and the next items.
    private mutating func filter(_ random: inout SeededGenerator) -> Edit {
        let keys = world.all.map(\.key) + Array(nextKey + 1...nextKey + 6)
        let some =
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<5: keys.filter { _ in random.once(in: 4) }
            case 5..<8: keys.filter { _ in random.once(in: 2) }
            case 8: keys
            default: [Int]()
            }
        hidden = Set(some.map { ItemKey($0) })
        return .filter(hiding: hidden)
    }

    private mutating func newItems(_ random: inout SeededGenerator) -> [Item] {
        (0..<random.pick([1, 1, 2, 5])).map { _ in
            nextKey += 1
            return Item(ItemKey(nextKey), extent: random.once(in: 3) ? extent(&random) : nil)
        }
    }

    private func extent(_ random: inout SeededGenerator) -> ItemExtent {
        random.pick([.viewport, .points(0), .points(50), .points(33.3), .points(700)])
    }
}

extension Edit {
    /// Hides items with these keys, also later ones; an empty set shows all.
    package static func filter(hiding keys: Set<ItemKey>) -> Edit {
        keys.isEmpty ? .filter(nil) : .filter { !keys.contains($0) }
    }
}
