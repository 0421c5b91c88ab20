import Rondo

/// A list of shelves, called `lists` in traces: the keys of the configuration.
extension TraceReader {
    private static let shelfKeys = ["id", "extent"] + layoutKeys + ["itemIDs", "items"]

    /// A trace of shelves without inputs, from its first line.
    mutating func traceOfShelves(_ fields: Fields) throws(TraceError) -> Trace {
        for key in ["items", "advance"] where fields.has(key) {
            throw fields.error("\"\(key)\" is beside \"lists\", expected one of them")
        }
        if try fields.value("pages", .bool) == true {
            throw fields.wrong("pages", "true", expected: "false: lists have cells")
        }
        _ = try fields.value("axis", .word(TraceWords(["vertical": true])))
        let field = Configuration.Field.keep
        if let keep = try fields.value("keep", .whole(field)), !field.allows(Double(keep)) {
            throw fields.wrong("keep", "\(keep)", expected: "\(field.rule)")
        }

        var configuration = Configuration(viewport: 0)
        configuration.ends = .list
        try Self.readFields(fields, into: &configuration)
        configuration.axis = .vertical
        var trace = Trace(configuration: configuration, viewport: try Self.viewport(fields))
        // Alignment, ends and snapping are those of the list of shelves, lengths are not.
        configuration.extent = .viewport
        configuration.spacing = 0
        configuration.take(try Self.commonLayout(fields))
        trace.layout = ShelfLayout(configuration)
        let shelves = try shelves(fields, layout: trace.layout) ?? []
        trace.shelves = shelves
        let rule = Rule<ItemIndex>.item(of: names.shelves.ids, expected: "the id of a list")
        try fields.read("initial", rule, into: &trace.configuration.initial)
        trace.feed = try Self.feed(fields)
        try fields.read("frameInterval", .frameInterval, into: &trace.frameInterval)
        if let problem = trace.shelvesConfiguration.problem(with: shelves.map { $0.shelf }) {
            throw error(problem, fields, shelves)
        }
        return trace
    }

    /// The shelves of a line, with this layout unless they have their own; nil if the key is
    /// missing.
    mutating func shelves(_ fields: Fields, layout: ShelfLayout) throws(TraceError) -> [TraceShelf]?
    {
        guard let values = try fields.value("lists", .list("a list of lists")) else { return nil }
        var ids: [Identifier] = []
        var shelves: [TraceShelf] = []
        for value in values {
            guard case .object(let keys) = value else {
                throw fields.error("a list is \(value), expected {\"id\": \"L1\"}")
            }
            let id = try fields.inner(keys, of: "a list").required("id", .identifier)
            ids.append(id)
            shelves.append(try shelf(id, fields.inner(keys, of: id.shelfTitle), layout))
        }
        try Self.checkDifferent(ids, fields) { $0.shelfTitle }
        return shelves
    }

    private mutating func shelf(_ id: Identifier, _ keys: Fields, _ common: ShelfLayout)
        throws(TraceError) -> TraceShelf
    {
        try keys.allow(Self.shelfKeys)
        let extent = try keys.value("extent", .extent)
        var own = Configuration(viewport: 0).laid(out: common)
        let numbers = try Self.layout(keys)
        own.take(numbers)
        let layout = numbers.isEmpty ? nil : ShelfLayout(own)
        let (items, here) = try itemsOfShelf(keys) ?? ([], [])
        return TraceShelf(
            Shelf(names.shelf(id), items: Items(items), extent: extent, layout: layout),
            here: here
        )
    }

    /// The items of a shelf: all of them, and those with data; nil if neither is given.
    mutating func itemsOfShelf(_ keys: Fields) throws(TraceError) -> (all: [Item], here: [ItemKey])?
    {
        let given = try items(keys)
        guard var all = try items(keys, key: "itemIDs") else {
            return given.map { ($0, $0.map { $0.key }) }
        }
        let known = Set(all.map { $0.key })
        var data: [ItemKey: Item] = [:]
        for item in given ?? [] {
            guard known.contains(item.key) else {
                let title = names.title(of: item.key)
                throw keys.error("\(title) is not among \"itemIDs\", expected one of them")
            }
            data[item.key] = item
        }
        for index in all.indices {
            guard let item = data[all[index].key] else { continue }
            all[index].extent = item.extent ?? all[index].extent
            if item.reuse != .standard { all[index].reuse = item.reuse }
        }
        return (all, all.map { $0.key }.filter { data[$0] != nil })
    }

    /// The engine's problem with shelves as an error.
    private func error(_ problem: ShelfProblem, _ fields: Fields, _ shelves: [TraceShelf])
        -> TraceError
    {
        let field = problem.problem.field
        var owner = problem.shelf.map { fields.named(names.title(of: $0)) } ?? fields
        var key = field.name
        if field == .length {
            key = problem.isOfList ? "lists" : "items"
        } else if let index = problem.problem.item, let shelf = problem.shelf, !problem.isOfList {
            owner = fields.named(names.title(of: shelves[shelf.value].shelf.items[index].key))
        }
        return owner.wrong(
            key,
            JSONText.number(problem.problem.value),
            expected: "\(field.rule)"
        )
    }
}

extension Identifier {
    /// The shelf's name in errors and refusals.
    var shelfTitle: String { "list \(JSONText.string(text))" }
}
