import Rondo
import RondoModel
import RondoTestSupport
import Testing

/// Random worlds, inputs and times, judged by the model; `Scripts/check soak` plays more of them.
@Suite struct RandomInputTests {
    @Test(arguments: 0..<8)
    func randomInputsKeepEveryPromise(part: Int) {
        let seed = Settings.seed &* 1000 &+ UInt64(part)
        var random = SeededGenerator(seed: seed)
        var steps = Settings.steps(otherwise: 3000)
        while steps > 0 {
            var play = RandomPlay(seed: random.next())
            play.run(upTo: 80)
            steps -= play.inputs
            guard let difference = play.difference else { continue }
            Issue.record("seed \(seed): \(difference)\n\(play.play.shrunk().trace)")
            return
        }
    }
}
