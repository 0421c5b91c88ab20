/// Items that are not all alike; it never changes.
///
/// Of two kinds: as they were described one by one, which is quickest to ask, and as a tree, which is
/// quick to change and small. They are told apart by overriding and not by cases, so that a program
/// that changes no item by itself, such as a module for a browser, is linked without the tree.
class ItemList: @unchecked Sendable {
    /// What all items come to.
    let sum: LengthSum

    init(_ sum: LengthSum) {
        self.sum = sum
    }

    /// Whether any item has a length of its own.
    var hasExtents: Bool { sum.configured < sum.count }

    /// The items, when they were described one by one.
    var described: [Item]? { nil }

    /// The items, when they are a tree.
    var tree: ItemTree? { nil }

    /// An item.
    func item(at index: Int) -> Item { preconditionFailure("ItemList: of no kind") }

    /// Where a key is, nil when it is not there.
    func index(of key: ItemKey) -> Int? { preconditionFailure("ItemList: of no kind") }

    /// What the items before an index come to, where any has a length of its own.
    func sum(before index: Int) -> LengthSum { preconditionFailure("ItemList: of no kind") }

    /// The last item that a test holds for, which holds for all before it too, where any has a length
    /// of its own; -1 when it holds for none.
    ///
    /// - Parameter isBefore: Gets what the items before one come to, and its own length.
    func last(where isBefore: (LengthSum, ItemExtent?) -> Bool) -> Int {
        preconditionFailure("ItemList: of no kind")
    }
}
