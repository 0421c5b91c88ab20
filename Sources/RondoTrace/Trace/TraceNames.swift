import Rondo

/// The engine's names for those of a trace: a key for each id, a number for each kind of view.
///
/// An id keeps its key for the whole trace, so that events behind its removal still know it, and
/// what comes back is the same. One that nothing in the trace has gets a key too, which the engine
/// refuses.
public struct TraceNames: Sendable {
    /// The ids of items; the one at i has the key i.
    private(set) var items = Numbering()
    /// The ids of lists likewise.
    private(set) var lists = Numbering()
    /// The names of the kinds of views; the one at i has the number i + 1.
    private(set) var kinds = Numbering()

    /// The id of an item.
    public func id(of key: ItemKey) -> String { items.ids[key.value].text }

    /// The id of a list.
    public func id(of key: ShelfKey) -> String { lists.ids[key.value].text }

    mutating func item(_ id: Identifier) -> ItemKey { ItemKey(items.number(of: id)) }

    mutating func list(_ id: Identifier) -> ShelfKey { ShelfKey(lists.number(of: id)) }

    /// The standard kind is 0, those with a name count from 1.
    mutating func kind(_ name: Identifier?) -> ReuseIdentifier {
        name.map { ReuseIdentifier(kinds.number(of: $0) + 1) } ?? .standard
    }

    /// What errors and refusals call an item.
    func title(of key: ItemKey) -> String { items.ids[key.value].title }

    /// What errors and refusals call a list.
    func title(of key: ShelfKey) -> String { lists.ids[key.value].listTitle }
}

/// Ids, each with a number of its own, in the order in which they came.
struct Numbering: Sendable {
    /// The id of each number.
    private(set) var ids: [Identifier] = []
    private var numbers: [Identifier: Int] = [:]

    /// The number of an id, the next one when it is new.
    mutating func number(of id: Identifier) -> Int {
        if let number = numbers[id] { return number }
        numbers[id] = ids.count
        ids.append(id)
        return ids.count - 1
    }
}
