import Rondo

extension TraceReader {
    /// The items of a configuration; none when the key is not given.
    static func items(_ fields: Fields) throws(TraceError) -> [TraceItem] {
        var items: [TraceItem] = []
        var ids: Set<Identifier> = []
        for value in try fields.value("items", .list("a list of items")) ?? [] {
            let item = try item(value, fields)
            guard ids.insert(item.id).inserted else {
                throw fields.error("\(item.title) is given twice, expected each id once")
            }
            items.append(item)
        }
        return items
    }

    /// An item: its id alone, or an object.
    private static func item(_ value: JSONValue, _ fields: Fields) throws(TraceError) -> TraceItem {
        switch value {
        case .string(let id):
            return TraceItem(id: Identifier(id))
        case .object(let values):
            let nameless = fields.inner(values, of: "an item")
            var item = TraceItem(id: try nameless.required("id", .identifier))
            let keys = fields.inner(values, of: item.title)
            try keys.allow(["id", "extent", "reuse"])
            item.extent = try keys.value("extent", .extent)
            item.reuse = try keys.value("reuse", .identifier)
            return item
        case .null, .bool, .number, .array:
            throw fields.error("an item is \(value), expected \"a\" or {\"id\": \"a\"}")
        }
    }
}

extension TraceItem {
    /// What errors call it.
    var title: String { "item \(JSONText.string(id.text))" }
}
