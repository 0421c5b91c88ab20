/// The names of things in a trace that is written: each key has a unique id.
struct WrittenNames<Key: Hashable & Sendable>: Sendable {
    private var ids: [Key: String] = [:]
    /// The names as bytes: `==` on strings also finds names equal that only look alike.
    private var taken: Set<[UInt8]> = []

    /// The id of a key as JSON.
    ///
    /// - Parameters:
    ///   - key: A key that has an id keeps it.
    ///   - number: The key's number, appended to an id that another key has.
    ///   - name: The id for a key without one.
    /// - Returns: The id, in quotes.
    mutating func id(of key: Key, _ number: Int, or name: String) -> String {
        if let id = ids[key] { return id }
        var name = name
        while !taken.insert(Array(name.utf8)).inserted { name += " (\(number))" }
        let id = JSONText.string(name)
        ids[key] = id
        return id
    }
}
