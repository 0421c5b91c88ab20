import RondoTestSupport

@testable import Rondo
@testable import RondoTrace

/// Checks the trace of a list of items with the naive strip and the grammar of events.
enum Judgement {
    /// The first problem in the output of a trace, nil without one.
    static func problem(of trace: Trace) -> String? {
        let extents = trace.items.map { $0.extent ?? trace.configuration.extent }
        let referee = Referee(World(trace.configuration, extents: extents))
        referee.play(script(of: trace), interval: trace.frameInterval, upTo: 10_000)
        return referee.isQuiet ? nil : referee.report
    }

    /// The inputs of a trace, without the refused ones.
    private static func script(of trace: Trace) -> Script {
        var script = Script()
        var refused = Playback(trace).words.filter { $0.text.hasPrefix("refused") }
        for input in trace.inputs {
            script.wait(input.time - script.time)
            let refusal = Playback.Word(time: input.time, text: "refused \(input.name.rawValue)")
            if refused.first == refusal {
                refused.removeFirst()
                continue
            }
            switch input.action {
            case .input(let input): script.take(input)
            case .resize(let size):
                script.take(.resize(to: size.length(along: trace.configuration.axis)))
            case .respond(_, .page(let page, next: _)): script.take(.edit(.append(page: page)))
            case .configure: preconditionFailure("Judgement: no case has another configuration")
            case .respond, .retry, .tick, .shelves: break
            }
        }
        return script
    }
}
