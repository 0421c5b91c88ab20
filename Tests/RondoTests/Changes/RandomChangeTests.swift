import RondoTestSupport
import Testing

@testable import Rondo

/// Random gestures, frames, changes and filters, compared with a plain array of keys that is laid
/// out turn after turn; the array knows nothing about motion.
@Suite struct RandomChangeTests {
    @Test(arguments: 0..<8)
    func theShownItemsAreThoseThatTheFilterShows(part: Int) {
        let seed = Settings.seed &* 1000 &+ 400 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var steps = Settings.steps(otherwise: 3000)
        while steps > 0 {
            let world = RandomWorld.make(&random)
            var model = TurnModel(world)
            var player = RandomPlayer(world, changingItems: true, hidingItems: true)
            for _ in 0..<100 where model.problem == nil {
                model.take(player.next(&random))
                steps -= 1
            }
            #expect(model.problem == nil, "seed \(seed): \(model.report)")
        }
    }
}

/// A scroller, and the plain array of keys that it must show.
private struct TurnModel {
    private var scroller: Scroller
    private var world: World
    private var grammar: Grammar
    private var played: [TimedInput] = []
    private(set) var problem: String?

    init(_ world: World) {
        self.world = world
        scroller = world.scroller
        grammar = Grammar(world)
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
        draw(at: timed.time)
        let before = anchor(at: timed.time)
        let keys = world.keys
        scroller.take(timed.input, at: timed.time)
        if case .edit(let edit) = timed.input {
            world = world.after(edit)
            grammar.count = world.count
        }
        hear()
        draw(at: timed.time)
        if case .edit = timed.input, let before, !scroller.isHidden {
            let renumbering = NaiveRenumbering(from: keys, to: world.keys) { _ in true }
            if let slot = renumbering.slot(of: before.slot) {
                expectUnmoved(before.start, at: slot)
            }
        }
        if scroller.phase == .idle { grammar.settled = scroller.settledItem }
    }

    /// The slot of the current item, and its start.
    private mutating func anchor(at time: Milliseconds) -> (slot: Int, start: Points)? {
        let slot = scroller.frame(at: time).slot
        return scroller.tiles.first { $0.slot == slot }
            .map { (Int(slot.number), scroller.start(of: $0)) }
    }

    private mutating func expect(_ condition: Bool, _ claim: @autoclosure () -> String) {
        if !condition, problem == nil { problem = claim() }
    }

    private mutating func hear() {
        for event in scroller.events {
            if let wrong = grammar.take(event) { expect(false, wrong) }
        }
        scroller.clearEvents()
    }

    /// The item that was current stays in place.
    private mutating func expectUnmoved(_ before: Points, at slot: Int) {
        guard let tile = scroller.tiles.first(where: { $0.slot.number == slot }) else { return }
        let start = scroller.start(of: tile)
        // Content within the tolerance of its target is on it.
        let tolerance = scroller.phase == .idle ? 0.5 : 0
        expect(
            abs(start - before) < tolerance + 1e-6,
            "item \(tile.item.value) moved from \(before) to \(start)"
        )
    }

    private mutating func draw(at time: Milliseconds) {
        let frame = scroller.frame(at: time)
        hear()
        expect(frame.current == grammar.current, "current is \(String(describing: frame.current))")
        expect(
            world.count == 0 || frame.current.map { world.keys.contains($0.value) } == true,
            "a removed item is current"
        )
        let tiles = scroller.tiles
        let count = Int64(max(1, world.count))
        for tile in tiles {
            let number = Int(((tile.slot.number % count) + count) % count)
            let key = world.count > 0 ? world.keys[number] : nil
            expect(tile.item.value == key, "\(tile.slot) shows \(tile.item.value)")
            expect(tile.index.value == number, "\(tile.slot) has \(tile.index)")
        }
        for (tile, next) in zip(tiles, tiles.dropFirst()) where next.slot - tile.slot == 1 {
            let gap = next.place - tile.place - tile.extent
            expect(
                abs(gap - world.configuration.spacing) < 1e-6,
                "a gap of \(gap) after \(tile.slot)"
            )
        }
        expect(tiles.isEmpty || grammar.isUnderWay == (frame.phase != .idle), "\(frame.phase)")
        let shown = grammar.shown
        expect(Set(shown).isSubset(of: tiles.map(\.number)), "views \(shown) are shown")
        expect(!isGaping, "the viewport is not covered")
    }

    /// Whether a loop shows a gap wider than its spacing.
    private var isGaping: Bool {
        let tiles = scroller.tiles
        guard world.configuration.ends == .loop, scroller.canScroll else { return false }
        var reached: Points = 0
        let spacing = world.configuration.spacing + 1e-6
        for tile in tiles where scroller.start(of: tile) <= reached + spacing {
            reached = max(reached, scroller.start(of: tile) + tile.extent)
        }
        return reached + spacing < scroller.configuration.viewport
    }
}
