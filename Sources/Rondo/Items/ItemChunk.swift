/// Neighbours in a list, held in as few columns as they need.
///
/// A column of which all entries say the same is left out. A chunk without columns, a run, takes the
/// same memory however long it is; others hold `capacity` items at the most.
struct ItemChunk: TreeValue {
    /// How many items a chunk that is no run may hold: few enough to add up, and enough for what a
    /// node takes beside them not to count.
    static let capacity = 16

    /// The key of the first item.
    let first: Int
    let count: Int
    private let columns: Columns
    /// One column behind the other, in the order of `Columns`: keys, lengths and kinds of view.
    private let words: [UInt64]

    private struct Columns: OptionSet {
        let rawValue: UInt8
        /// The keys; left out when each is the one after that before it.
        static let keys = Columns(rawValue: 1)
        /// The lengths, with `configured` and `viewport` for those that are no number; left out
        /// when all are as configured.
        static let lengths = Columns(rawValue: 2)
        /// The kinds of view; left out when all are of the standard one.
        static let kinds = Columns(rawValue: 4)
    }

    private static let configured: Points = -1
    private static let viewport: Points = -2

    /// So many items with consecutive keys and no wishes of their own.
    init(first: Int, count: Int) {
        self.first = first
        self.count = count
        columns = []
        words = []
    }

    /// Items, of which there are 1 up to `capacity`.
    ///
    /// - Precondition: Traps on a length that no item may have.
    init(_ items: [Item]) {
        var columns: Columns = []
        for (index, item) in items.enumerated() {
            if index > 0, !item.follows(items[index - 1].key.value) { columns.insert(.keys) }
            if item.extent != nil { columns.insert(.lengths) }
            if item.reuse != .standard { columns.insert(.kinds) }
        }
        first = items[0].key.value
        count = items.count
        self.columns = columns
        var words: [UInt64] = []
        words.reserveCapacity(columns.rawValue.nonzeroBitCount * items.count)
        if columns.contains(.keys) { for item in items { words.append(Self.word(item.key.value)) } }
        if columns.contains(.lengths) {
            for item in items { words.append(Self.number(item.extent).bitPattern) }
        }
        if columns.contains(.kinds) {
            for item in items { words.append(Self.word(item.reuse.value)) }
        }
        self.words = words
    }

    private static func word(_ value: Int) -> UInt64 { UInt64(truncatingIfNeeded: value) }

    private static func number(_ extent: ItemExtent?) -> Points {
        switch extent {
        case nil: return configured
        case .viewport: return viewport
        case .points(let points):
            precondition(
                Configuration.allows(length: points),
                "Item.extent must be a number of points from 0 to 1e9"
            )
            return points
        }
    }

    /// Whether it takes the same memory however long it is.
    var isRun: Bool { columns.isEmpty }

    /// Whether each key is the one after that before it.
    var isConsecutive: Bool { !columns.contains(.keys) }

    /// Where the lengths start.
    private var lengthsStart: Int { columns.contains(.keys) ? count : 0 }

    /// A key, by an index below the count.
    func key(at index: Int) -> Int {
        columns.contains(.keys) ? Int(truncatingIfNeeded: words[index]) : first + index
    }

    /// A length, by an index below the count; nil for the configured one.
    func extent(at index: Int) -> ItemExtent? {
        guard columns.contains(.lengths) else { return nil }
        return Self.extent(Points(bitPattern: words[lengthsStart + index]))
    }

    private static func extent(_ number: Points) -> ItemExtent? {
        switch number {
        case configured: nil
        case viewport: .viewport
        case let points: .points(points)
        }
    }

    /// An item, by an index below the count.
    subscript(index: Int) -> Item {
        Item(
            ItemKey(key(at: index)),
            extent: extent(at: index),
            reuse: columns.contains(.kinds)
                ? ReuseIdentifier(Int(truncatingIfNeeded: words[words.count - count + index]))
                : .standard
        )
    }

    /// Where a key is that is here.
    func index(of key: Int) -> Int {
        guard columns.contains(.keys) else { return key - first }
        return words.firstIndex(of: Self.word(key)) ?? 0
    }

    /// What the items before an index come to.
    func sum(before index: Int) -> LengthSum {
        guard columns.contains(.lengths) else { return LengthSum(configured: index) }
        var sum = LengthSum()
        for word in words[lengthsStart..<lengthsStart + index] {
            let length = Points(bitPattern: word)
            // What is no number is rare, and below 0.
            if length >= 0 { sum.add(points: length) } else { sum.add(Self.extent(length)) }
        }
        return sum
    }

    var sum: LengthSum { sum(before: count) }
}

extension Item {
    /// Whether its key is the one after another.
    fileprivate func follows(_ key: Int) -> Bool { key < .max && self.key.value == key + 1 }
}

/// Chunks of items that are told in the order of the list.
struct ItemChunks {
    private var chunks: [ItemChunk] = []
    /// The last items, not yet in a chunk; as many as it may hold at the most.
    private var last: [Item] = []

    /// Chunks of so many items that a function tells.
    static func all(_ count: Int, _ item: (Int) -> Item) -> [ItemChunk] {
        var chunks = ItemChunks()
        for index in 0..<count { chunks.append(item(index)) }
        return chunks.finished()
    }

    mutating func append(_ item: Item) {
        last.append(item)
        if last.count == ItemChunk.capacity { close() }
    }

    /// Adds a range of the items of a chunk, to the last ones where they fit.
    mutating func append(_ chunk: ItemChunk, _ range: Range<Int>) {
        if range.count + last.count > ItemChunk.capacity { close() }
        if chunk.isRun, range.count > ItemChunk.capacity {
            add(ItemChunk(first: chunk.key(at: range.lowerBound), count: range.count))
        } else if range.count == ItemChunk.capacity, range.count == chunk.count {
            add(chunk)
        } else {
            for index in range { last.append(chunk[index]) }
        }
    }

    /// All chunks.
    mutating func finished() -> [ItemChunk] {
        close()
        return chunks
    }

    private mutating func close() {
        guard !last.isEmpty else { return }
        let chunk = ItemChunk(last)
        last.removeAll(keepingCapacity: true)
        add(chunk)
    }

    /// Adds a chunk; of two runs of which one goes on with the other's keys it makes one.
    private mutating func add(_ chunk: ItemChunk) {
        guard let last = chunks.last, last.isRun, chunk.isRun,
            chunk[0].follows(last.key(at: last.count - 1))
        else { return chunks.append(chunk) }
        chunks[chunks.count - 1] = ItemChunk(first: last.first, count: last.count + chunk.count)
    }
}
