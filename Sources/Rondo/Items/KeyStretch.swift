/// Consecutive keys within a chunk: an entry of the index of a tree of items.
struct KeyStretch: Equatable {
    /// The first key.
    let key: Int
    var count: Int
    /// The label of the chunk.
    let label: UInt64

    /// The last key.
    var last: Int { key + (count - 1) }

    /// The code of the first key.
    var code: UInt64 { Self.code(of: key) }

    /// A number for each key, in the order of keys.
    static func code(of key: Int) -> UInt64 { UInt64(bitPattern: Int64(key)) ^ 1 << 63 }

    /// Appends the stretches of a chunk.
    static func append(_ chunk: ItemChunk, label: UInt64, to stretches: inout [KeyStretch]) {
        chunk.visitStretches(0..<chunk.count) { key, count in
            stretches.append(KeyStretch(key: key, count: count, label: label))
        }
    }

    /// The stretches of some chunks, in the order of the list.
    static func all(of chunks: [TreeEntry]) -> [KeyStretch] {
        var stretches: [KeyStretch] = []
        stretches.reserveCapacity(chunks.count + ItemChunk.capacity)
        for entry in chunks { append(entry.chunk, label: entry.code, to: &stretches) }
        return stretches
    }

    /// Whether no key occurs twice among stretches in the order of keys.
    static func areApart(_ stretches: [KeyStretch]) -> Bool {
        stretches.indices.dropFirst().allSatisfy {
            stretches[$0].key > stretches[$0 - 1].last
        }
    }
}

extension ItemChunk {
    /// Calls a function with the first key and the length of each stretch of consecutive keys in a
    /// range.
    func visitStretches(_ range: Range<Int>, _ body: (_ key: Int, _ count: Int) -> Void) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = isConsecutive ? range.upperBound : start + 1
            while end < range.upperBound, continues(at: end) { end += 1 }
            body(key(at: start), end - start)
            start = end
        }
    }

    /// A range of items, extended to whole stretches on either side.
    func stretches(around range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        if start > 0 { start -= 1 }
        while start > 0, continues(at: start) { start -= 1 }
        if end < count { end += 1 }
        while end < count, continues(at: end) { end += 1 }
        return start..<end
    }

    /// Whether an item's key follows the previous one.
    private func continues(at index: Int) -> Bool {
        let before = key(at: index - 1)
        return before < Int.max && key(at: index) == before + 1
    }
}
