import Rondo
import RondoTestSupport

/// Generates a random world and random steps, and plays them to the engine and its model.
package struct RandomPlay {
    package private(set) var play: Play
    /// The number of inputs, without frames.
    package private(set) var inputs = 0
    /// The difference found at the last step, nil without one.
    package private(set) var difference: String?
    /// The doubt of the model that ended the play early, if any.
    package private(set) var doubt: Doubt?
    private var random: SeededGenerator
    private var player: RandomPlayer
    /// Whether all lengths have exact sums, so that the model is never in doubt about half-way
    /// positions.
    private let isOnGrid: Bool
    /// Whether the configuration changes.
    private let configures: Bool
    private var nextKey = 100_000

    /// A random world and its steps.
    ///
    /// - Parameters:
    ///   - seed: The seed of all random numbers.
    ///   - startsAtZero: Whether the clock starts at 0, instead of anywhere; a trace allows only a
    ///     million steps up to the last input.
    package init(seed: UInt64, startsAtZero: Bool = false) {
        random = SeededGenerator(seed: seed)
        var world = RandomWorld.make(&random)
        Self.vary(&world.configuration, &random)
        isOnGrid = !random.once(in: 4)
        if isOnGrid { world = world.onGrid }
        configures = random.once(in: 2)
        play = Play(world)
        play.kinds = random.pick([1, 1, 2, 3])
        if random.once(in: 4) { play.prefetch = random.pick([0, 1, 2]) }
        player = RandomPlayer(
            world,
            // Also some hours, days and decades of a clock.
            from: startsAtZero ? 0 : random.pick([0, 0, 0, 1e7, 1e9 + 0.3, 1.8e12]),
            changingItems: !random.once(in: 3),
            hidingItems: random.once(in: 4)
        )
    }

    /// Changes what `RandomWorld` leaves at its default.
    private static func vary(
        _ configuration: inout Configuration,
        _ random: inout SeededGenerator
    ) {
        configuration.axis = random.pick([.horizontal, .horizontal, .vertical])
        configuration.direction = random.pick([.leftToRight, .leftToRight, .rightToLeft])
        configuration.physics.decelerationRate = random.pick([0.998, 0.998, 0.99, 0])
        configuration.physics.slop = random.pick([10, 10, 10, 0, 3])
        configuration.physics.flick = random.pick([300, 300, 300, 0, 2000])
        guard random.once(in: 3) else { return }
        if random.once(in: 3) {
            configuration.advance = AutoAdvance(speed: random.pick([41.7, -63.3, 409.1, -1501.9]))
            return
        }
        let interval: Milliseconds = random.pick([300, 1000.5, 3000])
        configuration.advance = AutoAdvance(
            interval: interval,
            duration: random.pick([0, 100, 299.75, interval])
        )
    }

    /// Plays until a difference, a doubt of the model, or `limit` inputs; reports each step before
    /// it is played.
    package mutating func run(upTo limit: Int, reporting report: (TimedStep) -> Void = { _ in }) {
        var duel = Duel(play)
        while inputs < limit {
            for step in nextSteps(in: duel) {
                report(step)
                play.steps.append(step)
                if case .frame = step.step {} else { inputs += 1 }
                duel.take(step)
                doubt = duel.doubt
                if doubt != nil { return }
                difference = duel.difference
                if difference != nil { return }
            }
        }
    }

    /// An input and some frames after it.
    private mutating func nextSteps(in duel: Duel) -> [TimedStep] {
        let timed = player.next(&random)
        var step = step(
            timed.input.turned(from: play.world.configuration, to: duel.configuration)
        )
        if random.once(in: 12) { step = .input(follow()) }
        if play.prefetch != nil, random.once(in: 4) { step = answer(to: duel.waiting) }
        var steps = [TimedStep(timed.time, step)]
        if configures, random.once(in: 6) {
            steps.append(TimedStep(timed.time, .configure(otherNumbers())))
        }
        // The same input, answer or retry twice at the same time.
        if random.once(in: 16) { steps.append(steps[0]) }
        let times = player.frameTimes(&random)
        for time in times where time == times.last || random.once(in: 6) {
            steps.append(TimedStep(time, .frame))
        }
        return steps
    }

    /// The input as a trace writes it: with whole lists, and a filter by its keys.
    private func step(_ input: Input) -> Step {
        guard case .edit(let edit) = input else { return .input(input) }
        switch edit {
        case .insert(let items, let next):
            return .input(.edit(.insert(items.map(described), before: next)))
        case .replace(let items):
            return .input(.edit(.replace(with: Items(items.all.map(described)))))
        case .measure(let lengths):
            return .input(.edit(.measure(lengths.map { ($0.key, onGrid($0.length)) })))
        case .update:
            return .input(.edit(.replace(with: Items(player.world.list.map(described)))))
        case .filter: return .filter(hiding: player.hidden)
        case .append, .remove, .move, .change: return .input(input)
        }
    }

    private func described(_ item: Item) -> Item {
        var item = play.described(item)
        if isOnGrid { item.extent = item.extent?.onGrid }
        return item
    }

    private func onGrid(_ points: Points) -> Points {
        isOnGrid ? (points * 4).rounded() / 4 : points
    }

    private mutating func follow() -> Input {
        let step = random.pick([-1, 1]) * random.pick([0, 4, 60, 333.5])
        return .follow(by: step, phase: random.pick(Phase.allCases))
    }

    /// Other numbers for one field, a few or all; sometimes they break a rule.
    private mutating func otherNumbers() -> [Configuration.Field: Double] {
        var world = RandomWorld.make(&random)
        Self.vary(&world.configuration, &random)
        let other = (isOnGrid ? world.onGrid : world).configuration
        let isAll = random.once(in: 6)
        var numbers: [Configuration.Field: Double] = [:]
        for field in Configuration.Field.allCases where isAll || random.once(in: 8) {
            numbers[field] = other[field]
        }
        // The fields of steps and of a marquee change together.
        if numbers.keys.contains(where: { Self.pace.contains($0) }) {
            for field in Self.pace { numbers[field] = other[field] }
        }
        if random.once(in: 6) { numbers[.springRate] = random.pick([3, 11, 40]) }
        if random.once(in: 12) { numbers[.rubberBand] = random.pick([0.2, 0.55, 1]) }
        if random.once(in: 12) { numbers[.tolerance] = random.pick([0.1, 0.5, 3]) }
        if random.once(in: 12) { numbers[.stoppingSpeed] = random.pick([1, 10, 100]) }
        if random.once(in: 12) { numbers[.scrollDuration] = random.pick([0, 150, 300, 900]) }
        if random.once(in: 12) { numbers[.wheelPause] = random.pick([20, 100, 300]) }
        if random.once(in: 12) { numbers[.stillness] = random.pick([0, 20, 100, 300]) }
        if random.once(in: 16) { numbers[.spacing] = random.pick([-1, .nan]) }
        if random.once(in: 16) { numbers[.keep] = 0 }
        if random.once(in: 16) { numbers[.interval] = random.pick([.nan, 1, 200]) }
        return numbers
    }

    private static let pace = Configuration.Field.steps + [.speed]

    private mutating func answer(to waiting: Int?) -> Step {
        var number = waiting ?? 1
        if random.once(in: 5) { number += random.pick([-1, 1, 7]) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .fail(number)
        case 1: return .retry
        default:
            return .respond(number, page: page(), next: random.once(in: 12) ? nil : nextKey)
        }
    }

    /// New items, and some existing ones.
    private mutating func page() -> [Item] {
        var keys: [Int] = []
        for _ in 0..<random.pick([0, 1, 2, 5]) {
            if random.once(in: 4), let key = player.world.all.last?.key, !keys.contains(key) {
                keys.append(key)
            } else {
                nextKey += 1
                keys.append(nextKey)
            }
        }
        return keys.map { described(Item(ItemKey($0))) }
    }
}

extension ItemExtent {
    /// The length, rounded to a quarter of a point.
    fileprivate var onGrid: ItemExtent {
        guard case .points(let points) = self else { return self }
        return .points((points * 4).rounded() / 4)
    }
}

extension World {
    fileprivate var onGrid: World {
        var configuration = configuration
        configuration.extent = configuration.extent.onGrid
        return isByCount
            ? World(configuration, count: count)
            : World(configuration, extents: extents.map(\.onGrid))
    }
}
