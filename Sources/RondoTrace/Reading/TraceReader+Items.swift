import Rondo

extension TraceReader {
    /// The items of a line, nil if the key is missing.
    mutating func items(_ fields: Fields, key: String = "items") throws(TraceError) -> [Item]? {
        guard let values = try fields.value(key, Self.listOfItems) else { return nil }
        var items: [Item] = []
        for value in values { items.append(try item(value, fields)) }
        try Self.checkDifferent(items.map { names.items.ids[$0.key.value] }, fields)
        return items
    }

    /// The items of a line that requires the key; the list may be empty.
    mutating func requiredItems(_ fields: Fields) throws(TraceError) -> [Item] {
        _ = try fields.required("items", Self.listOfItems)
        return try items(fields) ?? []
    }

    /// A list of ids, of items or of shelves.
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

    /// The lengths of items, or of shelves, by id.
    static func lengths(_ fields: Fields) throws(TraceError) -> [(id: Identifier, length: Points)] {
        let extents = try fields.requiredObject("extents", expected: #"{"a": 120}"#)
        let rule = "\(Configuration.Field.extent.rule)"
        return try extents.all(.number(rule, in: 0...1e9)).map { ($0.key, $0.value) }
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
    private mutating func item(_ value: JSONValue, _ fields: Fields) throws(TraceError) -> Item {
        switch value {
        case .string(let id):
            return Item(names.item(id))
        case .object(let values):
            let nameless = fields.inner(values, of: "an item")
            let id = try nameless.required("id", .identifier)
            let keys = fields.inner(values, of: id.title)
            try keys.allow(["id", "extent", "reuse"])
            return Item(
                names.item(id),
                extent: try keys.value("extent", .extent),
                reuse: names.kind(try keys.value("reuse", .identifier))
            )
        case .null, .bool, .number, .array:
            throw fields.error("an item is \(value), expected \"a\" or {\"id\": \"a\"}")
        }
    }
}

extension Identifier {
    /// The item's name in errors and refusals.
    var title: String { "item \(JSONText.string(text))" }
}
