import Rondo
import RondoTestSupport
import RondoTrace

extension Play {
    /// Whether a trace can express all steps: traces have no change of the configuration.
    package var isTrace: Bool {
        !steps.contains { if case .configure = $0.step { true } else { false } }
    }

    /// The trace of this play as JSON Lines, with frames as ticks.
    ///
    /// Another configuration is written as its changed fields, which no reader accepts.
    package var trace: String { header + steps.map(line).joined() }

    /// The line of the configuration.
    package var header: String {
        var writer = writer
        return writer.firstLine(items)
    }

    /// The line of a step.
    package func line(_ timed: TimedStep) -> String {
        var writer = writer
        let time = timed.time
        switch timed.step {
        case .frame: return writer.tick(at: time)
        case .input(let input):
            guard let line = writer.line(input, at: time, in: items) else {
                preconditionFailure("Play: another configuration is a step of its own")
            }
            return line
        case .configure(let numbers):
            let fields = numbers.map { "\($0.key.name): \($0.value)" }.sorted()
            return "at \(time) configure \(fields.joined(separator: ", "))\n"
        case .filter(let keys):
            return writer.filter(hiding: keys.sorted { $0.value < $1.value }, at: time)
        case .respond(let number, let page, let next):
            return writer.line(.page(page, next: next.map { "\($0)" }), to: number, at: time)
        case .fail(let number): return writer.line(.failure, to: number, at: time)
        case .retry: return writer.retry(at: time)
        }
    }

    private var writer: TraceWriter {
        let configuration = world.configuration
        let length = configuration.viewport
        return TraceWriter(
            configuration,
            viewport: configuration.axis == .vertical
                ? ViewportSize(width: 77, height: length)
                : ViewportSize(width: length, height: 77),
            feed: prefetch.map { TraceFeed(cursor: "0", prefetch: $0) },
            frameInterval: 1e9
        )
    }
}
