extension Sequence {
    /// The elements in order, only the first of several with the same key.
    func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
