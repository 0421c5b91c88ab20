import Rondo
import RondoTestSupport

extension Play {
    /// A small play with a difference: everything is left out that can be.
    ///
    /// The difference may change; a smaller case of another difference is as good.
    package func shrunk() -> Play {
        guard let end = Duel.judge(self)?.step else { return self }
        var play = self
        play.steps = Array(steps[...end])
        var size = Int.max
        while play.size < size {
            size = play.size
            play = play.withoutSteps().withSimplerWorld().withFewerNumbers().withRounderTimes()
        }
        return play
    }

    private var size: Int {
        let numbers = steps.map { if case .configure(let all) = $0.step { all.count } else { 0 } }
        return steps.count + world.count + numbers.reduce(0, +)
    }

    private var differs: Bool { Duel.judge(self) != nil }

    /// Leaves out runs of steps, long ones first.
    private func withoutSteps() -> Play {
        var play = self
        var length = max(1, steps.count / 2)
        while length > 0 {
            var start = 0
            while start < play.steps.count {
                var shorter = play
                shorter.steps.removeSubrange(start..<min(start + length, play.steps.count))
                if shorter.differs { play = shorter } else { start += length }
            }
            length /= 2
        }
        return play
    }

    /// Leaves out items, and resets fields of the configuration to their defaults.
    private func withSimplerWorld() -> Play {
        var play = self
        for index in stride(from: world.count - 1, through: 0, by: -1) where !world.isByCount {
            let extents = play.world.extents.enumerated().filter { $0.offset != index }
            var simpler = play
            simpler.world = World(play.world.configuration, extents: extents.map(\.element))
            let last = max(0, extents.count - 1)
            if simpler.world.configuration.initial.value > last {
                simpler.world.configuration.initial = ItemIndex(last)
            }
            if simpler.differs { play = simpler }
        }
        play.simplify { $0.kinds = 1 }
        play.simplify { $0.prefetch = nil }
        let plain = Configuration(viewport: 320)
        play.simplify { $0.turn { $0.axis = plain.axis } }
        play.simplify { $0.turn { $0.direction = plain.direction } }
        play.simplify { $0.world.configuration.spacing = plain.spacing }
        play.simplify { $0.world.configuration.alignment = plain.alignment }
        play.simplify { $0.world.configuration.ends = plain.ends }
        play.simplify { $0.world.configuration.single = plain.single }
        play.simplify { $0.world.configuration.short = plain.short }
        play.simplify { $0.world.configuration.snap = plain.snap }
        play.simplify { $0.world.configuration.step = plain.step }
        play.simplify { $0.world.configuration.physics = plain.physics }
        play.simplify { $0.world.configuration.tiles = plain.tiles }
        play.simplify { $0.world.configuration.overscan = plain.overscan }
        play.simplify { $0.world.configuration.advance = nil }
        play.simplify { $0.world.configuration.initial = plain.initial }
        play.simplify { $0.world.configuration.viewport = plain.viewport }
        return play
    }

    /// Leaves out fields of other configurations.
    private func withFewerNumbers() -> Play {
        var play = self
        for (index, timed) in steps.enumerated() {
            guard case .configure(var numbers) = timed.step else { continue }
            for field in Configuration.Field.allCases {
                guard let number = numbers.removeValue(forKey: field) else { continue }
                play.simplify { $0.steps[index].step = .configure(numbers) }
                if case .configure(let left) = play.steps[index].step, left[field] != nil {
                    numbers[field] = number
                }
            }
        }
        return play
    }

    /// Turns the axis of the configuration and of all steps.
    private mutating func turn(_ change: (inout Configuration) -> Void) {
        let old = world.configuration
        change(&world.configuration)
        for index in steps.indices {
            guard case .input(let input) = steps[index].step else { continue }
            steps[index].step = .input(input.turned(from: old, to: world.configuration))
        }
    }

    private mutating func simplify(_ change: (inout Play) -> Void) {
        var simpler = self
        change(&simpler)
        if simpler.differs { self = simpler }
    }

    /// Shortens pauses, and moves each step to a whole millisecond.
    private func withRounderTimes() -> Play {
        var play = self
        for index in steps.indices {
            let pause = play.steps[index].time - (index > 0 ? play.steps[index - 1].time : 0)
            for shorter in [0, 16, pause.rounded()] where shorter < pause {
                var simpler = play
                for later in index..<steps.count { simpler.steps[later].time += shorter - pause }
                if simpler.differs {
                    play = simpler
                    break
                }
            }
        }
        return play
    }
}
