import Rondo

/// What inputs say when there are lists: those that name one are for it, the others for the list
/// of lists.
extension TraceReader {
    static func actionOfLists(
        _ name: TraceInput.Name,
        isOfItem: Bool,
        _ keys: Fields,
        _ layout: ShelfLayout
    ) throws(TraceError) -> TraceInput.Action {
        let list = try keys.value("list", .identifier)
        switch name {
        case .insert:
            let before = try before(keys)
            if let list { return .within(list, .insert(try changed(keys), before: before)) }
            return .insertLists(try changedLists(keys, layout), before: before)
        case .replace:
            if let list { return .within(list, .replace(try changed(keys))) }
            return .replaceLists(try changedLists(keys, layout))
        case .filter:
            throw keys.error("\"filter\" stands in a trace of lists, expected one without lists")
        default:
            let action =
                isOfItem ? try moveOfItem(keys) : try action(name, keys, lists: layout)
            return list.map { .within($0, action) } ?? action
        }
    }

    /// The items that come to a list.
    private static func changed(_ keys: Fields) throws(TraceError) -> [TraceItem] {
        if keys.has("lists") {
            throw keys.error("\"lists\" stands beside \"list\", expected one of them")
        }
        guard let items = try itemsOfList(keys) else {
            throw keys.error("\"items\" and \"itemIDs\" are missing, expected one of them")
        }
        return items
    }

    /// The lists that come.
    private static func changedLists(_ keys: Fields, _ layout: ShelfLayout) throws(TraceError)
        -> [TraceList]
    {
        if let key = ["items", "itemIDs"].first(where: { keys.has($0) }) {
            throw keys.error("\"\(key)\" stands without \"list\", expected the id of a list there")
        }
        guard let lists = try lists(keys, layout: layout) else {
            throw keys.error("\"list\" and \"lists\" are missing, expected one of them")
        }
        return lists
    }

    /// What came back for a request: items by id, a page of lists, or an error.
    static func answerOfLists(_ keys: Fields, _ layout: ShelfLayout) throws(TraceError)
        -> TraceInput.Answer
    {
        let given = ["items", "lists", "error"].filter { keys.has($0) }
        guard let kind = given.first, given.count == 1 else {
            throw keys.error(
                given.isEmpty
                    ? "\"items\", \"lists\" and \"error\" are missing, expected one of them"
                    : "\"\(given[0])\" stands beside \"\(given[1])\", expected one of them"
            )
        }
        if kind == "lists", let lists = try lists(keys, layout: layout) {
            return .lists(lists, next: try keys.required("next", .nullable(.string("a cursor"))))
        }
        if kind == "error" {
            if keys.has("next") {
                throw keys.error("\"next\" stands beside \"error\", expected one of them")
            }
            return .failure(try keys.required("error", .string("a string")))
        }
        let noCursor = Rule<Void>("null: items by id have no next page") { value in
            value == .null ? () : nil
        }
        _ = try keys.value("next", noCursor)
        let items = try requiredItems(keys)
        if let item = items.first(where: { $0.extent != nil || $0.reuse != nil }) {
            throw keys.error("\(item.id.title) has more than an id, expected its id alone")
        }
        return .items(items)
    }
}

extension TraceInput.Name {
    /// The further keys of such an input when there are lists.
    func keysOfLists(isOfItem: Bool) -> [String] {
        switch self {
        case .insert, .replace: ["list", "lists", "itemIDs"]
        case .remove, .measure, .next, .previous, .scroll, .follow: ["list"]
        case .move: isOfItem ? ["list"] : []
        case .respond: ["lists"]
        case .wheel: ["y"]
        case .press, .release, .cancel, .filter, .resize, .hide, .show, .reduceMotion, .pause,
            .resume, .retry, .tick:
            []
        }
    }
}
