import Rondo

/// The engine's names for those of a trace: a key for each item's id, a number for each kind of
/// view.
///
/// An id keeps its key for the whole trace, so that events behind its removal still know it, and
/// an item that comes back is the same one.
struct ItemDirectory: Sendable {
    /// All ids of the trace; `ids[i]` is that of the item with the key i.
    private(set) var ids: [Identifier] = []
    private var keys: [Identifier: ItemKey] = [:]
    private var kinds: [Identifier: ReuseIdentifier] = [:]

    /// The names in a trace, in the order in which they come; the items at the start have their
    /// index as key.
    ///
    /// - Complexity: O(n) where n is the number of items in the whole trace.
    init(_ trace: Trace) {
        add(trace.items)
        for list in trace.lists ?? [] { add(list.items) }
        for input in trace.inputs { add(input.action.items) }
    }

    /// The key of an id, nil when no item of the trace has that.
    func key(of id: Identifier) -> ItemKey? { keys[id] }

    /// The engine's items for those of a trace.
    func items(_ items: [TraceItem]) -> [Item] {
        items.compactMap { item in
            key(of: item.id).map { Item($0, extent: item.extent, reuse: kind(of: item)) }
        }
    }

    /// The engine's lengths for those of a trace; of ids that no item of the trace has there is none.
    func lengths(_ lengths: [TraceLength]) -> [(key: ItemKey, length: Points)] {
        lengths.compactMap { length in key(of: length.id).map { ($0, length.length) } }
    }

    private func kind(of item: TraceItem) -> ReuseIdentifier {
        item.reuse.flatMap { kinds[$0] } ?? .standard
    }

    private mutating func add(_ items: [TraceItem]) {
        for item in items {
            if keys[item.id] == nil {
                keys[item.id] = ItemKey(ids.count)
                ids.append(item.id)
            }
            // The standard kind is 0, those with a name count from 1.
            if let name = item.reuse, kinds[name] == nil {
                kinds[name] = ReuseIdentifier(kinds.count + 1)
            }
        }
    }
}

extension TraceInput.Action {
    /// The items that come with it.
    fileprivate var items: [TraceItem] {
        switch self {
        case .insert(let items, before: _), .replace(let items),
            .respond(request: _, .page(let items, next: _)),
            .respond(request: _, .items(let items)):
            items
        case .within(_, let action): action.items
        case .insertLists(let lists, before: _), .replaceLists(let lists),
            .respond(request: _, .lists(let lists, next: _)):
            lists.flatMap(\.items)
        case .press, .move, .release, .cancel, .wheel, .follow, .next, .previous, .scroll,
            .remove, .moveItem, .measure, .filter, .resize, .hide, .show, .reduceMotion, .pause,
            .resume,
            .respond(request: _, .failure), .retry, .tick:
            []
        }
    }
}
