/// Items that are not all alike: a list that is found by place, and by key.
///
/// Chunks of neighbours stand in a map in the order of labels, numbers that increase along the list
/// and have gaps between them for what may come. A second map, the index, has an entry for every
/// stretch of consecutive keys within a chunk: its first key and the chunk's label. Both maps never
/// change, so that a copy costs nothing and a changed list shares with the old one what has stayed.
struct ItemTree: Sendable {
    /// The chunks by label, in the order of the list.
    private(set) var chunks: ChunkNode
    /// The stretches by key; nil only while a change is under way.
    private var index: ChunkNode?

    /// The first label of a new list, with room before it and behind.
    private static let firstLabel: UInt64 = 1 << 61
    /// From one label to the next where nothing has come between.
    private static let labelStep: UInt64 = 1 << 32

    /// A list of chunks, 1 or more of them; nil when a key stands twice.
    init?(_ list: [ItemChunk]) {
        var leaves: [ChunkNode] = []
        leaves.reserveCapacity(list.count)
        for chunk in list {
            let place = UInt64(leaves.count)
            leaves.append(ChunkNode(Self.firstLabel + place * Self.labelStep, chunk))
        }
        chunks = ChunkNode.map(of: leaves, in: 0..<leaves.count)
        var stretches = Self.stretches(of: leaves)
        stretches.sort()
        var buckets: [ItemChunk] = []
        var bucket: [ChunkEntry] = []
        for place in 0..<stretches.count {
            let stretch = stretches[place]
            if place > 0 {
                let before = stretches[place - 1]
                guard before.key + (before.tag - 1) < stretch.key else { return nil }
            }
            bucket.append(stretch)
            // Not full, so that what comes next finds room.
            if bucket.count == ItemChunk.capacity * 3 / 4 || place == stretches.count - 1 {
                buckets.append(ItemChunk(bucket))
                bucket = []
            }
        }
        let indexLeaves = Self.indexLeaves(buckets)
        index = ChunkNode.map(of: indexLeaves, in: 0..<indexLeaves.count)
    }

    /// The only chunk, when it is a run: then nothing needs to be kept.
    var run: ItemChunk? { chunks.left == nil && chunks.chunk.isRun ? chunks.chunk : nil }

    /// Where a key is, nil when it is not there.
    ///
    /// - Complexity: O(log n).
    func index(of key: Int) -> Int? {
        guard let index else { return nil }
        let chunk = index.leaf(upTo: Self.code(of: key)).leaf.chunk
        let place = chunk.count(upTo: key)
        guard place > 0 else { return nil }
        let stretch = chunk[place - 1]
        guard UInt(bitPattern: key &- stretch.key) < UInt(stretch.tag) else { return nil }
        let found = chunks.leaf(upTo: UInt64(stretch.word))
        return found.start + found.leaf.chunk.place(of: stretch.key) + (key - stretch.key)
    }
}

// MARK: - Changes

extension ItemTree {
    /// Puts entries with new keys in place of a range; something must be left.
    ///
    /// Where more chunks come than there were and the gap between labels is too narrow, chunks that
    /// follow get new labels too, as many of them as it takes for gaps wider than that number: the
    /// rule of Dietz and Sleator (Two algorithms for maintaining order in a list, 1987), by which
    /// labels are seldom given anew.
    ///
    /// - Complexity: O(k log n) where k items come and go, amortized.
    mutating func replace(_ range: Range<Int>, with added: [ItemChunk]) {
        var splice = chunks.splice(range, with: added)
        let first = splice.old[0].code
        let isLonger = splice.new.count > splice.old.count
        var step: UInt64 = 0
        while isLonger {
            let count = UInt64(splice.new.count)
            var place = splice.end
            let next = place < chunks.totals.count ? chunks.leaf(at: &place) : nil
            let last = splice.old[splice.old.count - 1].code
            step = ((next?.code ?? last + Self.labelStep * count) - first) / count
            guard step < count, let next else { break }
            splice.old.append(next)
            splice.new.append(next.chunk)
            splice.end += next.chunk.count
        }
        var new: [ChunkNode] = []
        for chunk in splice.new {
            let code = isLonger ? first + UInt64(new.count) * step : splice.old[new.count].code
            new.append(ChunkNode(code, chunk))
        }
        if let changed = chunks.exchanging(splice.old, for: new) { chunks = changed }
        reindex(Self.stretches(of: splice.old), as: Self.stretches(of: new))
    }

    /// Has stretches in place of others in the index.
    private mutating func reindex(_ old: [ChunkEntry], as new: [ChunkEntry]) {
        // A change is in one place: most stretches are as they were, before it and behind.
        var start = 0
        var shared = Swift.min(old.count, new.count)
        while start < shared, old[start] == new[start] { start += 1 }
        shared -= start
        var rest = 0
        while rest < shared, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        for place in start..<old.count - rest { note(nil, at: old[place].key) }
        for place in start..<new.count - rest { note(new[place], at: new[place].key) }
    }

    /// Has a stretch in the index that begins with a key, or none that does.
    private mutating func note(_ stretch: ChunkEntry?, at key: Int) {
        var added: [ItemChunk] = []
        if let stretch { added.append(ItemChunk([stretch])) }
        guard let index else { return self.index = Self.indexLeaves(added).first }
        let (leaf, start) = index.leaf(upTo: Self.code(of: key))
        let place = leaf.chunk.count(upTo: key)
        let isThere = place > 0 && leaf.chunk[place - 1].key == key
        let end = start + place
        let splice = index.splice(isThere ? end - 1..<end : end..<end, with: added)
        self.index = index.exchanging(splice.old, for: Self.indexLeaves(splice.new))
    }

    /// The leaves of the index that hold some chunks.
    private static func indexLeaves(_ chunks: [ItemChunk]) -> [ChunkNode] {
        chunks.map { ChunkNode(code(of: $0.first), $0) }
    }

    /// Keys in their order as codes in theirs.
    private static func code(of key: Int) -> UInt64 {
        UInt64(bitPattern: Int64(key)) ^ 1 << 63
    }

    /// The stretches of consecutive keys within chunks, as entries of the index.
    private static func stretches(of leaves: [ChunkNode]) -> [ChunkEntry] {
        var stretches: [ChunkEntry] = []
        for leaf in leaves {
            let chunk = leaf.chunk
            let label = Int64(leaf.code)
            if chunk.isConsecutive {
                stretches.append(ChunkEntry(key: chunk.first, word: label, tag: chunk.count))
                continue
            }
            for place in 0..<chunk.count {
                let key = chunk[place].key
                if place > 0, key != .min, key - 1 == chunk[place - 1].key {
                    stretches[stretches.count - 1].tag += 1
                } else {
                    stretches.append(ChunkEntry(key: key, word: label, tag: 1))
                }
            }
        }
        return stretches
    }
}
