import Rondo
import RondoTestSupport
import Testing

/// Worlds, inputs and times by chance, held against the naive strip after every step.
@Suite struct RandomInputTests {
    @Test(arguments: 0..<4, [false, true])
    func keepsEveryPromise(part: Int, changingItems: Bool) {
        let seed = Settings.seed &* 1000 &+ UInt64(part) &+ (changingItems ? 100 : 0)
        var random = SeededGenerator(seed: seed)
        var steps = Settings.steps(otherwise: 1500)
        while steps > 0 {
            let world = RandomWorld.make(&random)
            let referee = Referee(world)
            var player = RandomPlayer(world, changingItems: changingItems)
            for _ in 0..<60 where referee.isQuiet {
                let timed = player.next(&random)
                referee.take(timed)
                for time in player.frameTimes(&random) where referee.isQuiet {
                    referee.draw(at: time)
                }
                steps -= 1
            }
            #expect(referee.isQuiet, "seed \(seed): \(referee.report)")
        }
    }
}
