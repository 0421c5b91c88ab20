import Foundation
import RondoModel
import RondoTrace
import Testing

/// Traces that random plays are saved as.
struct PlayTraceTests {
    @Test(arguments: 0..<120 as Range<UInt64>)
    func aPlayIsSavedAsATraceOfItsInputsAndFrames(seed: UInt64) throws {
        var random = RandomPlay(seed: seed)
        random.run(upTo: 40)
        guard random.play.isTrace else { return }
        let trace = try TraceReader.read(Data(random.play.trace.utf8))
        #expect(trace.inputs.map(\.time) == random.play.steps.map(\.time))
        let replay = Replay(trace)
        var frames = 0
        replay.run { if case .frame = $0 { frames += 1 } }
        #expect(frames >= random.play.steps.count - random.inputs)
    }
}
