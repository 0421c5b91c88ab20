import Rondo
import RondoTestSupport
import Testing

/// Random changes of the configuration during any activity.
@Suite struct RandomConfigurationTests {
    @Test(arguments: 0..<6)
    func configurationChangesKeepEveryPromise(part: Int) {
        let seed = Settings.seed &* 100 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var steps = Settings.steps(otherwise: 2000)
        while steps > 0 {
            let world = RandomWorld.make(&random)
            let referee = Referee(world)
            var player = RandomPlayer(world)
            for _ in 0..<40 where referee.isQuiet {
                steps -= 1
                var (time, input) = player.next(&random)
                // This ends a scroll immediately.
                if case .pause(let reasons, step: .end) = input { input = .pause(reasons) }
                // Along the present axis.
                let axis = referee.scroller.configuration
                referee.take(input.turned(from: world.configuration, to: axis), at: time)
                if referee.isQuiet, random.once(in: 3) {
                    let present = referee.scroller.configuration
                    referee.take(.configure(another(present, &random)), at: time)
                }
                for time in player.frameTimes(&random) where referee.isQuiet {
                    referee.draw(at: time)
                }
            }
            guard !referee.isQuiet else { continue }
            Issue.record("seed \(seed): \(referee.report)")
            return
        }
    }

    /// A configuration that differs in one field, a few, or all.
    private func another(_ known: Configuration, _ random: inout SeededGenerator) -> Configuration {
        var configuration = known
        let other = RandomWorld.make(&random).configuration
        let isAll = random.once(in: 6)
        for field in Configuration.Field.allCases where isAll || random.once(in: 8) {
            configuration[field] = other[field]
        }
        if random.once(in: 6) { configuration.axis = random.pick([.horizontal, .vertical]) }
        if random.once(in: 6) {
            configuration.direction = random.pick([.leftToRight, .rightToLeft])
        }
        if random.once(in: 10) { configuration.physics.springRate = random.pick([3, 40]) }
        if random.once(in: 12) { configuration.spacing = random.pick([-1, .nan]) }
        return configuration
    }
}
