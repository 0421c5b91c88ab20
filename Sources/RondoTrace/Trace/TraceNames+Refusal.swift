import Rondo

/// The reason for a refused input, with its item or shelf; the input changed nothing.
extension TraceNames {
    func reason(_ refusal: Refusal, of input: Input, _ isThere: (ItemKey) -> Bool) -> String {
        switch refusal {
        case .unknownItem:
            // A hidden item is in the list but cannot be scrolled to.
            let missing = input.named.first { !isThere($0) } ?? input.named.first
            return missing.map { "there is no \(title(of: $0))" } ?? refusal.reason
        case .itemIsThere:
            let twice = input.added.first(where: isThere)
            return twice.map { "\(title(of: $0)) is there already" } ?? refusal.reason
        case .brokenRule where input.setsLengths: return tooLong
        default: return refusal.reason
        }
    }

    /// The reason for an input after which all items together would be too long.
    private var tooLong: String { "\"length\" must be \(Problem.Field.length.rule)" }

    func reason(_ refusal: Refusal, of input: ShelvesInput, in shelves: Shelves) -> String {
        func isThere(_ key: ShelfKey) -> Bool { shelves.index(of: key) != nil }
        switch (refusal, input) {
        case (.unknownShelf, _):
            let missing = input.named.first { !isThere($0) }
            return missing.map { "there is no \(title(of: $0))" } ?? refusal.reason
        case (.itemIsThere, .edit(.insert(let added, before: _))):
            let twice = added.first { isThere($0.key) }
            return twice.map { "\(title(of: $0.key)) is there already" } ?? refusal.reason
        case (.brokenRule, .edit), (.brokenRule, .resize): return tooLong
        case (_, .shelf(let key, let input)):
            let items = shelves.index(of: key).map { shelves.shelves[$0].items }
            let reason = reason(refusal, of: input) { items?.index(of: $0) != nil }
            return refusal == .unknownItem ? "\(reason) in \(title(of: key))" : reason
        default: return refusal.reason
        }
    }
}

extension Input {
    /// The items that must be in the list for this input, in the engine's order of checks.
    fileprivate var named: [ItemKey] {
        switch self {
        case .scroll(let key, way: _, animated: _): [key]
        case .edit(.insert(_, let key)): [key].compactMap { $0 }
        case .edit(.remove(let keys)): keys
        case .edit(.move(let key, let other)): [key, other].compactMap { $0 }
        default: []
        }
    }

    /// Whether it changes the lengths of items, each of which follows the rule, but not all other
    /// options.
    fileprivate var setsLengths: Bool {
        switch self {
        case .edit, .resize: true
        default: false
        }
    }

    /// The items that must not be in the list.
    fileprivate var added: [ItemKey] {
        if case .edit(.insert(let items, before: _)) = self { items.map { $0.key } } else { [] }
    }
}

extension ShelvesInput {
    /// The shelves that must exist for this input, in the engine's order of checks.
    fileprivate var named: [ShelfKey] {
        switch self {
        case .scroll(let key, way: _, animated: _), .shelf(let key, _): [key]
        case .edit(.insert(_, let key)): [key].compactMap { $0 }
        case .edit(.remove(let keys)): keys
        case .edit(.move(let key, let other)): [key, other].compactMap { $0 }
        default: []
        }
    }
}
