/// Neighbours in a list, held in as few columns as they need.
///
/// A run (consecutive keys, all of the configured length and the standard kind) takes the same memory
/// however long it is. Everything else is held in chunks of `capacity` entries at the most: as lengths
/// alone where keys are consecutive and kinds are standard, else as entries.
struct ItemChunk: Sendable {
    /// How many entries a chunk that is no run may hold: few enough to add up, and enough for what a
    /// node takes beside them not to count.
    static let capacity = 64

    /// The key of the first entry.
    let first: Int
    let count: Int
    /// The words of the entries, where keys and kinds need not be told; else empty, and in a run.
    private let words: [Int64]
    /// The entries, where they must be told; else empty.
    private let entries: [ChunkEntry]

    /// A run.
    init(first: Int, count: Int) {
        self.first = first
        self.count = count
        words = []
        entries = []
    }

    /// Entries, of which there are 1 up to `capacity`.
    init(_ list: [ChunkEntry]) {
        first = list[0].key
        count = list.count
        var isConsecutive = true
        var isConfigured = true
        for index in 0..<list.count {
            let entry = list[index]
            // The lowest key does not follow the highest.
            if entry.key != first &+ index || entry.key < first || entry.tag != 0 {
                isConsecutive = false
            }
            if entry.word != ItemExtent.configured { isConfigured = false }
        }
        entries = isConsecutive ? [] : list
        words = isConsecutive && !isConfigured ? list.map { $0.word } : []
    }

    /// Whether it takes the same memory however long it is.
    var isRun: Bool { words.isEmpty && entries.isEmpty }

    /// An entry, by an index below the count.
    subscript(index: Int) -> ChunkEntry {
        if !entries.isEmpty { return entries[index] }
        return ChunkEntry(key: first + index, word: word(at: index), tag: 0)
    }

    /// The word of an entry.
    func word(at index: Int) -> Int64 {
        if !entries.isEmpty { return entries[index].word }
        return words.isEmpty ? ItemExtent.configured : words[index]
    }

    /// Whether keys and kinds need not be told of each entry.
    var isConsecutive: Bool { entries.isEmpty }

    /// Where a key is that is here.
    func place(of key: Int) -> Int {
        guard !entries.isEmpty else { return key - first }
        return entries.firstIndex { $0.key == key } ?? 0
    }

    /// How many keys there are up to one, where each is below the next.
    func count(upTo key: Int) -> Int {
        var place = count
        while place > 0, self[place - 1].key > key { place -= 1 }
        return place
    }

    /// What the entries before an index come to; a length that no item may have counts as none.
    func totals(before index: Int) -> ItemTotals {
        var totals = ItemTotals(count: index)
        guard !isRun else {
            totals.configured = index
            return totals
        }
        totals = ItemTotals()
        // As ordinary numbers as far as these lose nothing, which is cheaper.
        var sum: Points = 0
        for place in 0..<index {
            let word = word(at: place)
            let points = Points(bitPattern: UInt64(bitPattern: word))
            let next = sum + points
            if points >= ExactLength.shortest, points <= Configuration.longest,
                next - sum == points, next - points == sum
            {
                sum = next
            } else {
                totals.add(ItemExtent(word: word))
            }
        }
        totals.count = index
        totals.points += ExactLength(sum)
        return totals
    }
}

extension [ItemChunk] {
    /// Puts a range of a chunk behind the last one, and into it where it fits.
    mutating func join(_ chunk: ItemChunk, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var entries: [ChunkEntry] = []
        if let last {
            let key = chunk.first + range.lowerBound
            if last.isRun, chunk.isRun, last.first < key, last.first + (last.count - 1) == key - 1 {
                self[count - 1] = ItemChunk(first: last.first, count: last.count + range.count)
                return
            }
            if last.count + range.count <= ItemChunk.capacity {
                for index in 0..<last.count { entries.append(last[index]) }
                removeLast()
            }
        }
        if entries.isEmpty, range.count == chunk.count {
            append(chunk)
        } else if entries.isEmpty, chunk.isRun {
            append(ItemChunk(first: chunk.first + range.lowerBound, count: range.count))
        } else {
            for index in range { entries.append(chunk[index]) }
            append(ItemChunk(entries))
        }
    }
}
