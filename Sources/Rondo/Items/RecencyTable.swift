/// A table of values by key that also knows the order in which they were stored.
///
/// It is a hash table like `KeyTable`, with removal; its nodes are linked from the oldest to the
/// newest. The memory of removed values is reused.
struct RecencyTable<Value: Sendable>: Sendable {
    private struct Node: Sendable {
        var key: ItemKey
        var value: Value
        /// The places of its neighbours in age, nil at the ends.
        var older: Int?
        var newer: Int?
    }

    /// The number of values.
    private(set) var count = 0
    private var nodes: [Node] = []
    /// Unused places in `nodes`.
    private var free: [Int] = []
    /// For each entry the place plus one of its node, or 0.
    ///
    /// Its size is a power of two, and at most half of it is used.
    private var entries: [Int32] = [0, 0, 0, 0]
    private var oldest: Int?
    private var newest: Int?

    /// The value of a key, or nil.
    subscript(key: ItemKey) -> Value? {
        let stored = entries[entry(of: key)]
        return stored == 0 ? nil : nodes[Int(stored) - 1].value
    }

    /// The key of the oldest value, or nil.
    var oldestKey: ItemKey? { oldest.map { nodes[$0].key } }

    /// Stores a value as the newest one; replaces an earlier value of the key.
    ///
    /// - Complexity: O(1), amortized.
    mutating func put(_ value: Value, for key: ItemKey) {
        let stored = entries[entry(of: key)]
        guard stored == 0 else {
            let place = Int(stored) - 1
            nodes[place].value = value
            unlink(place)
            link(place)
            return
        }
        if 2 * (count + 1) > entries.count { grow() }
        let node = Node(key: key, value: value, older: nil, newer: nil)
        let place: Int
        if let unused = free.popLast() {
            place = unused
            nodes[place] = node
        } else {
            place = nodes.count
            nodes.append(node)
        }
        entries[entry(of: key)] = Int32(place + 1)
        count += 1
        link(place)
    }

    /// Changes the value of a key without changing its age; false if the key is not in the table.
    mutating func change(_ key: ItemKey, _ body: (inout Value) -> Void) -> Bool {
        let stored = entries[entry(of: key)]
        guard stored != 0 else { return false }
        body(&nodes[Int(stored) - 1].value)
        return true
    }

    /// Removes and returns a value; nil if there was none.
    ///
    /// - Complexity: O(1).
    @discardableResult
    mutating func remove(_ key: ItemKey) -> Value? {
        let index = entry(of: key)
        guard entries[index] != 0 else { return nil }
        let place = Int(entries[index]) - 1
        close(index)
        unlink(place)
        free.append(place)
        count -= 1
        return nodes[place].value
    }

    /// Removes all values.
    mutating func removeAll() { self = RecencyTable() }

    /// Calls a function for each key and value, the oldest first.
    func visit(_ body: (ItemKey, Value) -> Void) {
        var next = oldest
        while let place = next {
            body(nodes[place].key, nodes[place].value)
            next = nodes[place].newer
        }
    }
}

// MARK: - The order

extension RecencyTable {
    private mutating func link(_ place: Int) {
        nodes[place].older = newest
        nodes[place].newer = nil
        if let newest { nodes[newest].newer = place } else { oldest = place }
        newest = place
    }

    private mutating func unlink(_ place: Int) {
        let node = nodes[place]
        if let older = node.older { nodes[older].newer = node.newer } else { oldest = node.newer }
        if let newer = node.newer { nodes[newer].older = node.older } else { newest = node.older }
    }
}

// MARK: - The hash table

extension RecencyTable {
    /// The entry of a key, or the free one where it would be stored.
    private func entry(of key: ItemKey) -> Int {
        let mask = entries.count - 1
        var index = key.spread & mask
        while entries[index] != 0, nodes[Int(entries[index]) - 1].key != key {
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow() {
        entries = Array(repeating: 0, count: 2 * entries.count)
        var next = oldest
        while let place = next {
            entries[entry(of: nodes[place].key)] = Int32(place + 1)
            next = nodes[place].newer
        }
    }

    /// Empties an entry; following entries move up, so that each is still found from its own place.
    private mutating func close(_ index: Int) {
        let mask = entries.count - 1
        var hole = index
        var next = (hole + 1) & mask
        while entries[next] != 0 {
            let home = nodes[Int(entries[next]) - 1].key.spread & mask
            if (next - home) & mask >= (next - hole) & mask {
                entries[hole] = entries[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        entries[hole] = 0
    }
}
