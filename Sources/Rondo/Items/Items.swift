/// What is to be shown, in order: the items' identities, lengths and kinds.
///
/// Items given by count alone need no memory, however many they are; their keys follow each
/// other, from 0 unless told otherwise. With a function that tells lengths each takes 8 bytes for
/// its own. Copies share their memory, and so does a list that was changed with the one before.
///
///     Items(count: 1_000_000)
///     Items(count: 10_000, from: ItemKey(70_000))
///     Items(count: 10_000) { .points(heights[$0.value]) }
///     Items([Item(ItemKey(7), extent: .points(120)), Item(ItemKey(9))])
public struct Items: Sendable {
    /// How many items there are.
    public let count: Int
    /// The key of the first one, when each other has the next one and all are alike.
    let first: ItemKey
    /// The items, nil when their keys follow each other and nothing else tells them apart.
    let list: ItemList?

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
        list = nil
    }

    /// These items, in order.
    ///
    /// - Parameter items: No two of them with the same key.
    /// - Precondition: Traps when a key stands twice.
    /// - Complexity: O(n) where n is the number of items.
    public init(_ items: [Item]) {
        guard let list = DescribedItems(items) else {
            preconditionFailure("Items.init: no two items may have the same key")
        }
        count = items.count
        first = ItemKey(0)
        self.list = list
    }

    /// The items when any has a length of its own, nil when all are as long as is configured; O(1).
    var measured: ItemList? { list.flatMap { $0.hasExtents ? $0 : nil } }

    /// All items, one by one.
    ///
    /// - Complexity: O(1) for items described one by one, O(n) for those given by count, else
    ///   O(n log n).
    var all: [Item] { described ?? (0..<count).map { self[ItemIndex($0)] } }

    /// The items when they were described one by one.
    var described: [Item]? { list?.described }

    /// An item.
    ///
    /// - Precondition: `index` is below `count`.
    /// - Complexity: O(1), O(log n) where items have been changed or were given with a function.
    public subscript(index: ItemIndex) -> Item {
        precondition(index.value >= 0 && index.value < count, "Items: index must be below count")
        guard let list else { return Item(ItemKey(first.value + index.value)) }
        return list.item(at: index.value)
    }

    /// Where the item with this identity is, or nil when there is none.
    ///
    /// - Complexity: O(1), O(log n) where items have been changed or were given with a function.
    public func index(of key: ItemKey) -> ItemIndex? {
        if let list { return list.index(of: key).map { ItemIndex($0) } }
        let place = key.value &- first.value
        return place >= 0 && place < count ? ItemIndex(place) : nil
    }
}

extension Items: Equatable {
    /// Whether both have the same items in the same order.
    public static func == (lhs: Items, rhs: Items) -> Bool {
        guard lhs.count == rhs.count else { return false }
        guard lhs.list !== rhs.list else {
            return lhs.list != nil || lhs.count == 0 || lhs.first == rhs.first
        }
        for place in 0..<lhs.count where lhs[ItemIndex(place)] != rhs[ItemIndex(place)] {
            return false
        }
        return true
    }
}
