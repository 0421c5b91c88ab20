import RondoGTK

/// What is known of things by their ids, and the numbers that the engine knows them by.
@MainActor
final class Table<Value> {
    private var keys: [String: Int] = [:]
    private var rows: [(id: String, value: Value?)] = []

    /// The number of an id, always the same.
    func key(of id: String) -> ItemKey {
        if let key = keys[id] { return ItemKey(key) }
        keys[id] = rows.count
        rows.append((id, nil))
        return ItemKey(rows.count - 1)
    }

    func id(of key: ItemKey) -> String { rows[key.value].id }

    /// What is known of a thing; nil before it has come.
    subscript(key: ItemKey) -> Value? { rows[key.value].value }

    /// Notes things; the answer is their numbers.
    @discardableResult
    func add(_ values: [Value], id: (Value) -> String) -> [ItemKey] {
        values.map { value in
            let key = key(of: id(value))
            rows[key.value].value = value
            return key
        }
    }
}
