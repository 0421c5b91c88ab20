import RondoTestSupport
import Testing

@testable import Rondo

/// The same inputs with other frames give the same positions to the last bit.
@Suite struct RateIndependenceTests {
    struct Sight: Equatable {
        var slot: Slot
        var offset: Points
        var phase: Phase
        var starts: [Points]
    }

    struct Outcome: Equatable {
        var sights: [Sight]
        var switches: [Event]
    }

    /// The interval at which all schedules draw.
    private static let common: Milliseconds = 112
    /// The last frame of all schedules.
    private static let end = 54 * common

    private func play(
        _ world: World,
        _ inputs: [TimedInput],
        every interval: Milliseconds?,
        twice: Bool = false
    ) -> Outcome {
        var scroller = world.scroller
        var outcome = Outcome(sights: [], switches: [])
        var times = Set(stride(from: 0, through: Self.end, by: Self.common))
        // Auto-advance counts from the first frame of a new layout, so each resize gets a frame.
        for timed in inputs {
            if case .resize = timed.input { times.insert(timed.time) }
        }
        if let interval { times.formUnion(stride(from: 0, through: Self.end, by: interval)) }
        var rest = inputs[...]
        for time in times.sorted() {
            while let timed = rest.first, timed.time <= time {
                scroller.take(timed.input, at: timed.time)
                rest.removeFirst()
            }
            if twice { _ = scroller.frame(at: time) }
            let frame = scroller.frame(at: time)
            guard time.truncatingRemainder(dividingBy: Self.common) == 0 else { continue }
            let shown = scroller.tiles.map { scroller.start(of: $0) }
            outcome.sights.append(
                Sight(slot: frame.slot, offset: frame.offset, phase: frame.phase, starts: shown)
            )
        }
        outcome.switches = scroller.queue.events.filter { event in
            switch event {
            case .begin, .settle, .cancel: true
            case .change, .tile: false
            }
        }
        return outcome
    }

    @Test(arguments: 0..<4)
    func frameTimesDoNotChangeTheMotion(part: Int) {
        let seed = Settings.seed &* 1000 &+ 500 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Settings.steps(otherwise: 40) / 4 {
            var world = RandomWorld.make(&random)
            if random.once(in: 3) {
                world.configuration.advance = AutoAdvance(interval: 700, duration: 250)
            } else if random.once(in: 3) {
                world.configuration.advance = AutoAdvance(speed: random.pick([125, -409.1]))
            }
            world.configuration.tiles = .cells
            var player = RandomPlayer(world)
            var inputs: [TimedInput] = []
            while inputs.count < 30 {
                let timed = player.next(&random)
                if timed.time > 5000 { break }
                inputs.append(timed)
            }
            let expected = play(world, inputs, every: nil)
            for interval in [16.0, 7, 33] {
                let outcome = play(world, inputs, every: interval)
                expect(outcome, expected, "\(interval)", seed, world, inputs)
            }
            let doubled = play(world, inputs, every: 16, twice: true)
            expect(doubled, expected, "doubled", seed, world, inputs)
        }
    }

    /// Among items with one resting place, the origin of the motion is current, however far the
    /// motion went beyond them and returned, and whatever frames were drawn.
    @Test func framesDoNotDecideWhichItemIsCurrent() {
        let items = Items(lengths: [500, 0, 0, 500, 500].map { .points($0) })
        let slots = [false, true].map { isSeenBeyond in
            var scroller = Scroller(Configuration(viewport: 500), items: items)
            scroller.scroll(to: ItemIndex(4), way: .forward, at: 0)
            scroller.scroll(to: ItemIndex(0), way: .backward, at: 190)
            if isSeenBeyond { #expect(scroller.frame(at: 220).slot == Slot(4)) }
            return scroller.frame(at: 340).slot
        }
        #expect(slots == [Slot(1), Slot(1)])
    }

    private func expect(
        _ outcome: Outcome,
        _ expected: Outcome,
        _ name: String,
        _ seed: UInt64,
        _ world: World,
        _ inputs: [TimedInput]
    ) {
        let index = zip(outcome.sights, expected.sights).enumerated()
            .first { $0.element.0 != $0.element.1 }?.offset
        #expect(
            index == nil && outcome.switches == expected.switches,
            """
            frames \(name), seed \(seed): differs at \((index ?? 0) * 112), \
            \(index.map { "\(outcome.sights[$0]) and \(expected.sights[$0])" } ?? "switches")
            in \(world)
            after \(inputs.map { "\($0.time): \($0.input)" }.joined(separator: "; "))
            """
        )
    }
}
