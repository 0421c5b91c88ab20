/// Items that are not all alike; it never changes.
///
/// Of two kinds: as they were described one by one, which is quickest to ask, and as a tree, which is
/// quick to change and small. They are told apart by overriding and not by cases, so that a program
/// that changes no item, such as a module for a browser, is linked without the tree.
class ItemList: @unchecked Sendable {
    let count: Int
    /// Whether any item has a length of its own.
    let hasExtents: Bool
    /// Whether any item has a length that none may have.
    let hasProblem: Bool
    /// The items, when they were described one by one.
    let described: [Item]?
    /// The items, when they are a tree.
    let tree: ItemTree?

    fileprivate init(_ totals: ItemTotals, described: [Item]?, tree: ItemTree?) {
        count = totals.count
        hasExtents = totals.configured < totals.count
        hasProblem = totals.hasProblem
        self.described = described
        self.tree = tree
    }

    /// An item.
    func item(at index: Int) -> Item { preconditionFailure("ItemList: of no kind") }

    /// Where a key is, nil when it is not there.
    func index(of key: ItemKey) -> Int? { preconditionFailure("ItemList: of no kind") }

    /// What the items before an index come to.
    func place(of index: Int) -> ItemPlace { preconditionFailure("ItemList: of no kind") }

    /// The last item that a test holds for, which holds for all before it too; -1 when it holds for
    /// none.
    ///
    /// - Parameter isBefore: Gets the number of items before one, what they come to, and its length.
    ///   The length may be 0 points instead, to ask whether all before it pass the test.
    func last(where isBefore: (Int, ItemPlace, ItemExtent?) -> Bool) -> Int {
        preconditionFailure("ItemList: of no kind")
    }
}

/// Items as they were described one by one.
final class DescribedItems: ItemList, @unchecked Sendable {
    private let items: [Item]
    private let table: KeyTable
    /// What the items before each one come to, and last what all do; empty when all are of the
    /// configured length.
    private let places: [ItemPlace]

    /// Nil when a key stands twice.
    init?(_ items: [Item]) {
        guard let table = KeyTable(items) else { return nil }
        self.items = items
        self.table = table
        var places: [ItemPlace] = []
        var totals = ItemTotals()
        if items.contains(where: { $0.extent != nil }) {
            places.reserveCapacity(items.count + 1)
            places.append(ItemPlace(after: totals))
            for item in items {
                totals.add(item.extent)
                places.append(ItemPlace(after: totals))
            }
        } else {
            totals.count = items.count
            totals.configured = items.count
        }
        self.places = places
        super.init(totals, described: items, tree: nil)
    }

    override func item(at index: Int) -> Item { items[index] }

    override func index(of key: ItemKey) -> Int? { table.index(of: key, in: items) }

    override func place(of index: Int) -> ItemPlace { places[index] }

    override func last(where isBefore: (Int, ItemPlace, ItemExtent?) -> Bool) -> Int {
        var low = -1
        var high = items.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if isBefore(middle, places[middle], items[middle].extent) {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }
}

/// Items as a tree.
final class TreeItems: ItemList, @unchecked Sendable {
    private let chunks: ChunkNode
    private let itemTree: ItemTree

    init(_ tree: ItemTree) {
        chunks = tree.chunks
        itemTree = tree
        super.init(tree.chunks.totals, described: nil, tree: tree)
    }

    override func item(at index: Int) -> Item {
        var place = index
        return chunks.leaf(at: &place).chunk[place].item
    }

    override func index(of key: ItemKey) -> Int? { itemTree.index(of: key.value) }

    override func place(of index: Int) -> ItemPlace { ItemPlace(after: chunks.totals(before: index)) }

    override func last(where isBefore: (Int, ItemPlace, ItemExtent?) -> Bool) -> Int {
        var node = chunks
        var sum = ItemTotals()
        while let left = node.left, let right = node.right {
            var middle = sum
            middle += left.totals
            node = left
            if isBefore(middle.count, ItemPlace(after: middle), .points(0)) {
                sum = middle
                node = right
            }
        }
        var low = -1
        var high = node.chunk.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            var before = sum
            before += node.chunk.totals(before: middle)
            let extent = node.chunk[middle].item.extent
            if isBefore(before.count, ItemPlace(after: before), extent) {
                low = middle
            } else {
                high = middle
            }
        }
        return sum.count + low
    }
}
