import Rondo

/// The engine's keys and numbers for the names of a trace: a key for each id, a number for each
/// kind of view.
///
/// An id keeps its key for the whole trace, so that events after its removal still know it, and an
/// item that returns is the same one. An unknown id gets a key too, which the engine refuses.
public struct TraceNames: Sendable {
    /// The ids of items; the id at i has the key i.
    private(set) var items = Numbering()
    /// The ids of shelves in the same way.
    private(set) var shelves = Numbering()
    /// The names of the kinds of views; the name at i has the number i + 1.
    private(set) var kinds = Numbering()

    /// The id of an item.
    public func id(of key: ItemKey) -> String { items.ids[key.value].text }

    /// The id of a shelf.
    public func id(of key: ShelfKey) -> String { shelves.ids[key.value].text }

    mutating func item(_ id: Identifier) -> ItemKey { ItemKey(items.number(of: id)) }

    mutating func shelf(_ id: Identifier) -> ShelfKey { ShelfKey(shelves.number(of: id)) }

    /// The standard kind is 0; named kinds count from 1.
    mutating func kind(_ name: Identifier?) -> ReuseIdentifier {
        name.map { ReuseIdentifier(kinds.number(of: $0) + 1) } ?? .standard
    }

    /// An item's name in errors and refusals.
    func title(of key: ItemKey) -> String { items.ids[key.value].title }

    /// A shelf's name in errors and refusals.
    func title(of key: ShelfKey) -> String { shelves.ids[key.value].shelfTitle }
}

/// Numbers for ids, in the order in which they occur.
struct Numbering: Sendable {
    /// The id of each number.
    private(set) var ids: [Identifier] = []
    private var numbers: [Identifier: Int] = [:]

    /// The number of an id; the next one if it is new.
    mutating func number(of id: Identifier) -> Int {
        if let number = numbers[id] { return number }
        numbers[id] = ids.count
        ids.append(id)
        return ids.count - 1
    }
}
