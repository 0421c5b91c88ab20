import RondoGTK

/// The loaded data by id, and the number by which the engine knows each id.
@MainActor
final class Table<Value> {
    private var keys: [String: Int] = [:]
    private var rows: [(id: String, value: Value?)] = []

    /// The number of an id; an id keeps its number.
    func key(of id: String) -> ItemKey {
        if let key = keys[id] { return ItemKey(key) }
        keys[id] = rows.count
        rows.append((id, nil))
        return ItemKey(rows.count - 1)
    }

    func id(of key: ItemKey) -> String { rows[key.value].id }

    /// The data of an item; nil before it has loaded.
    subscript(key: ItemKey) -> Value? { rows[key.value].value }

    /// Stores data; returns the numbers of its items.
    @discardableResult
    func add(_ values: [Value], id: (Value) -> String) -> [ItemKey] {
        values.map { value in
            let key = key(of: id(value))
            rows[key.value].value = value
            return key
        }
    }
}
