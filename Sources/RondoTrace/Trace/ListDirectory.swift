import Rondo

/// The engine's names for the lists of a trace.
///
/// As with items, an id means the same list throughout the trace.
struct ListDirectory: Sendable {
    /// All ids of the trace's lists; `ids[i]` is that of the shelf with the key i.
    private(set) var ids: [Identifier] = []
    private var keys: [Identifier: ShelfKey] = [:]

    /// The names in a trace, in the order in which they come.
    init(_ trace: Trace) {
        add(trace.lists ?? [])
        for input in trace.inputs { add(input.action.lists) }
    }

    /// The key of an id, nil when no list of the trace has that.
    func key(of id: Identifier) -> ShelfKey? { keys[id] }

    /// The engine's shelves for lists of a trace.
    func shelves(_ lists: [TraceList], _ items: ItemDirectory) -> [Shelf] {
        lists.compactMap { list in
            key(of: list.id).map { key in
                Shelf(
                    key,
                    items: Items(items.items(list.items)),
                    extent: list.extent,
                    layout: list.layout
                )
            }
        }
    }

    private mutating func add(_ lists: [TraceList]) {
        for list in lists where keys[list.id] == nil {
            keys[list.id] = ShelfKey(ids.count)
            ids.append(list.id)
        }
    }
}

extension TraceInput.Action {
    /// The lists that come with it.
    fileprivate var lists: [TraceList] {
        switch self {
        case .insertLists(let lists, before: _), .replaceLists(let lists),
            .respond(request: _, .lists(let lists, next: _)):
            lists
        default: []
        }
    }
}
