import Rondo

/// A vertical list of horizontal lists: the keys of the configuration.
extension TraceReader {
    private static let listKeys = [
        "id", "extent", "itemExtent", "spacing", "alignment", "ends", "snap", "itemIDs", "items",
    ]

    /// A trace of lists without inputs, from its first line.
    mutating func traceOfLists(_ fields: Fields) throws(TraceError) -> Trace {
        for key in ["items", "advance"] where fields.has(key) {
            throw fields.error("\"\(key)\" stands beside \"lists\", expected one of them")
        }
        if try fields.value("pages", .bool) == true {
            throw fields.wrong("pages", "true", expected: "false: lists have cells")
        }
        _ = try fields.value("axis", .word(["vertical": true]))
        _ = try fields.value("keep", .whole(.keep))

        var configuration = Configuration(viewport: 0)
        configuration.ends = .list
        try Self.readFields(fields, into: &configuration)
        configuration.axis = .vertical
        var trace = Trace(configuration: configuration, viewport: try Self.viewport(fields))
        let lists = try lists(fields, layout: trace.shelfLayout) ?? []
        trace.lists = lists
        let rule = Rule<ItemIndex>.item(of: names.lists.ids, expected: "the id of a list")
        try fields.read("initial", rule, into: &trace.configuration.initial)
        trace.feed = try Self.feed(fields)
        try fields.read("frameInterval", .frameInterval, into: &trace.frameInterval)
        if let problem = trace.shelvesConfiguration.problem(with: lists.map { $0.shelf }) {
            throw error(problem, fields, lists)
        }
        return trace
    }

    /// The lists of a line, with this layout unless they have their own; nil if the key is missing.
    mutating func lists(_ fields: Fields, layout: ShelfLayout) throws(TraceError) -> [TraceList]? {
        guard let values = try fields.value("lists", .list("a list of lists")) else { return nil }
        var ids: [Identifier] = []
        var lists: [TraceList] = []
        for value in values {
            guard case .object(let keys) = value else {
                throw fields.error("a list is \(value), expected {\"id\": \"L1\"}")
            }
            let id = try fields.inner(keys, of: "a list").required("id", .identifier)
            ids.append(id)
            lists.append(try list(id, fields.inner(keys, of: id.listTitle), layout))
        }
        try Self.checkDifferent(ids, fields) { $0.listTitle }
        return lists
    }

    private mutating func list(_ id: Identifier, _ keys: Fields, _ common: ShelfLayout)
        throws(TraceError) -> TraceList
    {
        try keys.allow(Self.listKeys)
        let extent = try keys.value("extent", .extent)
        var own = Configuration(viewport: 0).laid(out: common)
        try keys.read("itemExtent", .extent, into: &own.extent)
        try keys.read("spacing", .spacing, into: &own.spacing)
        try keys.read(.alignment, into: &own)
        try keys.read(.snap, into: &own)
        try Self.readEnds(keys, into: &own)
        let (items, here) = try itemsOfList(keys) ?? ([], [])
        return TraceList(
            Shelf(names.list(id), items: Items(items), extent: extent, layout: ShelfLayout(own)),
            here: here
        )
    }

    /// The items of a list: all of them, and those with data; nil if neither is given.
    mutating func itemsOfList(_ keys: Fields) throws(TraceError) -> (all: [Item], here: [ItemKey])?
    {
        let given = try items(keys)
        guard var all = try items(keys, key: "itemIDs") else {
            return given.map { ($0, $0.map { $0.key }) }
        }
        for item in given ?? [] {
            guard let index = all.firstIndex(where: { $0.key == item.key }) else {
                let title = names.title(of: item.key)
                throw keys.error("\(title) is not among \"itemIDs\", expected one of them")
            }
            all[index].extent = item.extent ?? all[index].extent
            if item.reuse != .standard { all[index].reuse = item.reuse }
        }
        let here = Set((given ?? []).map { $0.key })
        return (all, all.map { $0.key }.filter(here.contains))
    }

    /// The engine's problem with lists as an error.
    private func error(_ problem: ShelfProblem, _ fields: Fields, _ lists: [TraceList])
        -> TraceError
    {
        let field = problem.problem.field
        var owner = problem.shelf.map { fields.named(names.title(of: $0)) } ?? fields
        var key = field.name
        if field == .length {
            key = problem.isOfList ? "lists" : "items"
        } else if let index = problem.problem.item, let list = problem.shelf, !problem.isOfList {
            owner = fields.named(names.title(of: lists[list.value].shelf.items[index].key))
        }
        return owner.wrong(
            key,
            JSONText.number(problem.problem.value),
            expected: "\(field.rule)"
        )
    }
}

extension Identifier {
    /// The list's name in errors and refusals.
    var listTitle: String { "list \(JSONText.string(text))" }
}
