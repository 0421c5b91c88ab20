/// The items and the shelves, which never change.
struct Catalogue {
    private let item: Statement
    private let shelves: Statement
    private let places: Statement

    init(on connection: Connection) throws(DatabaseError) {
        item = try Statement(
            "SELECT id, title, subtitle, hue FROM item WHERE id = ?",
            on: connection
        )
        shelves = try Statement(
            "SELECT number, id, title FROM shelf WHERE number > ? ORDER BY number LIMIT ?",
            on: connection
        )
        places = try Statement(
            "SELECT item FROM shelf_item WHERE shelf = ? ORDER BY place",
            on: connection
        )
    }

    /// The items with some ids, in the order of the ids; unknown ids are skipped.
    func items(_ ids: [Identifier]) throws(DatabaseError) -> [Item] {
        var items: [Item] = []
        for id in ids {
            items += try item.all(.text(id.text)) { row in
                Item(
                    id: row.text(0),
                    title: row.text(1),
                    subtitle: row.text(2),
                    hue: Int(row.integer(3))
                )
            }
        }
        return items
    }

    func shelves(_ asked: PageRequest) throws(DatabaseError) -> Paged<Shelf> {
        let after = asked.after?.number ?? 0
        let rows = try shelves.all(.integer(after), .integer(Int64(asked.limit + 1))) {
            (number: $0.integer(0), id: $0.text(1), title: $0.text(2))
        }
        var entries: [(number: Int64, element: Shelf)] = []
        for row in rows {
            let itemIDs = try places.all(.integer(row.number)) { $0.text(0) }
            entries.append((row.number, Shelf(id: row.id, title: row.title, itemIDs: itemIDs)))
        }
        return Paged(entries, limit: asked.limit)
    }
}
