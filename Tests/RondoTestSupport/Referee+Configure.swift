import Rondo

extension Referee {
    /// Changes the configuration, and compares the result with the state before.
    func configure(_ configuration: Configuration) {
        let before = (
            slot: slot, current: scroller.currentItem, settled: scroller.settledItem,
            target: scroller.targetItem, phase: phase, start: strip.isLaidOut ? start : 0,
            isLaidOut: strip.isLaidOut, configuration: scroller.configuration
        )
        var other = configuration
        other.initial = ItemIndex(0)
        let problem = other.problem(with: scroller.allItems)
        let refusal = scroller.configure(configuration, at: time)
        expect(
            (refusal == nil) == (problem == nil),
            "\(text(refusal)) instead of \(text(problem))"
        )
        guard refusal == nil else {
            expect(scroller.configuration == before.configuration, "a refusal changed the state")
            return draw(at: time)
        }
        let isOfOtherKind =
            (configuration.tiles == .cells) != (before.configuration.tiles == .cells)
        if isOfOtherKind { expect(scroller.tiles.isEmpty, "views of another kind are shown") }
        expect(scroller.configuration.initial == before.configuration.initial, "the start moved")
        let known = events.count
        absorb(isFrame: false)
        let told = events[known...]
        lay(configuration)
        draw(at: time)
        guard strip.isLaidOut, before.isLaidOut else { return }
        if before.phase == .idle {
            expect(phase == .idle, "\(phase) from rest")
            expect(scroller.currentItem == before.current, "another item is current at rest")
            expect(scroller.settledItem == before.settled, "another item is settled")
            let switches = told.filter { if case .tile = $0 { false } else { true } }
            expect(switches.isEmpty, "\(switches) at rest")
        } else {
            if slot == home(of: before.slot, configuration.ends), phase != .idle {
                expect(abs(start - before.start) < 1, "the current item moved from \(before.start)")
            }
            if let target = before.target {
                let isThere = phase == .idle && scroller.settledItem == target
                expect(
                    scroller.targetItem == target || isThere,
                    "the target is \(text(scroller.targetItem)) instead of \(target)"
                )
            }
        }
        grammar.settled = scroller.settledItem
    }

    /// A slot, moved to the first turn if ends exclude it.
    private func home(of slot: Int, _ ends: Ends) -> Int {
        let isBefore = ends.start == .pinned && slot < 0
        let isBehind = ends.end == .pinned && slot >= world.count
        return isBefore || isBehind ? strip.item(slot) : slot
    }

    /// The start of the current item on screen.
    private var start: Points { strip.start(slot) - place }

    private func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }

    private func lay(_ configuration: Configuration) {
        var next = scroller
        let slot = Int(next.frame(at: scroller.now).slot.number)
        world.configuration = configuration
        strip = NaiveStrip(world, viewport: configuration.viewport, showing: slot)
        grammar.isPages = configuration.tiles != .cells
        finger = nil
    }
}
