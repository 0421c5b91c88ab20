/// What is to be shown, in order: the items' identities, lengths and kinds.
///
/// Items given by count alone need no memory, however many they are; their keys follow each
/// other, from 0 unless told otherwise. Of others each takes 8 bytes for a length of its own, 8 for a
/// key that does not follow the one before, and about as many to find it. Copies share their memory,
/// and so does a list that was changed with the one before.
///
///     Items(count: 1_000_000)
///     Items(count: 10_000, from: ItemKey(70_000))
///     Items(count: 10_000) { .points(heights[$0.value]) }
///     Items([Item(ItemKey(7), extent: .points(120)), Item(ItemKey(9))])
public struct Items: Sendable {
    /// How many items there are.
    public private(set) var count: Int
    /// The key of the first one, where all are alike.
    private(set) var first: ItemKey
    /// The items; empty where all are alike, with keys that follow each other.
    private var tree: ItemTree

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
        tree = ItemTree()
    }

    /// These items, in order.
    ///
    /// - Parameter items: No two of them with the same key.
    /// - Precondition: Traps when a key stands twice.
    /// - Complexity: O(n log n) where n is the number of items, O(n) when each key is greater than the
    ///   one before it.
    public init(_ items: [Item]) {
        guard let tree = ItemTree(items) else {
            preconditionFailure("Items.init: no two items may have the same key")
        }
        self.init(tree)
    }

    /// These items, in order, each as a function tells it.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - item: Asked once for each item, in order; no two of them with the same key.
    /// - Precondition: Traps when `count` is negative, and when a key stands twice, but for a browser's
    ///   module, which trusts the JavaScript beside it.
    /// - Complexity: As `init(_:)`.
    public init(count: Int, item: (ItemIndex) -> Item) {
        precondition(count >= 0, "Items.count must be 0 or more")
        #if hasFeature(Embedded)
            self.init(ItemTree(count) { item(ItemIndex($0)) })
        #else
            self.init((0..<count).map { item(ItemIndex($0)) })
        #endif
    }

    /// The items of a tree.
    private init(_ tree: ItemTree) {
        (count, first, self.tree) = (0, ItemKey(0), tree)
        describeTree()
    }

    /// Counts the items of the tree; it is not kept where all are alike.
    private mutating func describeTree() {
        let run = tree.run
        count = tree.sum.count
        first = ItemKey(run?.first ?? 0)
        if run != nil { tree = ItemTree() }
    }

    /// Whether all are of the configured length and the standard kind, with keys that follow each
    /// other.
    var areAlike: Bool { tree.isEmpty }

    /// All items, one by one.
    ///
    /// - Complexity: O(n).
    public var all: [Item] { all(in: 0..<count) }

    /// The items in a range of indices.
    ///
    /// - Complexity: O(k) for k items, and O(log n) where they are not alike.
    func all(in range: Range<Int>) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(range.count)
        visit(range) { items.append($0) }
        return items
    }

    /// Calls a function with each item of a range, in order.
    ///
    /// - Complexity: O(k) for k items, and O(log n) where they are not alike.
    func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
        guard areAlike else { return tree.visit(range, body) }
        for index in range { body(Item(ItemKey(first.value + index))) }
    }

    /// An item.
    ///
    /// - Precondition: `index` is below `count`.
    /// - Complexity: O(log n), O(1) where they are alike.
    public subscript(index: ItemIndex) -> Item {
        precondition(index.value >= 0 && index.value < count, "Items: index must be below count")
        return areAlike
            ? Item(ItemKey(first.value + index.value)) : tree.item(at: index.value)
    }

    /// Where the item with this identity is, or nil when there is none.
    ///
    /// - Complexity: O(log n), O(1) where they are alike.
    public func index(of key: ItemKey) -> ItemIndex? {
        guard areAlike else { return tree.index(of: key.value).map { ItemIndex($0) } }
        let distance = key.value &- first.value
        return distance >= 0 && distance < count ? ItemIndex(distance) : nil
    }
}

// MARK: - Lengths

extension Items {
    /// Whether any item has a length of its own; O(1).
    var hasExtents: Bool { !areAlike && tree.sum.configured < count }

    /// Whether any item has a length that no item may have; O(1).
    var hasWrongLength: Bool { tree.hasWrongLength }

    /// What the items before an index come to; O(log n), O(1) where they are alike.
    func sum(before index: Int) -> LengthSum {
        areAlike ? LengthSum(configured: index) : tree.sum(before: index)
    }

    /// The index of the last item whose point lies before a place, -1 if no item's does; O(log n).
    ///
    /// - Precondition: They are not alike.
    func lastIndex(before place: Extents.Place, in extents: Extents) -> Int {
        tree.lastIndex(before: place, in: extents)
    }

    /// So many items of the standard kind, with lengths of their own.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - first: The key of the first one; each other has the next one.
    ///   - extent: Asked once for each item's length, in order; nil for the configured one.
    /// - Precondition: Traps when `count` is negative, and on a length that is not from 0 to 1e9
    ///   points.
    /// - Complexity: O(n) where n is the number of items.
    public init(
        count: Int,
        from first: ItemKey = ItemKey(0),
        extent: (ItemIndex) -> ItemExtent?
    ) {
        precondition(count >= 0, "Items.count must be 0 or more")
        let tree = ItemTree(count) {
            let item = Item(ItemKey(first.value + $0), extent: extent(ItemIndex($0)))
            item.checkLength()
            return item
        }
        self.init(tree)
    }
}

extension ItemExtent {
    /// Whether an item may be so long.
    static func allows(_ extent: ItemExtent?) -> Bool {
        guard case .points(let points) = extent else { return true }
        return Configuration.allows(length: points)
    }
}

extension Item {
    /// Whether an item may be as long as this one.
    var isLengthAllowed: Bool { ItemExtent.allows(extent) }

    /// Traps on a length that no item may have.
    fileprivate func checkLength() {
        precondition(isLengthAllowed, "Item.extent must be a number of points from 0 to 1e9")
    }
}

// MARK: - Changes

extension Items {
    /// Puts items in place of those in a range.
    ///
    /// - Parameters:
    ///   - range: Of indices, which may be empty.
    ///   - added: With keys that none of those that stay has.
    /// - Precondition: Traps on a length that is not from 0 to 1e9 points, and on a key that stands
    ///   twice in `added`.
    /// - Complexity: O(k log n) where k items come and go.
    mutating func replace(_ range: Range<Int>, with added: [Item]) {
        for item in added { item.checkLength() }
        guard count > 0 else {
            self = Items(added)
            return
        }
        changeTree { $0.replace(range, with: added) }
    }

    /// Puts the items of another list in place of those in a range.
    ///
    /// - Parameters:
    ///   - range: Of indices, which may be empty.
    ///   - added: With keys that none of those that stay has.
    /// - Complexity: O(k log n) where k items come and go; a copy of n numbers in the browser's module.
    public mutating func replace(_ range: Range<Int>, with added: Items) {
        guard count > 0 else {
            self = added
            return
        }
        let added = added.asTree
        changeTree { $0.replace(range, with: added) }
    }

    private var asTree: ItemTree { areAlike ? ItemTree(run: first.value, count: count) : tree }

    /// Gives the item at an index another length or kind.
    ///
    /// - Precondition: Traps on a length that is not from 0 to 1e9 points.
    /// - Complexity: O(log n).
    mutating func exchange(_ index: ItemIndex, for item: Item) {
        item.checkLength()
        changeTree { $0.exchange(index.value, for: item) }
    }

    /// Changes the items, of which there is one, as a tree: in place where no other list has them.
    private mutating func changeTree(_ body: (inout ItemTree) -> Void) {
        if areAlike { tree = asTree }
        body(&tree)
        describeTree()
    }
}

extension Items: Equatable {
    /// Whether both have the same items in the same order.
    public static func == (lhs: Items, rhs: Items) -> Bool {
        guard lhs.count == rhs.count else { return false }
        if lhs.areAlike, rhs.areAlike { return lhs.count == 0 || lhs.first == rhs.first }
        return (0..<lhs.count).allSatisfy { lhs[ItemIndex($0)] == rhs[ItemIndex($0)] }
    }
}
