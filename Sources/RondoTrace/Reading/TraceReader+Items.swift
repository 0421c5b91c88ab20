import Rondo

extension TraceReader {
    /// The items of a line, nil when the key is not given.
    static func items(_ fields: Fields, key: String = "items") throws(TraceError) -> [TraceItem]? {
        guard let values = try fields.value(key, listOfItems) else { return nil }
        var items: [TraceItem] = []
        for value in values { items.append(try item(value, fields)) }
        try checkDifferent(items.map(\.id), fields)
        return items
    }

    /// The items of a line that must have some, be it none.
    static func requiredItems(_ fields: Fields) throws(TraceError) -> [TraceItem] {
        _ = try fields.required("items", listOfItems)
        return try items(fields) ?? []
    }

    /// The ids of items that are named alone.
    static func ids(_ fields: Fields, key: String = "ids") throws(TraceError) -> [Identifier] {
        var ids: [Identifier] = []
        for value in try fields.required(key, .list("a list of ids")) {
            guard let id = Rule<Identifier>.identifier.read(value) else {
                throw fields.error("an id is \(value), expected a string")
            }
            ids.append(id)
        }
        try checkDifferent(ids, fields)
        return ids
    }

    /// The lengths of items, by id.
    static func lengths(_ fields: Fields) throws(TraceError) -> [TraceLength] {
        let extents = try fields.requiredObject("extents", expected: #"{"a": 120}"#)
        let rule = "\(Problem.Field.extent.rule)"
        return try extents.all(.number(rule, in: 0...1e9)).map {
            TraceLength(Identifier($0.key), $0.value)
        }
    }

    private static var listOfItems: Rule<[JSONValue]> { .list("a list of items") }

    static func checkDifferent(
        _ ids: [Identifier],
        _ fields: Fields,
        title: (Identifier) -> String = { $0.title }
    ) throws(TraceError) {
        var seen: Set<Identifier> = []
        for id in ids where !seen.insert(id).inserted {
            throw fields.error("\(title(id)) is given twice, expected each id once")
        }
    }

    /// An item: its id alone, or an object.
    private static func item(_ value: JSONValue, _ fields: Fields) throws(TraceError) -> TraceItem {
        switch value {
        case .string(let id):
            return TraceItem(id: Identifier(id))
        case .object(let values):
            let nameless = fields.inner(values, of: "an item")
            var item = TraceItem(id: try nameless.required("id", .identifier))
            let keys = fields.inner(values, of: item.id.title)
            try keys.allow(["id", "extent", "reuse"])
            item.extent = try keys.value("extent", .extent)
            item.reuse = try keys.value("reuse", .identifier)
            return item
        case .null, .bool, .number, .array:
            throw fields.error("an item is \(value), expected \"a\" or {\"id\": \"a\"}")
        }
    }
}

extension Identifier {
    /// What errors and refusals call the item of this id.
    var title: String { "item \(JSONText.string(text))" }
}
