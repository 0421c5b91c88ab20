import Foundation

@testable import Rondo
@testable import RondoTrace

/// Checks the trace of lists with plain arrays: each list shows its own items in order, no view is
/// in two places, and every begin has its end.
struct ListJudgement {
    private let names: TraceNames
    /// The items of each present list.
    private var items: [String: [String]] = [:]

    /// The first problem in the output of a trace, nil without one.
    static func problem(of trace: Trace) -> String? {
        var judgement = ListJudgement(names: trace.names)
        judgement.add((trace.lists ?? []).map(\.shelf))
        let playback = Playback(trace)
        var inputs = trace.inputs[...]
        for moment in playback.frames {
            while let input = inputs.first, input.time <= moment.time {
                guard case .shelves(let taken) = inputs.removeFirst().action else { continue }
                for input in taken { judgement.take(input) }
            }
            if let problem = judgement.problem(of: moment) { return "\(moment.time): \(problem)" }
        }
        return problem(of: playback.words)
    }

    private mutating func add(_ shelves: [Shelf]) {
        for shelf in shelves {
            items[names.id(of: shelf.key)] = shelf.items.all.map { names.id(of: $0.key) }
        }
    }

    private mutating func take(_ input: ShelvesInput) {
        switch input {
        case .edit(.replace(let shelves)):
            items = [:]
            add(shelves)
        case .edit(.insert(let shelves, before: _)): add(shelves)
        case .shelf(let list, .edit(.replace(let news))):
            items[names.id(of: list)] = news.all.map { names.id(of: $0.key) }
        case .shelf(let list, .edit(.insert(let news, let other))):
            let list = names.id(of: list)
            let all = items[list] ?? []
            let place = other.flatMap { all.firstIndex(of: names.id(of: $0)) } ?? all.count
            items[list]?.insert(contentsOf: news.map { names.id(of: $0.key) }, at: place)
        case .shelf(let list, .edit(.remove(let keys))):
            items[names.id(of: list)]?.removeAll { keys.map { names.id(of: $0) }.contains($0) }
        default: break
        }
    }

    private func problem(of moment: Playback.Moment) -> String? {
        var numbers: Set<Int> = []
        for row in moment.rows {
            guard let own = items[row.list] else { return "\(row.list) does not exist" }
            for (place, view) in row.views.enumerated() {
                if own.isEmpty { return "\(row.list) shows \(view.item)" }
                let index = ((view.slot % own.count) + own.count) % own.count
                if view.item != own[index] {
                    return "\(row.list) shows \(view.item) at \(view.slot)"
                }
                if !numbers.insert(view.number).inserted { return "view \(view.number) twice" }
                guard place > 0 else { continue }
                if view.start < row.views[place - 1].end - 1e-6 { return "\(view.item) overlaps" }
            }
        }
        return nil
    }

    /// The lists whose begins and ends do not match.
    private static func problem(of words: [Playback.Word]) -> String? {
        var underWay: Set<String> = []
        for word in words {
            let parts = word.text.components(separatedBy: ": ")
            let (list, text) = (parts.count > 1 ? parts[0] : "", parts[parts.count - 1])
            if text.hasPrefix("begin "), !underWay.insert(list).inserted { return "\(word) twice" }
            if text.hasPrefix("settle ") { underWay.remove(list) }
            if text.hasPrefix("cancel "), underWay.remove(list) == nil {
                return "\(word) of nothing"
            }
        }
        return underWay.isEmpty ? nil : "\(underWay) never end"
    }
}
