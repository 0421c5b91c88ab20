/// What is to be shown, in order: the items' identities, lengths and kinds.
///
/// Items given by count alone need no memory, however many they are; their keys follow each
/// other, from 0 unless told otherwise. What an item has of its own takes 8 bytes each: a length, a
/// kind, a key that does not follow the one before it. A copy costs nothing, and a changed one shares
/// with it what has stayed.
///
///     Items(count: 1_000_000)
///     Items(count: 10_000, from: ItemKey(70_000))
///     Items(count: 10_000) { .points(heights[$0.value]) }
///     Items([Item(ItemKey(7), extent: .points(120)), Item(ItemKey(9))])
public struct Items: Sendable {
    /// How many items there are.
    public private(set) var count: Int
    /// The key of the first one, when each other has the next one and all are alike.
    private var first: ItemKey
    /// The items, nil when their keys follow each other and nothing else tells them apart.
    private var tree: ItemTree?

    /// So many items, all of the configured length and the standard kind.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - first: The key of the first one; each other has the next one.
    /// - Precondition: Traps when `count` is negative.
    /// - Complexity: O(1), no allocation.
    public init(count: Int, from first: ItemKey = ItemKey(0)) {
        precondition(count >= 0, "Items.count must be 0 or more")
        self.count = count
        self.first = first
    }

    /// So many items of the standard kind, with lengths of their own.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - first: The key of the first one; each other has the next one.
    ///   - extent: Asked once for each item's length, in order; nil for the configured one.
    /// - Precondition: Traps when `count` is negative.
    /// - Complexity: O(n) where n is the number of items; 8 bytes are kept of each.
    public init(
        count: Int,
        from first: ItemKey = ItemKey(0),
        extent: (ItemIndex) -> ItemExtent?
    ) {
        precondition(count >= 0, "Items.count must be 0 or more")
        self.init(count: count) { index in
            ChunkEntry(
                key: first.value + index,
                word: ItemExtent.word(of: extent(ItemIndex(index))),
                tag: ReuseIdentifier.standard.value
            )
        }
    }

    /// These items, in order.
    ///
    /// - Parameter items: No two of them with the same key.
    /// - Precondition: Traps when a key stands twice.
    /// - Complexity: O(n) where n is the number of items, O(n log n) when their keys do not increase.
    public init(_ items: [Item]) {
        self.init(count: items.count) { ChunkEntry(items[$0]) }
    }

    private init(count: Int, _ entry: (Int) -> ChunkEntry) {
        self.count = count
        first = ItemKey(0)
        hold(Self.chunks(count, entry))
    }

    /// Chunks of entries that a function tells.
    private static func chunks(_ count: Int, _ entry: (Int) -> ChunkEntry) -> [ItemChunk] {
        var chunks: [ItemChunk] = []
        var entries: [ChunkEntry] = []
        for index in 0..<count {
            entries.append(entry(index))
            if entries.count == ItemChunk.capacity || index == count - 1 {
                chunks.join(ItemChunk(entries), 0..<entries.count)
                entries.removeAll(keepingCapacity: true)
            }
        }
        return chunks
    }

    /// Has these chunks from now on.
    private mutating func hold(_ chunks: [ItemChunk]) {
        if let only = chunks.first, chunks.count > 1 || !only.isRun {
            guard let tree = ItemTree(chunks) else {
                preconditionFailure("Items: no two items may have the same key")
            }
            self.tree = tree
        } else {
            first = ItemKey(chunks.first?.first ?? 0)
            tree = nil
        }
    }

    /// The items with lengths of their own among all, nil when there are none; O(1).
    var measured: ChunkNode? {
        tree.flatMap { $0.chunks.totals.configured < count ? $0.chunks : nil }
    }

    /// All items, one by one.
    ///
    /// - Complexity: O(n).
    var all: [Item] {
        var reader = ItemReader(self)
        return (0..<count).map { reader.item(at: $0) }
    }

    /// An item.
    ///
    /// - Precondition: `index` is below `count`.
    /// - Complexity: O(log n), O(1) where all keys follow each other and nothing else tells the items
    ///   apart.
    public subscript(index: ItemIndex) -> Item {
        precondition(index.value >= 0 && index.value < count, "Items: index must be below count")
        guard let chunks = tree?.chunks else { return Item(ItemKey(first.value + index.value)) }
        var place = index.value
        let leaf = chunks.leaf(at: &place)
        return leaf.chunk[place].item
    }

    /// Where the item with this identity is, or nil when there is none.
    ///
    /// - Complexity: As that of an item by its index.
    public func index(of key: ItemKey) -> ItemIndex? {
        if let tree { return tree.index(of: key.value).map { ItemIndex($0) } }
        let place = key.value &- first.value
        return place >= 0 && place < count ? ItemIndex(place) : nil
    }

    /// The chunk of an item, and the item's place in it.
    func chunk(at index: Int) -> (chunk: ItemChunk, place: Int) {
        guard let chunks = tree?.chunks else {
            return (ItemChunk(first: first.value, count: count), index)
        }
        var place = index
        let leaf = chunks.leaf(at: &place)
        return (leaf.chunk, place)
    }

    /// Puts items in place of those in a range.
    ///
    /// - Parameters:
    ///   - range: Of indices, which may be empty.
    ///   - added: With keys that none of those that stay has.
    /// - Complexity: O(k log n) where k items come and go.
    mutating func replace(_ range: Range<Int>, with added: [Item]) {
        let chunks = Self.chunks(added.count) { ChunkEntry(added[$0]) }
        let rest = count - range.count
        let run = ItemChunk(first: first.value, count: count)
        count = rest + added.count
        guard rest > 0, var tree = tree ?? ItemTree([run]) else { return hold(chunks) }
        tree.replace(range, with: chunks)
        let root = tree.chunks
        // One run again, of which nothing needs to be kept.
        if root.left == nil, root.chunk.isRun {
            hold([root.chunk])
        } else {
            self.tree = tree
        }
    }
}

extension Items: Equatable {
    /// Whether both have the same items in the same order.
    public static func == (lhs: Items, rhs: Items) -> Bool {
        guard lhs.count == rhs.count else { return false }
        if lhs.tree == nil, rhs.tree == nil { return lhs.count == 0 || lhs.first == rhs.first }
        if lhs.tree?.chunks === rhs.tree?.chunks { return true }
        var (left, right) = (ItemReader(lhs), ItemReader(rhs))
        for index in 0..<lhs.count where left.item(at: index) != right.item(at: index) {
            return false
        }
        return true
    }
}
