extension Items {
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
        let chunks = [ItemChunk](count) {
            Item(ItemKey(first.value + $0), extent: extent(ItemIndex($0)))
        }
        self.init(ItemTree(chunks))
    }

    /// Puts items in place of those in a range.
    ///
    /// - Parameters:
    ///   - range: Of indices, which may be empty.
    ///   - added: With keys that none of those that stay has.
    /// - Precondition: Traps on a length that is not from 0 to 1e9 points, and on a key that stands
    ///   twice in `added`.
    /// - Complexity: O(k log n) where k items come and go; O(n) for the first change of items that
    ///   were described one by one.
    mutating func replace(_ range: Range<Int>, with added: [Item]) {
        precondition(KeyTable(added) != nil, "Items: no two items may have the same key")
        let chunks = [ItemChunk](added.count) { added[$0] }
        self = Items(tree.map { $0.replacing(range, with: chunks) } ?? ItemTree(chunks))
    }

    /// The items as a tree; nil when there are none.
    private var tree: ItemTree? {
        if let tree = list?.tree { return tree }
        if let items = list?.described { return ItemTree([ItemChunk](count) { items[$0] }) }
        return count > 0 ? ItemTree([ItemChunk(first: first.value, count: count)]) : nil
    }

    /// The items of a tree, none where there is none.
    private init(_ tree: ItemTree?) {
        let run = tree?.run
        count = tree?.sum.count ?? 0
        first = ItemKey(run?.first ?? 0)
        list = run == nil ? tree : nil
    }
}
