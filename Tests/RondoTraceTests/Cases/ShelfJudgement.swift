import Foundation

@testable import Rondo
@testable import RondoTrace

/// Checks a trace of shelves with plain arrays: each shelf shows its own items in order, no view is
/// in two places, and every begin has its end.
struct ShelfJudgement {
    private let names: TraceNames
    /// The items of each present shelf.
    private var items: [String: [String]] = [:]

    /// The first problem in the output of a trace, nil without one.
    static func problem(of trace: Trace) -> String? {
        var judgement = ShelfJudgement(names: trace.names)
        judgement.add((trace.shelves ?? []).map(\.shelf))
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
        case .shelf(let key, .edit(.replace(let new))):
            items[names.id(of: key)] = new.all.map { names.id(of: $0.key) }
        case .shelf(let key, .edit(.insert(let new, let other))):
            let id = names.id(of: key)
            let all = items[id] ?? []
            let place = other.flatMap { all.firstIndex(of: names.id(of: $0)) } ?? all.count
            items[id]?.insert(contentsOf: new.map { names.id(of: $0.key) }, at: place)
        case .shelf(let key, .edit(.remove(let keys))):
            items[names.id(of: key)]?.removeAll { keys.map { names.id(of: $0) }.contains($0) }
        default: break
        }
    }

    private func problem(of moment: Playback.Moment) -> String? {
        var numbers: Set<Int> = []
        for shelf in moment.shelves {
            guard let own = items[shelf.id] else { return "\(shelf.id) does not exist" }
            for (place, view) in shelf.views.enumerated() {
                if own.isEmpty { return "\(shelf.id) shows \(view.item)" }
                let index = ((view.slot % own.count) + own.count) % own.count
                if view.item != own[index] {
                    return "\(shelf.id) shows \(view.item) at \(view.slot)"
                }
                if !numbers.insert(view.number).inserted { return "view \(view.number) twice" }
                guard place > 0 else { continue }
                if view.start < shelf.views[place - 1].end - 1e-6 { return "\(view.item) overlaps" }
            }
        }
        return nil
    }

    /// The shelves whose begins and ends do not match.
    private static func problem(of words: [Playback.Word]) -> String? {
        var underWay: Set<String> = []
        for word in words {
            let parts = word.text.components(separatedBy: ": ")
            let (shelf, text) = (parts.count > 1 ? parts[0] : "", parts[parts.count - 1])
            if text.hasPrefix("begin "), !underWay.insert(shelf).inserted { return "\(word) twice" }
            if text.hasPrefix("settle ") { underWay.remove(shelf) }
            if text.hasPrefix("cancel "), underWay.remove(shelf) == nil {
                return "\(word) of nothing"
            }
        }
        return underWay.isEmpty ? nil : "\(underWay) never end"
    }
}
