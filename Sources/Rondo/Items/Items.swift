/// What is to be shown, in order: the items' identities, lengths and kinds.
///
/// Items given by count alone need no memory, however many they are; their keys follow each
/// other, from 0 unless told otherwise. With a function that tells lengths each takes 8 bytes for
/// its own, and about as many to find it. Copies share their memory, and so does a list that was
/// changed with the one before.
///
///     Items(count: 1_000_000)
///     Items(count: 10_000, from: ItemKey(70_000))
///     Items(count: 10_000) { .points(heights[$0.value]) }
///     Items([Item(ItemKey(7), extent: .points(120)), Item(ItemKey(9))])
public struct Items: Sendable {
    /// The ways in which items are held.
    enum Form: Sendable {
        /// All alike, with keys that follow each other from this one.
        case alike(ItemKey)
        /// As they were described one by one, which is quickest to ask.
        case listed(ListedItems)
        /// Changed one by one, or with lengths that a function told.
        case tree(ItemTree)
    }

    /// How many items there are.
    public let count: Int
    let form: Form

    /// Items in a form.
    init(_ count: Int, _ form: Form) {
        self.count = count
        self.form = form
    }

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
        form = .alike(first)
    }

    /// These items, in order.
    ///
    /// - Parameter items: No two of them with the same key.
    /// - Precondition: Traps when a key stands twice.
    /// - Complexity: O(n) where n is the number of items.
    public init(_ items: [Item]) {
        guard let table = KeyTable(items) else {
            preconditionFailure("Items.init: no two items may have the same key")
        }
        count = items.count
        form = .listed(ListedItems(items, table))
    }

    /// All items, one by one.
    ///
    /// - Complexity: O(1) for items described one by one, else O(n).
    public var all: [Item] {
        if case .listed(let listed) = form { return listed.items }
        var items: [Item] = []
        items.reserveCapacity(count)
        visit(0..<count) { items.append($0) }
        return items
    }

    /// Calls a function with each item of a range, in order.
    ///
    /// - Complexity: O(k) for k items, and O(log n) where items have been changed or were given with a
    ///   function.
    func visit(_ range: Range<Int>, _ body: (Item) -> Void) {
        switch form {
        case .alike(let first): for index in range { body(Item(ItemKey(first.value + index))) }
        case .listed(let listed): for index in range { body(listed.items[index]) }
        case .tree(let tree): tree.visit(range, body)
        }
    }

    /// An item.
    ///
    /// - Precondition: `index` is below `count`.
    /// - Complexity: O(1), O(log n) where items have been changed or were given with a function.
    public subscript(index: ItemIndex) -> Item {
        precondition(index.value >= 0 && index.value < count, "Items: index must be below count")
        switch form {
        case .alike(let first): return Item(ItemKey(first.value + index.value))
        case .listed(let listed): return listed.items[index.value]
        case .tree(let tree): return tree.item(at: index.value)
        }
    }

    /// Where the item with this identity is, or nil when there is none.
    ///
    /// - Complexity: O(1), O(log n) where items have been changed or were given with a function.
    public func index(of key: ItemKey) -> ItemIndex? {
        let place: Int?
        switch form {
        case .alike(let first):
            let distance = key.value &- first.value
            place = distance >= 0 && distance < count ? distance : nil
        case .listed(let listed): place = listed.index(of: key)
        case .tree(let tree): place = tree.index(of: key)
        }
        return place.map { ItemIndex($0) }
    }
}

// MARK: - Lengths

extension Items {
    /// Whether any item has a length of its own; O(1).
    var hasExtents: Bool {
        switch form {
        case .alike: false
        case .listed(let listed): listed.hasExtents
        case .tree(let tree): tree.hasExtents
        }
    }

    /// What the items before an index come to; O(1), O(log n) where items can be changed.
    func sum(before index: Int) -> LengthSum {
        switch form {
        case .alike: LengthSum(configured: index)
        case .listed(let listed): listed.sum(before: index)
        case .tree(let tree): tree.sum(before: index)
        }
    }
}

// MARK: - Lengths of their own

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
        self.init(count) { Item(ItemKey(first.value + $0), extent: extent(ItemIndex($0))) }
    }
}

extension Items: Equatable {
    /// Whether both have the same items in the same order.
    public static func == (lhs: Items, rhs: Items) -> Bool {
        guard lhs.count == rhs.count else { return false }
        if case .alike(let first) = lhs.form, case .alike(let other) = rhs.form {
            return lhs.count == 0 || first == other
        }
        for place in 0..<lhs.count where lhs[ItemIndex(place)] != rhs[ItemIndex(place)] {
            return false
        }
        return true
    }
}
