/// The items of a list, in order: their identities, lengths and kinds.
///
/// Items given by count take no memory, however many they are; their keys are consecutive, from 0
/// by default. Other items take 8 bytes for a length of their own, 8 for a key that does not follow
/// the previous one, and about as much for searches by key. Copies share their memory, and a
/// changed list shares the unchanged part with the old one.
///
///     Items(count: 1_000_000)
///     Items(count: 10_000, from: ItemKey(70_000))
///     Items(count: 10_000) { .points(heights[$0.value]) }
///     Items([Item(ItemKey(7), extent: .points(120)), Item(ItemKey(9))])
public struct Items: Sendable {
    /// The number of items.
    public private(set) var count: Int
    /// The key of the first item, if all are alike.
    private(set) var first: ItemKey
    /// The items; empty if all are alike, with consecutive keys.
    private var tree: ItemTree

    /// Items with consecutive keys, the configured length and the standard kind.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - first: The key of the first item.
    /// - Precondition: Traps if `count` is negative.
    /// - Complexity: O(1), no allocation.
    public init(count: Int, from first: ItemKey = ItemKey(0)) {
        precondition(count >= 0, "Items.count must be 0 or more")
        self.count = count
        self.first = first
        tree = ItemTree()
    }

    /// These items, in order.
    ///
    /// - Parameter items: Items with unique keys.
    /// - Precondition: Traps if a key occurs twice.
    /// - Complexity: O(n log n) for n items, O(n) if the keys increase.
    public init(_ items: [Item]) {
        guard let tree = ItemTree(items) else {
            preconditionFailure("Items.init: no two items may have the same key")
        }
        self.init(tree)
    }

    /// `count` items that a function returns, in order.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - item: Called once for each item, in order; keys must be unique.
    /// - Precondition: Traps if `count` is negative or a key occurs twice, except in a browser's
    ///   module, which trusts the JavaScript beside it.
    /// - Complexity: That of `init(_:)`.
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

    /// Counts the items of the tree, and drops the tree if all items are alike.
    private mutating func describeTree() {
        let run = tree.run
        count = tree.sum.count
        first = ItemKey(run?.first ?? 0)
        if run != nil { tree = ItemTree() }
    }

    /// Whether all items have the configured length, the standard kind and consecutive keys.
    var areAlike: Bool { tree.isEmpty }

    /// All items in an array.
    ///
    /// - Complexity: O(n).
    public var all: [Item] { all(in: 0..<count) }

    /// The items in a range of indices.
    ///
    /// - Complexity: O(k) for k items, plus O(log n) if they are not alike.
    func all(in range: Range<Int>) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(range.count)
        visit(range) { items.append($0) }
        return items
    }

    /// Calls a function with each item of a range, in order.
    ///
    /// - Complexity: O(k) for k items, plus O(log n) if they are not alike.
    func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
        guard areAlike else { return tree.visit(range, body) }
        for index in range { body(Item(ItemKey(first.value + index))) }
    }

    /// The item at an index.
    ///
    /// - Precondition: `index` is below `count`.
    /// - Complexity: O(log n), O(1) if all are alike.
    public subscript(index: ItemIndex) -> Item {
        precondition(index.value >= 0 && index.value < count, "Items: index must be below count")
        return areAlike
            ? Item(ItemKey(first.value + index.value)) : tree.item(at: index.value)
    }

    /// The index of the item with this key, or nil.
    ///
    /// - Complexity: O(log n), O(1) if all are alike.
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

    /// Whether any item has a length of its own in points; O(1).
    public var hasOwnLengths: Bool {
        !areAlike && tree.sum.configured + tree.sum.viewports < count
    }

    /// Whether any item has an invalid length; O(1).
    var hasWrongLength: Bool { tree.hasWrongLength }

    /// The total length of the items before an index; O(log n), O(1) if all are alike.
    func sum(before index: Int) -> LengthSum {
        areAlike ? LengthSum(configured: index) : tree.sum(before: index)
    }

    /// The index of the last item whose point is not after a place, or -1; O(log n).
    ///
    /// - Precondition: They are not alike.
    func lastIndex(upTo place: Extents.Place, in extents: Extents) -> Int {
        tree.lastIndex(upTo: place, in: extents)
    }

    /// Items with consecutive keys, the standard kind and lengths of their own.
    ///
    /// - Parameters:
    ///   - count: 0 or more.
    ///   - first: The key of the first item.
    ///   - extent: Called once for each item's length, in order; nil for the configured one.
    /// - Precondition: Traps if `count` is negative, or if a length is not from 0 to 1e9 points.
    /// - Complexity: O(n) for n items.
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
    /// Whether an item may have this length.
    static func allows(_ extent: ItemExtent?) -> Bool {
        guard case .points(let points) = extent else { return true }
        return Configuration.allows(length: points)
    }
}

extension Item {
    /// Whether the item's length is valid.
    var isLengthAllowed: Bool { ItemExtent.allows(extent) }

    /// Traps on an invalid length.
    fileprivate func checkLength() {
        precondition(isLengthAllowed, "Item.extent must be a number of points from 0 to 1e9")
    }
}

// MARK: - Changes

extension Items {
    /// Replaces a range with other items.
    ///
    /// - Parameters:
    ///   - range: A range of indices, which may be empty.
    ///   - added: Items whose keys differ from those of the remaining ones.
    /// - Precondition: Traps if a length is not from 0 to 1e9 points, or if a key occurs twice in
    ///   `added`.
    /// - Complexity: O(k log n) for k items inserted and removed.
    mutating func replace(_ range: Range<Int>, with added: [Item]) {
        for item in added { item.checkLength() }
        guard count > 0 else {
            self = Items(added)
            return
        }
        changeTree { $0.replace(range, with: added) }
    }

    /// Replaces a range with the items of another list.
    ///
    /// - Parameters:
    ///   - range: A range of indices, which may be empty.
    ///   - added: Items whose keys differ from those of the remaining ones.
    /// - Complexity: O(k log n) for k items inserted and removed; a copy of n numbers in the
    ///   browser's module.
    public mutating func replace(_ range: Range<Int>, with added: Items) {
        guard count > 0 else {
            self = added
            return
        }
        let added = added.asTree
        changeTree { $0.replace(range, with: added) }
    }

    private var asTree: ItemTree { areAlike ? ItemTree(run: first.value, count: count) : tree }

    /// Changes the length or kind of the item at an index.
    ///
    /// - Precondition: Traps if a length is not from 0 to 1e9 points.
    /// - Complexity: O(log n).
    mutating func exchange(_ index: ItemIndex, for item: Item) {
        item.checkLength()
        changeTree { $0.exchange(index.value, for: item) }
    }

    /// Changes a list that is not empty as a tree: in place if no other list shares it.
    private mutating func changeTree(_ body: (inout ItemTree) -> Void) {
        if areAlike { tree = asTree }
        body(&tree)
        describeTree()
    }
}

extension Items: Equatable {
    /// Whether both have the same items in the same order.
    ///
    /// - Complexity: O(n log n); O(1) for unchanged copies, and if all items of both are alike.
    public static func == (lhs: Items, rhs: Items) -> Bool {
        guard lhs.count == rhs.count else { return false }
        if lhs.areAlike, rhs.areAlike { return lhs.count == 0 || lhs.first == rhs.first }
        #if !hasFeature(Embedded)
            if lhs.tree.isShared(with: rhs.tree) { return true }
        #endif
        return (0..<lhs.count).allSatisfy { lhs[ItemIndex($0)] == rhs[ItemIndex($0)] }
    }
}
