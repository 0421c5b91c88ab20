/// What is to be shown, in order: the items' identities, lengths and kinds.
///
/// Items given by count alone need no memory, however many they are; their keys follow each
/// other, from 0 unless told otherwise.
///
///     Items(count: 1_000_000)
///     Items(count: 10_000, from: ItemKey(70_000))
///     Items([Item(ItemKey(7), extent: .points(120)), Item(ItemKey(9))])
public struct Items: Sendable {
    private struct Listed: Sendable {
        let items: [Item]
        let table: KeyTable
        /// Whether any of them has a length of its own.
        let hasExtents: Bool
    }

    /// How many items there are.
    public let count: Int
    /// The key of the first one, when they were given by count.
    private let first: ItemKey
    /// The items one by one, nil when they were given by count.
    private let listed: Listed?

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
        listed = nil
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
        first = ItemKey(0)
        listed = Listed(
            items: items,
            table: table,
            hasExtents: items.contains { $0.extent != nil }
        )
    }

    /// The items' own wishes, nil when all are alike.
    var described: [Item]? { listed?.items }

    /// Whether any item has a length of its own; O(1).
    var hasExtents: Bool { listed?.hasExtents ?? false }

    /// All items, one by one.
    ///
    /// - Complexity: O(n) for items given by count, else O(1).
    var all: [Item] { described ?? (0..<count).map { self[ItemIndex($0)] } }

    /// An item.
    ///
    /// - Precondition: `index` is below `count`.
    public subscript(index: ItemIndex) -> Item {
        precondition(index.value >= 0 && index.value < count, "Items: index must be below count")
        guard let listed else { return Item(ItemKey(first.value + index.value)) }
        return listed.items[index.value]
    }

    /// Where the item with this identity is, or nil when there is none.
    ///
    /// - Complexity: O(1).
    public func index(of key: ItemKey) -> ItemIndex? {
        if let listed {
            return listed.table.index(of: key, in: listed.items).map { ItemIndex($0) }
        }
        let place = key.value - first.value
        return place >= 0 && place < count ? ItemIndex(place) : nil
    }
}

extension Items: Equatable {
    /// Whether both have the same items in the same order.
    public static func == (lhs: Items, rhs: Items) -> Bool {
        guard lhs.count == rhs.count else { return false }
        guard lhs.listed != nil || rhs.listed != nil else {
            return lhs.count == 0 || lhs.first == rhs.first
        }
        for place in 0..<lhs.count where lhs[ItemIndex(place)] != rhs[ItemIndex(place)] {
            return false
        }
        return true
    }
}
