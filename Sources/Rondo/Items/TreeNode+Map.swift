extension TreeNode {
    /// Builds a map of `count` entries, which a function returns in the order of their codes.
    ///
    /// The sum of an entry is that of the entry alone.
    static func map(_ count: Int, _ entry: (Int) -> TreeEntry) -> TreeNode {
        var nodes = nodes(count, entry)
        while nodes.count > 1 {
            let below = nodes
            nodes = Self.nodes(below.count) { TreeEntry(below[$0]) }
        }
        return nodes.first ?? TreeNode()
    }

    /// Rows of entries, all of about the same length.
    private static func nodes(_ count: Int, _ entry: (Int) -> TreeEntry) -> [TreeNode] {
        let nodes = count > width ? (count + usualWidth - 1) / usualWidth : Swift.min(count, 1)
        return (0..<nodes).map { place in
            TreeNode((count * place / nodes..<count * (place + 1) / nodes).lazy.map(entry))
        }
    }

    /// Finds the last entry of a leaf for which a test holds.
    ///
    /// - Parameters:
    ///   - isBefore: A test that holds for all entries before one for which it holds. Gets two sums
    ///     that add up to the total before an entry, and the entry's code.
    ///   - body: Gets the entry, or the first one if the test holds for none, and the total before
    ///     it.
    /// - Returns: The result of `body`.
    /// - Precondition: There is an entry.
    /// - Complexity: O(log n).
    @inline(__always)
    func last<Answer>(
        where isBefore: (_ far: LengthSum, _ near: LengthSum, _ code: UInt64) -> Bool,
        _ body: (_ entry: borrowing TreeEntry, _ sum: LengthSum) -> Answer
    ) -> Answer {
        withExtendedLifetime(self) {
            var span = span
            var sum = LengthSum()
            while true {
                let place = span.last { isBefore(sum, $0, $1) }
                sum += span.sum(before: place)
                let entry = span[place]
                guard entry.pointee.child.isEmpty else {
                    span = entry.pointee.child.span
                    continue
                }
                return body(entry.pointee, sum)
            }
        }
    }

    /// Changes the chunk of the item at an index.
    ///
    /// - Parameters:
    ///   - index: That of an item.
    ///   - body: Gets the chunk's entry, and the index of its first item.
    /// - Complexity: O(log n).
    mutating func changeChunk(at index: Int, _ body: (inout TreeEntry, _ start: Int) -> Void) {
        changeChunk(at: index, behind: 0, body)
    }

    private mutating func changeChunk(
        at index: Int,
        behind start: Int,
        _ body: (inout TreeEntry, _ start: Int) -> Void
    ) {
        let place = span.last { before, _ in start &+ before.count <= index }
        let start = start + span.sum(before: place).count
        change(place) { entry in
            guard entry.child.isEmpty else {
                entry.child.changeChunk(at: index, behind: start, body)
                return entry.child.sum
            }
            body(&entry, start)
            return entry.chunk.sum
        }
    }

    /// Replaces old entries with new ones.
    ///
    /// The sum of a new entry is that of the entry alone.
    ///
    /// - Complexity: O(k log n) for k entries.
    mutating func exchange(_ old: [TreeEntry], for new: [TreeEntry]) {
        for (place, entry) in old.enumerated()
        where place >= new.count || new[place].code != entry.code {
            remove(entry.code)
        }
        for entry in new { set(entry) }
    }

    /// Inserts an entry, or replaces the one with its code.
    ///
    /// - Complexity: O(log n).
    mutating func set(_ entry: TreeEntry) {
        setBelow(entry)
        guard count > Self.width else { return }
        let upper = split()
        self = TreeNode([TreeEntry(self), TreeEntry(upper)])
    }

    /// Removes the entry with a code, if there is one.
    ///
    /// - Complexity: O(log n).
    mutating func remove(_ code: UInt64) {
        removeBelow(code)
        while isBranch, count == 1 { self = self[0].child }
        if count == 0 { self = TreeNode() }
    }

    /// Inserts an entry; the node may become one entry too wide.
    private mutating func setBelow(_ entry: TreeEntry) {
        let place = span.last { _, other in other <= entry.code }
        if isBranch {
            changeBelow(place) { $0.setBelow(entry) }
        } else if count > 0, memory[place].code == entry.code {
            change(place) { there in
                there = entry
                return entry.sum
            }
        } else {
            insert(entry, at: count > 0 && memory[place].code < entry.code ? place + 1 : place)
        }
    }

    /// Removes an entry; the node may become one entry too narrow.
    private mutating func removeBelow(_ code: UInt64) {
        let place = span.last { _, other in other <= code }
        if isBranch {
            changeBelow(place) { $0.removeBelow(code) }
        } else if count > 0, memory[place].code == code {
            remove(at: place)
        }
    }

    /// Changes the child of an entry, and then the widths of its neighbours if needed.
    @inline(__always)
    private mutating func changeBelow(_ place: Int, _ body: (inout TreeNode) -> Void) {
        change(place) { below in
            body(&below.child)
            below.code = below.child.code
            return below.child.sum
        }
        balance(at: place)
    }

    /// Splits a child that is too wide, or joins a child that is too narrow with its neighbour.
    private mutating func balance(at place: Int) {
        var place = place
        if count > 1, memory[place].child.count < Self.leastWidth {
            place = Swift.max(place - 1, 0)
            let next = remove(at: place + 1).child
            change(place) { below in
                below.child.join(next)
                return below.child.sum
            }
        }
        guard memory[place].child.count > Self.width else { return }
        var upper = TreeNode()
        change(place) { below in
            upper = below.child.split()
            return below.child.sum
        }
        insert(TreeEntry(upper), at: place + 1)
    }
}
