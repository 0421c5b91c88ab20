/// What a trace that is written calls things: each key has an id that no other has.
struct WrittenNames<Key: Hashable & Sendable>: Sendable {
    private var ids: [Key: String] = [:]
    private var taken: Set<Identifier> = []

    /// The id of a key as JSON.
    ///
    /// - Parameters:
    ///   - key: One that has an id keeps it.
    ///   - number: The key's; it stands behind an id that another key has.
    ///   - name: The id when the key has none.
    /// - Returns: The id, in quotes.
    mutating func id(of key: Key, _ number: Int, or name: String) -> String {
        if let id = ids[key] { return id }
        var name = name
        while !taken.insert(Identifier(name)).inserted { name += " (\(number))" }
        let id = JSONText.string(name)
        ids[key] = id
        return id
    }
}
