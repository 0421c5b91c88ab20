import RondoTestSupport
import Testing

@testable import Rondo

/// A scroller with random gestures, changes and filters, and its twin that gets only the shown
/// items: both look the same.
@Suite struct RandomFilterTests {
    @Test(arguments: 0..<8)
    func aFilteredListLooksLikeAListOfTheShownItems(part: Int) {
        let seed = Settings.seed &* 1000 &+ 500 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var steps = Settings.steps(otherwise: 3000)
        while steps > 0 {
            let world = RandomWorld.make(&random)
            var twins = Twins(world)
            var player = RandomPlayer(world, changingItems: true, hidingItems: true)
            for _ in 0..<100 where twins.problem == nil {
                twins.take(player.next(&random))
                for time in player.frameTimes(&random) { twins.draw(at: time) }
                steps -= 1
            }
            #expect(twins.problem == nil, "seed \(seed): \(twins.report)")
        }
    }
}

private struct Twins {
    private var filtered: Scroller
    private var plain: Scroller
    private var world: World
    private var played: [TimedInput] = []
    private(set) var problem: String?

    init(_ world: World) {
        self.world = world
        filtered = world.scroller
        plain = world.scroller
    }

    var report: String {
        """
        \(problem ?? "")
        in \(world)
        after \(played.suffix(20).map { "\($0.time): \($0.input)" }.joined(separator: "; "))
        """
    }

    mutating func take(_ timed: TimedInput) {
        played.append(timed)
        filtered.take(timed.input, at: timed.time)
        if case .edit(let edit) = timed.input {
            world = world.after(edit)
            let shown = filtered.allItems.all.filter { world.isWanted?($0.key) ?? true }
            plain.change(to: Items(shown), at: timed.time)
        } else {
            plain.take(timed.input, at: timed.time)
        }
        draw(at: timed.time)
    }

    mutating func draw(at time: Milliseconds) {
        let (frame, expected) = (filtered.frame(at: time), plain.frame(at: time))
        let held = filtered.allItems.all.map(\.key.value)
        let shown = filtered.items.all.map(\.key.value)
        expect(held, world.all.map(\.key), "items held")
        expect(shown, world.keys, "items shown")
        expect(frame.onScreen, expected.onScreen, "frame")
        expect(filtered.queue.events, plain.queue.events, "events")
        expect(filtered.tilesOnScreen, plain.tilesOnScreen, "tiles")
        expect(filtered.targetItem, plain.targetItem, "target")
        expect(filtered.nextDeadline, plain.nextDeadline, "deadline")
        filtered.queue.clear()
        plain.queue.clear()
    }

    private mutating func expect<Value: Equatable>(
        _ value: Value,
        _ expected: Value,
        _ name: String
    ) {
        guard value != expected, problem == nil else { return }
        problem = "\(name): \(value) instead of \(expected)"
    }
}
