import Rondo
import RondoTestSupport

@testable import RondoTrace

/// Holds the trace of a row of items against the naive strip and the grammar of events.
struct Judgement {
    private let directory: ItemDirectory
    private let axis: Configuration.Axis
    /// The items that are there, as far as the inputs tell.
    private var items: [Identifier]
    /// Those that are not shown, be they there or not.
    private var hidden: Set<Identifier> = []

    /// What is wrong with what the trace shows, nil when nothing is.
    static func problem(of trace: Trace) -> String? {
        var judgement = Judgement(trace)
        let referee = Referee(judgement.world(of: trace))
        let script = judgement.script(of: trace)
        referee.play(script, interval: trace.frameInterval, upTo: 10_000)
        return referee.isQuiet ? nil : referee.report
    }

    private init(_ trace: Trace) {
        directory = ItemDirectory(trace)
        axis = trace.configuration.axis
        items = trace.items.map(\.id)
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
                text: "refused \(input.action.name.rawValue)"
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
        case .press(let x, let y): .press(along(x, y))
        case .move(let x, let y): .move(along(x, y))
        case .release(let x, let y): .release(along(x, y))
        case .cancel: .cancel
        case .wheel(let dx, let dy, y: _, let notch, let phase):
            .wheel(along(dx, dy), notch: notch, phase: phase)
        case .follow(let step, let phase): .follow(step, phase)
        case .next(let animated): .next(animated: animated)
        case .previous(let animated): .previous(animated: animated)
        case .scroll(let id, let way, let animated):
            items.filter { !hidden.contains($0) }.firstIndex(of: id).map {
                .scroll($0, way, animated: animated)
            }
        case .resize(let size): .resize(size.length(along: axis))
        case .hide: .hide
        case .show: .show
        case .reduceMotion(let isOn): .reduceMotion(isOn)
        case .pause(let reasons, let step): .pause(reasons, step)
        case .resume(let reasons): .resume(reasons)
        case .respond, .insert, .remove, .moveItem, .replace, .measure, .filter:
            change(action).map { .change($0) }
        case .retry, .tick, .within, .insertLists, .replaceLists: nil
        }
    }

    private func along(_ x: Points, _ y: Points) -> Points { axis == .vertical ? y : x }

    private func key(_ id: Identifier) -> Int? { directory.key(of: id)?.value }

    /// A change of items, done to `items` too.
    private mutating func change(_ action: TraceInput.Action) -> Change? {
        switch action {
        case .respond(request: _, .page(let page, next: _)):
            let news = page.filter { !items.contains($0.id) }
            return news.isEmpty ? nil : change(.insert(news, before: nil))
        case .insert(let news, let other):
            let place = other.flatMap { items.firstIndex(of: $0) } ?? items.count
            items.insert(contentsOf: news.map(\.id), at: place)
            return .insert(directory.items(news), before: other.flatMap(key))
        case .remove(let ids):
            items.removeAll(where: ids.contains)
            return .remove(ids.compactMap(key))
        case .moveItem(let id, let other):
            items.removeAll { $0 == id }
            items.insert(id, at: other.flatMap { items.firstIndex(of: $0) } ?? items.count)
            return key(id).map { .move($0, before: other.flatMap(key)) }
        case .replace(let news):
            items = news.map(\.id)
            return .replace(directory.items(news))
        case .measure(let lengths):
            let known = directory.lengths(lengths).map { ($0.key.value, $0.length) }
            return .measure(Dictionary(uniqueKeysWithValues: known))
        case .filter(let ids):
            hidden = Set(ids)
            return .filter(hiding: Set(ids.compactMap(key)))
        default: return nil
        }
    }
}
