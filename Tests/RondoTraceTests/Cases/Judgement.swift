import RondoTestSupport

@testable import Rondo
@testable import RondoTrace

/// Holds the trace of a row of items against the naive strip and the grammar of events.
struct Judgement {
    private let configuration: Configuration
    /// The items that are there, as far as the inputs tell.
    private var items: [ItemKey]
    /// Those that are not shown, be they there or not.
    private var hidden: Set<ItemKey> = []

    /// What is wrong with what the trace shows, nil when nothing is.
    static func problem(of trace: Trace) -> String? {
        var judgement = Judgement(trace)
        let referee = Referee(judgement.world(of: trace))
        let script = judgement.script(of: trace)
        referee.play(script, interval: trace.frameInterval, upTo: 10_000)
        return referee.isQuiet ? nil : referee.report
    }

    private init(_ trace: Trace) {
        configuration = trace.configuration
        items = trace.items.map(\.key)
    }

    /// The world of a trace, as the referee has it: horizontal.
    private func world(of trace: Trace) -> World {
        var configuration = trace.configuration
        configuration.axis = .horizontal
        let extents = trace.items.map { $0.extent ?? configuration.extent }
        return World(configuration, extents: extents)
    }

    /// The inputs of a trace, without those that are refused.
    private mutating func script(of trace: Trace) -> Script {
        var script = Script()
        var refused = Playback(trace).words.filter { $0.text.hasPrefix("refused") }
        for input in trace.inputs {
            script.wait(input.time - script.time)
            let refusal = Playback.Word(
                time: input.time,
                text: "refused \(input.name.rawValue)"
            )
            if refused.first == refusal {
                refused.removeFirst()
            } else if let input = translated(input.action) {
                script.take(input)
            }
        }
        return script
    }

    private mutating func translated(_ action: TraceInput.Action) -> PlayInput? {
        switch action {
        case .input(let input): translated(input)
        case .respond(_, .page(let page, next: _)):
            change(.insert(page.filter { !items.contains($0.key) })).map { .change($0) }
        case .respond, .retry, .tick, .shelves: nil
        }
    }

    private mutating func translated(_ input: Input) -> PlayInput? {
        switch input {
        case .press(let x, let y): .press(along(x, y))
        case .move(let x, let y): .move(along(x, y))
        case .release(let x, let y): .release(along(x, y))
        case .cancel: .cancel
        case .wheel(let dx, let dy, let notch, let phase):
            .wheel(along(dx, dy), notch: notch, phase: phase)
        case .follow(let step, let phase): .follow(step, phase)
        case .next(let animated): .next(animated: animated)
        case .previous(let animated): .previous(animated: animated)
        case .scroll(let key, let way, let animated):
            items.filter { !hidden.contains($0) }.firstIndex(of: key).map {
                .scroll($0, way, animated: animated)
            }
        case .resize(let length): .resize(length)
        case .hide: .hide
        case .show: .show
        case .reduceMotion(let isOn): .reduceMotion(isOn)
        case .pause(let reasons, let step): .pause(reasons, step)
        case .resume(let reasons): .resume(reasons)
        case .edit(let edit): change(edit).map { .change($0) }
        }
    }

    private func along(_ x: Points, _ y: Points) -> Points {
        configuration.axis == .vertical ? y : x
    }

    /// A change of items, done to `items` too.
    private mutating func change(_ edit: Edit) -> Change? {
        switch edit {
        case .insert(let news, let other):
            guard !news.isEmpty else { return nil }
            let place = other.flatMap { items.firstIndex(of: $0) } ?? items.count
            items.insert(contentsOf: news.map(\.key), at: place)
            return .insert(news, before: other?.value)
        case .remove(let keys):
            items.removeAll(where: keys.contains)
            return .remove(keys.map(\.value))
        case .move(let key, let other):
            items.removeAll { $0 == key }
            items.insert(key, at: other.flatMap { items.firstIndex(of: $0) } ?? items.count)
            return .move(key.value, before: other?.value)
        case .replace(let news):
            items = news.all.map(\.key)
            return .replace(news.all)
        case .measure(let lengths):
            return .measure(
                Dictionary(uniqueKeysWithValues: lengths.map { ($0.key.value, $0.length) })
            )
        case .filter(let isWanted):
            hidden = Set((0..<1000).map { ItemKey($0) }.filter { isWanted?($0) == false })
            return .filter(hiding: Set(hidden.map(\.value)))
        case .append, .update, .change: return nil
        }
    }
}
