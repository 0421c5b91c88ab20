/// Neighbours in a list, held in as few columns as they need.
///
/// A column of which all entries say the same is left out. A chunk without columns, a run, takes the
/// same memory however long it is; others hold `capacity` items at the most.
struct ItemChunk: TrieValue {
    /// How many items a chunk that is no run may hold: few enough to add up, and enough for what a
    /// node takes beside them not to count.
    static let capacity = 64

    /// The key of the first item.
    let first: Int
    let count: Int
    /// The keys; empty when each is the one after that before it.
    private let keys: [Int]
    /// The lengths, with `configured` and `viewport` for those that are no number; empty when all
    /// are as configured.
    private let lengths: [Points]
    /// The kinds of view; empty when all are of the standard one.
    private let kinds: [Int]

    private static let configured: Points = -1
    private static let viewport: Points = -2

    /// So many items with consecutive keys and no wishes of their own.
    init(first: Int, count: Int) {
        self.first = first
        self.count = count
        (keys, lengths, kinds) = ([], [], [])
    }

    /// Items, of which there are 1 up to `capacity`.
    ///
    /// - Precondition: Traps on a length that no item may have.
    init(_ items: [Item]) {
        first = items[0].key.value
        count = items.count
        let isConsecutive = items.indices.dropFirst().allSatisfy {
            items[$0].follows(items[$0 - 1].key.value)
        }
        keys = isConsecutive ? [] : items.map { $0.key.value }
        lengths =
            items.contains { $0.extent != nil } ? items.map { Self.number($0.extent) } : []
        kinds = items.contains { $0.reuse != .standard } ? items.map { $0.reuse.value } : []
    }

    private static func number(_ extent: ItemExtent?) -> Points {
        switch extent {
        case nil: return configured
        case .viewport: return viewport
        case .points(let points):
            precondition(
                Problem.Field.extent.allows(points),
                "Item.extent must be a number of points from 0 to 1e9"
            )
            return points
        }
    }

    /// Whether it takes the same memory however long it is.
    var isRun: Bool { keys.isEmpty && lengths.isEmpty && kinds.isEmpty }

    /// Whether each key is the one after that before it.
    var isConsecutive: Bool { keys.isEmpty }

    /// A key, by an index below the count.
    func key(at index: Int) -> Int { keys.isEmpty ? first + index : keys[index] }

    /// A length, by an index below the count; nil for the configured one.
    func extent(at index: Int) -> ItemExtent? {
        lengths.isEmpty ? nil : Self.extent(lengths[index])
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
            reuse: kinds.isEmpty ? .standard : ReuseIdentifier(kinds[index])
        )
    }

    /// Where a key is that is here.
    func index(of key: Int) -> Int {
        keys.isEmpty ? key - first : keys.firstIndex(of: key) ?? 0
    }

    /// What the items before an index come to.
    func sum(before index: Int) -> LengthSum {
        guard !lengths.isEmpty else { return LengthSum(configured: index) }
        return lengths.withUnsafeBufferPointer { lengths in
            var sum = LengthSum()
            for length in lengths[..<index] {
                // What is no number is rare, and below 0.
                if length >= 0 { sum.add(points: length) } else { sum.add(Self.extent(length)) }
            }
            return sum
        }
    }

    var sum: LengthSum { sum(before: count) }
}

extension Item {
    /// Whether its key is the one after another.
    fileprivate func follows(_ key: Int) -> Bool { key < .max && self.key.value == key + 1 }
}

extension [ItemChunk] {
    /// Chunks of so many items that a function tells.
    init(_ count: Int, _ item: (Int) -> Item) {
        self.init()
        var start = 0
        while start < count {
            let end = Swift.min(start + ItemChunk.capacity, count)
            let chunk = ItemChunk((start..<end).map(item))
            join(chunk, 0..<chunk.count)
            start = end
        }
    }

    /// Puts a range of a chunk behind the last one, and into it where it fits.
    mutating func join(_ chunk: ItemChunk, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last {
            if last.isRun, chunk.isRun,
                chunk[range.lowerBound].follows(last.key(at: last.count - 1))
            {
                self[count - 1] = ItemChunk(first: last.first, count: last.count + range.count)
                return
            }
            if last.count + range.count <= ItemChunk.capacity {
                self[count - 1] = ItemChunk(
                    (0..<last.count).map { last[$0] } + range.map { chunk[$0] }
                )
                return
            }
        }
        if range.count == chunk.count {
            append(chunk)
        } else if chunk.isRun {
            append(ItemChunk(first: chunk.key(at: range.lowerBound), count: range.count))
        } else {
            append(ItemChunk(range.map { chunk[$0] }))
        }
    }
}
