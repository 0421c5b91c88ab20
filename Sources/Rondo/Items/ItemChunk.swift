/// Neighbours in a list, held in as few columns as they need.
///
/// A column of which all entries say the same is left out. A chunk without columns, a run, takes the
/// same memory however long it is; others hold `capacity` items at the most.
struct ItemChunk: Sendable {
    /// How many items a chunk that is no run may hold: few enough to add up, and enough for what a
    /// row takes beside them not to count.
    static let capacity = 16
    /// How many it holds at first, with room for what comes in between.
    static let usual = 12
    /// How few are joined with the next chunk.
    static let least = 4

    /// The key of the first item.
    let first: Int
    let count: Int
    private let columns: Columns
    /// One column behind the other, in the order of `Columns`: keys, lengths and kinds of view.
    private var words: [UInt64]

    private struct Columns: OptionSet {
        let rawValue: UInt8
        /// The keys; left out when each is the one after that before it.
        static let keys = Columns(rawValue: 1)
        /// The lengths, as in `word(_:)`; left out when all are as configured.
        static let lengths = Columns(rawValue: 2)
        /// The kinds of view; left out when all are of the standard one.
        static let kinds = Columns(rawValue: 4)
    }

    /// So many items with consecutive keys and no wishes of their own.
    init(first: Int, count: Int) {
        self.first = first
        self.count = count
        columns = []
        words = []
    }

    /// So many items, 1 up to `capacity`, of which a function tells what would be in each column.
    private init(_ count: Int, _ word: (_ column: Columns, _ index: Int) -> UInt64) {
        first = Int(truncatingIfNeeded: word(.keys, 0))
        self.count = count
        // Keys that go round from the greatest to the least are no run.
        let hasRun = first <= Int.max - count
        var columns: Columns = []
        for index in 0..<count where !hasRun || word(.keys, index) != Self.word(first + index) {
            columns.insert(.keys)
            break
        }
        for index in 0..<count where word(.lengths, index) != Self.configured {
            columns.insert(.lengths)
            break
        }
        for index in 0..<count where word(.kinds, index) != Self.standard {
            columns.insert(.kinds)
            break
        }
        self.columns = columns
        var words: [UInt64] = []
        words.reserveCapacity(columns.rawValue.nonzeroBitCount * count)
        func fill(_ column: Columns) {
            guard columns.contains(column) else { return }
            for index in 0..<count { words.append(word(column, index)) }
        }
        fill(.keys)
        fill(.lengths)
        fill(.kinds)
        self.words = words
    }

    /// Items, of which there are 1 up to `capacity`.
    init(_ items: ArraySlice<Item>) {
        self.init(items.count) { Self.word($0, of: items[items.startIndex + $1]) }
    }
}

// MARK: - Words

extension ItemChunk {
    private static func word(_ value: Int) -> UInt64 { UInt64(truncatingIfNeeded: value) }

    /// What stands for the configured length, and for the viewport's: no numbers, and not the one that
    /// stands for a length that is none.
    private static let configured = Points.nan.bitPattern + 1
    private static let viewport = Points.nan.bitPattern + 2

    private static func word(_ extent: ItemExtent?) -> UInt64 {
        switch extent {
        case nil: configured
        case .viewport: viewport
        case .points(let points): points.isNaN ? Points.nan.bitPattern : points.bitPattern
        }
    }

    /// What stands for the standard kind of view.
    private static let standard = word(ReuseIdentifier.standard.value)

    /// What stands for an item in a column.
    private static func word(_ column: Columns, of item: Item) -> UInt64 {
        switch column {
        case .keys: word(item.key.value)
        case .lengths: word(item.extent)
        default: word(item.reuse.value)
        }
    }

    /// What is in a column, or would be.
    private func word(_ column: Columns, _ index: Int) -> UInt64 {
        switch column {
        case .keys: Self.word(key(at: index))
        case .lengths: columns.contains(.lengths) ? words[lengthsStart + index] : Self.configured
        default: columns.contains(.kinds) ? words[words.count - count + index] : Self.standard
        }
    }

    private static func extent(_ word: UInt64) -> ItemExtent? {
        switch word {
        case configured: nil
        case viewport: .viewport
        case let word: .points(Points(bitPattern: word))
        }
    }
}

// MARK: - Answers

extension ItemChunk {
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
        columns.contains(.lengths) ? Self.extent(words[lengthsStart + index]) : nil
    }

    /// An item, by an index below the count.
    subscript(index: Int) -> Item {
        Item(
            ItemKey(key(at: index)),
            extent: extent(at: index),
            reuse: columns.contains(.kinds)
                ? ReuseIdentifier(Int(truncatingIfNeeded: word(.kinds, index))) : .standard
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
            // What is no number is rare.
            if Configuration.allows(length: length) {
                sum.add(points: length)
            } else {
                sum.add(Self.extent(word))
            }
        }
        return sum
    }

    var sum: LengthSum { sum(before: count) }
}

// MARK: - Changes

extension ItemChunk {
    /// The same with an item in place of those in a range, or without them.
    func replacing(_ range: Range<Int>, with item: Item?) -> ItemChunk {
        let more = (item == nil ? 0 : 1) - range.count
        return ItemChunk(count + more) { column, index in
            if index < range.lowerBound { return word(column, index) }
            if let item, index == range.lowerBound { return Self.word(column, of: item) }
            return word(column, index - more)
        }
    }

    /// Gives an item another length where those have a column, and says whether they have.
    mutating func setLength(_ length: Points, at index: Int) -> Bool {
        guard columns.contains(.lengths) else { return false }
        words[lengthsStart + index] = Self.word(.points(length))
        return true
    }
}
