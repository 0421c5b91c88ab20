import Rondo

/// A vertical list of horizontal lists: the configuration's lines that tell of them.
extension TraceReader {
    private static let listKeys = [
        "id", "extent", "itemExtent", "spacing", "alignment", "ends", "snap", "itemIDs", "items",
    ]

    /// A trace of lists without inputs, as its first line says.
    static func traceOfLists(_ fields: Fields) throws(TraceError) -> Trace {
        for key in ["items", "advance"] where fields.has(key) {
            throw fields.error("\"\(key)\" stands beside \"lists\", expected one of them")
        }
        if try fields.value("pages", .bool) == true {
            throw fields.wrong("pages", "true", expected: "false: lists have cells")
        }
        _ = try fields.value("axis", .word(["vertical": Configuration.Axis.vertical]))
        _ = try fields.value("keep", .whole(.keep))

        var configuration = Configuration(viewport: 0)
        configuration.ends = .list
        try readLayout(fields, into: &configuration)
        try readMotion(fields, into: &configuration)
        configuration.axis = .vertical
        var trace = Trace(configuration: configuration, viewport: try viewport(fields))
        let lists = try lists(fields, layout: trace.shelfLayout) ?? []
        trace.lists = lists
        let rule = Rule<ItemIndex>.item(of: lists.map(\.id), expected: "the id of a list")
        try fields.read("initial", rule, into: &trace.configuration.initial)
        trace.feed = try feed(fields)
        try fields.read("frameInterval", .frameInterval, into: &trace.frameInterval)
        let shelves = ListDirectory(trace).shelves(lists, ItemDirectory(trace))
        if let problem = trace.shelvesConfiguration.problem(with: shelves) {
            throw error(problem, fields, lists)
        }
        return trace
    }

    /// The lists of a line, each with this layout where it has none of its own; nil when the key is
    /// not given.
    static func lists(_ fields: Fields, layout: ShelfLayout) throws(TraceError) -> [TraceList]? {
        guard let values = try fields.value("lists", .list("a list of lists")) else { return nil }
        var lists: [TraceList] = []
        for value in values {
            guard case .object(let keys) = value else {
                throw fields.error("a list is \(value), expected {\"id\": \"L1\"}")
            }
            let id = try fields.inner(keys, of: "a list").required("id", .identifier)
            lists.append(try list(id, fields.inner(keys, of: id.listTitle), layout))
        }
        try checkDifferent(lists.map(\.id), fields) { $0.listTitle }
        return lists
    }

    private static func list(_ id: Identifier, _ keys: Fields, _ layout: ShelfLayout)
        throws(TraceError) -> TraceList
    {
        try keys.allow(listKeys)
        var list = TraceList(id: id, layout: layout)
        list.extent = try keys.value("extent", .extent)
        try keys.read("itemExtent", .extent, into: &list.layout.extent)
        let spacing = Problem.Field.spacing.rule
        try keys.read("spacing", .number("\(spacing)", in: 0...1e9), into: &list.layout.spacing)
        try keys.read("alignment", .alignment, into: &list.layout.alignment)
        try keys.read("snap", .snap, into: &list.layout.snap)
        try readEnds(keys, into: &list.layout.ends)
        list.items = try itemsOfList(keys) ?? []
        return list
    }

    /// The items of a list: all ids, and those whose data is here; nil when neither is given.
    static func itemsOfList(_ keys: Fields) throws(TraceError) -> [TraceItem]? {
        let here = try items(keys)
        guard var all = try items(keys, key: "itemIDs") else { return here }
        for index in all.indices { all[index].isHere = false }
        for item in here ?? [] {
            guard let index = all.firstIndex(where: { $0.id == item.id }) else {
                throw keys.error("\(item.id.title) is not among \"itemIDs\", expected one of them")
            }
            all[index].isHere = true
            all[index].extent = item.extent ?? all[index].extent
            all[index].reuse = item.reuse ?? all[index].reuse
        }
        return all
    }

    /// What the engine says against lists.
    private static func error(_ problem: ShelfProblem, _ fields: Fields, _ lists: [TraceList])
        -> TraceError
    {
        let list = problem.shelf.map { lists[$0.value] }
        let field = problem.problem.field
        var owner = list.map { fields.named($0.id.listTitle) } ?? fields
        var key = "\(field)"
        if field == .length {
            key = problem.isOfList ? "lists" : "items"
        } else if let index = problem.problem.item, let list, !problem.isOfList {
            owner = fields.named(list.items[index.value].id.title)
        }
        return owner.wrong(
            key,
            JSONText.number(problem.problem.value),
            expected: "\(field.rule)"
        )
    }
}

extension Identifier {
    /// What errors and refusals call the list of this id.
    var listTitle: String { "list \(JSONText.string(text))" }
}
