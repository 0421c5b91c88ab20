/// An entry of a node: a chunk, a stretch of keys, or a child node.
struct TreeEntry: Sendable {
    /// Entries are in the order of their codes; the code of a child is the code of its first entry.
    var code: UInt64
    /// The total of the entries of a node up to and including this one; 0 for stretches of keys.
    var sum = LengthSum()
    /// The chunk, or the keys of a stretch.
    var chunk = ItemChunk(first: 0, count: 0)
    /// The label of the chunk with the keys of a stretch.
    var label: UInt64 = 0
    /// The child node; empty in a leaf.
    var child = TreeNode()

    /// An entry with a chunk, ordered by label.
    init(_ chunk: ItemChunk, label: UInt64) {
        code = label
        sum = chunk.sum
        self.chunk = chunk
    }

    /// An entry with a stretch, ordered by key.
    init(_ stretch: KeyStretch) {
        code = stretch.code
        chunk = ItemChunk(first: stretch.key, count: stretch.count)
        label = stretch.label
    }

    /// An entry with a child that is not empty.
    init(_ child: TreeNode) {
        code = child.code
        sum = child.sum
        self.child = child
    }
}

/// A node of a B+ tree; with its children an ordered map from codes to chunks.
///
/// Each entry has the total up to it, so a place is found in one descent. Copies share their
/// memory; a change copies the shared nodes on its path and changes the others in place.
struct TreeNode: @unchecked Sendable {
    /// Memory for entries.
    private final class Storage: ManagedBuffer<Size, TreeEntry> {
        deinit {
            _ = withUnsafeMutablePointers { $1.deinitialize(count: $0.pointee.count) }
        }
    }

    private struct Size {
        /// The number of entries.
        var count: Int
        /// The capacity.
        let room: Int
    }

    /// The largest number of entries in a node.
    static let width = 16
    /// The number of entries in a new node, with room for insertions.
    static let usualWidth = 12
    /// The smallest number of entries in a node that is not the only one of its level.
    static let leastWidth = width / 4
    /// The largest number of entries before a node that is too wide is split.
    private static let capacity = width + leastWidth

    /// Nil without entries.
    private var storage: Storage?

    /// No entries.
    init() {}

    /// A node of one or more entries, with exactly enough memory for them.
    ///
    /// The sum of a given entry is that of the entry alone.
    init(_ entries: some Collection<TreeEntry>) {
        own(for: entries.count, room: entries.count)
        for entry in entries { insert(entry, at: count) }
    }

    var isEmpty: Bool { storage == nil }

    #if !hasFeature(Embedded)
        /// Whether both share their memory, and are the same therefore.
        func isShared(with other: TreeNode) -> Bool { storage === other.storage }
    #endif

    private(set) var count: Int {
        get { span.count }
        nonmutating set {
            storage?.withUnsafeMutablePointerToHeader { $0.pointee.count = newValue }
        }
    }

    /// The total of all entries.
    var sum: LengthSum { span.sum(before: count) }

    /// Whether the node has children.
    var isBranch: Bool { count > 0 && !memory[0].child.isEmpty }

    /// The code of the first entry; the node must not be empty.
    var code: UInt64 { memory[0].code }

    subscript(place: Int) -> TreeEntry { memory[place] }

    /// The entries; the node must not be empty.
    var memory: UnsafeMutablePointer<TreeEntry> {
        storage.unsafelyUnwrapped.withUnsafeMutablePointerToElements { $0 }
    }

    /// The entries, for reading while the node exists.
    var span: Span {
        guard let storage else { return Span(start: nil, count: 0) }
        // Reading the header as a property would check for exclusive access each time.
        return storage.withUnsafeMutablePointers { size, start in
            Span(start: UnsafePointer(start), count: size.pointee.count)
        }
    }

    /// Entries for reading without reference counting, which would take longer than everything
    /// else.
    struct Span {
        let start: UnsafePointer<TreeEntry>?
        let count: Int

        subscript(place: Int) -> UnsafePointer<TreeEntry> { start.unsafelyUnwrapped + place }

        /// The total of the entries before a place.
        func sum(before place: Int) -> LengthSum {
            place > 0 ? self[place &- 1].pointee.sum : LengthSum()
        }

        /// Finds the last entry for which a test holds.
        ///
        /// - Parameter isBefore: A test that holds for all entries before one for which it holds.
        ///   Gets the total before an entry in the node, and the entry's code.
        /// - Returns: Its place; the first one if the test holds for none.
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

// MARK: - Changes of one node

extension TreeNode {
    /// Changes an entry with a function that returns its new sum.
    mutating func change(_ place: Int, _ body: (inout TreeEntry) -> LengthSum) {
        own(for: count)
        let old = memory[place].sum
        var sum = body(&memory[place])
        sum += span.sum(before: place)
        memory[place].sum = old
        add(sum, less: old, from: place)
    }

    /// Inserts an entry whose sum is that of the entry alone.
    mutating func insert(_ entry: TreeEntry, at place: Int) {
        own(for: count + 1)
        (memory + place + 1).moveInitialize(from: memory + place, count: count - place)
        (memory + place).initialize(to: entry)
        count += 1
        let sum = entry.sum
        memory[place].sum = span.sum(before: place)
        add(sum, less: LengthSum(), from: place)
    }

    /// Removes an entry; its sum is the running total in the node.
    @discardableResult
    mutating func remove(at place: Int) -> TreeEntry {
        own(for: count)
        let entry = (memory + place).move()
        (memory + place).moveInitialize(from: memory + place + 1, count: count - place - 1)
        count -= 1
        add(span.sum(before: place), less: entry.sum, from: place)
        return entry
    }

    /// Splits off the upper half.
    mutating func split() -> TreeNode {
        own(for: count)
        let middle = count / 2
        var upper = TreeNode()
        upper.own(for: count - middle)
        upper.memory.moveInitialize(from: memory + middle, count: count - middle)
        upper.count = count - middle
        count = middle
        upper.add(LengthSum(), less: sum, from: 0)
        return upper
    }

    /// Appends the entries of the next node.
    mutating func join(_ next: TreeNode) {
        own(for: count + next.count)
        let (start, sum) = (count, sum)
        for place in 0..<next.count { (memory + start + place).initialize(to: next[place]) }
        count += next.count
        add(sum, less: LengthSum(), from: start)
    }

    /// Adds the difference of two sums to the sum of each entry from a place on.
    private func add(_ sum: LengthSum, less other: LengthSum, from place: Int) {
        guard sum != other else { return }
        var difference = sum
        difference -= other
        let (memory, count) = (memory, count)
        for place in place..<count { memory[place].sum += difference }
    }

    /// Makes the memory unique to this node, with room for a number of entries.
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
