/// Neighbours in a list, stored in as few columns as they need.
///
/// A column with equal entries is left out. A chunk without columns, a run, takes the same memory
/// however long it is; other chunks have at most `capacity` items.
struct ItemChunk: Sendable {
    /// The largest number of items of a chunk that is not a run: few enough to add up, and enough
    /// to make the overhead of a row negligible.
    static let capacity = 16
    /// The number of items of a new chunk, with room for insertions.
    static let usual = 12
    /// Smaller chunks are joined with the next one.
    static let least = 4

    /// The key of the first item.
    let first: Int
    let count: Int
    private let columns: Columns
    /// The columns one after the other, in the order of `Columns`: keys, lengths and kinds of view.
    private var words: [UInt64]

    private struct Columns: OptionSet {
        let rawValue: UInt8
        /// The keys; left out if they are consecutive.
        static let keys = Columns(rawValue: 1)
        /// The lengths, as in `word(_:)`; left out if all are configured.
        static let lengths = Columns(rawValue: 2)
        /// The kinds of view; left out if all are standard.
        static let kinds = Columns(rawValue: 4)
    }

    /// A run: items with consecutive keys, the configured length and the standard kind.
    init(first: Int, count: Int) {
        self.first = first
        self.count = count
        columns = []
        words = []
    }

    /// 1 to `capacity` items; a function returns what each column would contain.
    private init(_ count: Int, _ word: (_ column: Columns, _ index: Int) -> UInt64) {
        first = Int(truncatingIfNeeded: word(.keys, 0))
        self.count = count
        // Keys that wrap from the greatest to the least are not a run.
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

    /// 1 to `capacity` items.
    init(_ items: ArraySlice<Item>) {
        self.init(items.count) { Self.word($0, of: items[items.startIndex + $1]) }
    }
}

// MARK: - Words

extension ItemChunk {
    private static func word(_ value: Int) -> UInt64 { UInt64(truncatingIfNeeded: value) }

    /// The words for the configured length and for the viewport's: not numbers, and not the one for
    /// an invalid length.
    private static let configured = Points.nan.bitPattern + 1
    private static let viewport = Points.nan.bitPattern + 2

    private static func word(_ extent: ItemExtent?) -> UInt64 {
        switch extent {
        case nil: configured
        case .viewport: viewport
        case .points(let points): points.isNaN ? Points.nan.bitPattern : points.bitPattern
        }
    }

    /// The word for the standard kind of view.
    private static let standard = word(ReuseIdentifier.standard.value)

    /// The word for an item in a column.
    private static func word(_ column: Columns, of item: Item) -> UInt64 {
        switch column {
        case .keys: word(item.key.value)
        case .lengths: word(item.extent)
        default: word(item.reuse.value)
        }
    }

    /// The word in a column, or the one that it would contain.
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

// MARK: - Queries

extension ItemChunk {
    /// Whether the memory is the same however long the chunk is.
    var isRun: Bool { columns.isEmpty }

    /// Whether the keys are consecutive.
    var isConsecutive: Bool { !columns.contains(.keys) }

    /// The index of the first length in `words`.
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

    /// The index of a key that is in this chunk.
    func index(of key: Int) -> Int {
        guard columns.contains(.keys) else { return key - first }
        return words.firstIndex(of: Self.word(key)) ?? 0
    }

    /// The total length of the items before an index.
    func sum(before index: Int) -> LengthSum {
        guard columns.contains(.lengths) else { return LengthSum(configured: index) }
        var sum = LengthSum()
        for word in words[lengthsStart..<lengthsStart + index] {
            let length = Points(bitPattern: word)
            // A value that is not a number is rare.
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
    /// A copy with an item in place of a range, or without the range.
    func replacing(_ range: Range<Int>, with item: Item?) -> ItemChunk {
        let more = (item == nil ? 0 : 1) - range.count
        return ItemChunk(count + more) { column, index in
            if index < range.lowerBound { return word(column, index) }
            if let item, index == range.lowerBound { return Self.word(column, of: item) }
            return word(column, index - more)
        }
    }

    /// Changes the length of an item if there is a column of lengths, and returns whether there is.
    mutating func setLength(_ length: Points, at index: Int) -> Bool {
        guard columns.contains(.lengths) else { return false }
        words[lengthsStart + index] = Self.word(.points(length))
        return true
    }
}
