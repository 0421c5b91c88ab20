/// An entry of a row of a tree: a chunk, a stretch of keys, or the row below.
struct TreeEntry: Sendable {
    /// Entries stand in the order of their codes; the code of a row is that of its first entry.
    var code: UInt64
    /// What the entries of a row up to this one come to; stretches of keys come to nothing.
    var sum = LengthSum()
    /// The chunk, or the keys of a stretch.
    var chunk = ItemChunk(first: 0, count: 0)
    /// Where the keys of a stretch are.
    var label: UInt64 = 0
    /// The row below; empty in a leaf.
    var row = TreeRow()

    /// A chunk in the order of labels.
    init(_ chunk: ItemChunk, label: UInt64) {
        code = label
        sum = chunk.sum
        self.chunk = chunk
    }

    /// A stretch in the order of keys.
    init(_ stretch: KeyStretch) {
        code = stretch.code
        chunk = ItemChunk(first: stretch.key, count: stretch.count)
        label = stretch.label
    }

    /// A row that is not empty.
    init(_ row: TreeRow) {
        code = row.code
        sum = row.sum
        self.row = row
    }
}

/// A row of a B+ tree, and with the rows below an ordered map from codes to chunks.
///
/// Each entry knows what those up to it come to, so that a place is found on one way down. Copies
/// share their memory; a change copies the rows on its way down that another copy has too, and changes
/// the others in place.
struct TreeRow: @unchecked Sendable {
    /// Memory for entries.
    private final class Storage: ManagedBuffer<Size, TreeEntry> {
        deinit {
            _ = withUnsafeMutablePointers { $1.deinitialize(count: $0.pointee.count) }
        }
    }

    private struct Size {
        /// How many entries there are.
        var count: Int
        /// How many there is room for.
        let room: Int
    }

    /// How many entries a row may have.
    static let width = 16
    /// How many entries a row has at first, with room for what comes in between.
    static let usualWidth = 12
    /// How many entries a row has at least that is not the only one of its level.
    static let leastWidth = width / 4
    /// How many entries there are at the most until a row that is too wide is cut in two.
    private static let capacity = width + leastWidth

    /// Nil without entries.
    private var storage: Storage?

    /// No entries.
    init() {}

    /// A row of one entry or more, with memory for exactly those.
    ///
    /// The sum of an entry is that of the entry alone.
    init(_ entries: some Collection<TreeEntry>) {
        own(for: entries.count, room: entries.count)
        for entry in entries { insert(entry, at: count) }
    }

    var isEmpty: Bool { storage == nil }

    private(set) var count: Int {
        get { span.count }
        nonmutating set {
            storage?.withUnsafeMutablePointerToHeader { $0.pointee.count = newValue }
        }
    }

    /// What all entries come to.
    var sum: LengthSum { span.sum(before: count) }

    /// Whether there are rows below.
    var isBranch: Bool { count > 0 && !memory[0].row.isEmpty }

    /// That of the first entry, of which there is one at least.
    var code: UInt64 { memory[0].code }

    subscript(place: Int) -> TreeEntry { memory[place] }

    /// The entries, of which there is one at least.
    var memory: UnsafeMutablePointer<TreeEntry> {
        storage.unsafelyUnwrapped.withUnsafeMutablePointerToElements { $0 }
    }

    /// The entries, to be looked at while the row is there.
    var span: Span {
        guard let storage else { return Span(start: nil, count: 0) }
        // The header as a property would be checked for exclusive access each time.
        return storage.withUnsafeMutablePointers { size, start in
            Span(start: UnsafePointer(start), count: size.pointee.count)
        }
    }

    /// Entries that are looked at without counting references, which takes longer than all the rest.
    struct Span {
        let start: UnsafePointer<TreeEntry>?
        let count: Int

        subscript(place: Int) -> UnsafePointer<TreeEntry> { start.unsafelyUnwrapped + place }

        /// What the entries before a place come to.
        func sum(before place: Int) -> LengthSum {
            place > 0 ? self[place &- 1].pointee.sum : LengthSum()
        }

        /// Looks for the last entry that a test holds for.
        ///
        /// - Parameter isBefore: Holds for all before one that it holds for. Gets what comes before
        ///   an entry in the row, and its code.
        /// - Returns: Its place; the first when the test holds for none.
        @inline(__always)
        func last(where isBefore: (_ sum: LengthSum, _ code: UInt64) -> Bool) -> Int {
            var (low, high) = (0, count)
            while high &- low > 1 {
                let middle = (low &+ high) &>> 1
                if isBefore(self[middle &- 1].pointee.sum, self[middle].pointee.code) {
                    low = middle
                } else {
                    high = middle
                }
            }
            return low
        }
    }
}

// MARK: - Changes of one row

extension TreeRow {
    /// Changes an entry by a function, which returns what it comes to then.
    mutating func change(_ place: Int, _ body: (inout TreeEntry) -> LengthSum) {
        own(for: count)
        let old = memory[place].sum
        var sum = body(&memory[place])
        sum += span.sum(before: place)
        memory[place].sum = old
        add(sum, less: old, from: place)
    }

    /// Inserts an entry, whose sum is that of the entry alone.
    mutating func insert(_ entry: TreeEntry, at place: Int) {
        own(for: count + 1)
        (memory + place + 1).moveInitialize(from: memory + place, count: count - place)
        (memory + place).initialize(to: entry)
        count += 1
        let sum = entry.sum
        memory[place].sum = span.sum(before: place)
        add(sum, less: LengthSum(), from: place)
    }

    /// Takes an entry out; its sum is that in the row.
    @discardableResult
    mutating func remove(at place: Int) -> TreeEntry {
        own(for: count)
        let entry = (memory + place).move()
        (memory + place).moveInitialize(from: memory + place + 1, count: count - place - 1)
        count -= 1
        add(span.sum(before: place), less: entry.sum, from: place)
        return entry
    }

    /// Cuts off the upper half.
    mutating func split() -> TreeRow {
        own(for: count)
        let middle = count / 2
        var upper = TreeRow()
        upper.own(for: count - middle)
        upper.memory.moveInitialize(from: memory + middle, count: count - middle)
        upper.count = count - middle
        count = middle
        upper.add(LengthSum(), less: sum, from: 0)
        return upper
    }

    /// Adds the entries of the row behind.
    mutating func join(_ next: TreeRow) {
        own(for: count + next.count)
        let (start, sum) = (count, sum)
        for place in 0..<next.count { (memory + start + place).initialize(to: next[place]) }
        count += next.count
        add(sum, less: LengthSum(), from: start)
    }

    /// Adds the difference of two sums to that of each entry from a place on.
    private func add(_ sum: LengthSum, less other: LengthSum, from place: Int) {
        guard sum != other else { return }
        var difference = sum
        difference -= other
        let (memory, count) = (memory, count)
        for place in place..<count { memory[place].sum += difference }
    }

    /// Makes the memory this row's own, with room for a number of entries.
    private mutating func own(for entries: Int, room: Int = capacity) {
        if isKnownUniquelyReferenced(&storage), entries <= self.room { return }
        let own = unsafeDowncast(
            Storage.create(minimumCapacity: room) { _ in Size(count: 0, room: room) },
            to: Storage.self
        )
        let span = span
        if let start = span.start {
            own.withUnsafeMutablePointers {
                $0.pointee.count = span.count
                $1.initialize(from: start, count: span.count)
            }
        }
        storage = own
    }

    private var room: Int {
        storage.unsafelyUnwrapped.withUnsafeMutablePointerToHeader { $0.pointee.room }
    }
}
