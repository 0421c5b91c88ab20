extension JSON {
    init(_ room: Room) {
        self = .object([
            ("id", .string(room.id)),
            ("title", .string(room.title)),
            ("host", .string(room.host)),
            ("viewers", .number(room.viewers)),
            ("hue", .number(room.hue)),
            ("cover", .cover(room.id)),
        ])
    }

    init(_ item: Item) {
        self = .object([
            ("id", .string(item.id)),
            ("title", .string(item.title)),
            ("subtitle", .string(item.subtitle)),
            ("hue", .number(item.hue)),
            ("cover", .cover(item.id)),
        ])
    }

    init(_ shelf: Shelf) {
        self = .object([
            ("id", .string(shelf.id)),
            ("title", .string(shelf.title)),
            ("itemIDs", .array(shelf.itemIDs.map { .string($0) })),
        ])
    }

    /// A page under the name of its list.
    init<Element>(_ paged: Paged<Element>, of list: Cursor.List, json: (Element) -> JSON) {
        self = .object([
            ("\(list)", .array(paged.elements.map(json))),
            ("next", paged.next.map { .string($0.text(in: list)) } ?? .null),
        ])
    }

    private static func cover(_ id: String) -> JSON { .string("/api/covers/\(id).svg") }
}
