import Rondo

/// What is done to one item.
enum Change: String {
    case insert, remove, measure

    /// Does it to the item of a key, which must be there and not have been changed before.
    func apply(to key: ItemKey, of scroller: inout Scroller) {
        switch self {
        case .insert:
            let new = Item(ItemKey(scroller.items.count + key.value), extent: .points(99))
            scroller.insert([new], before: key, at: 0)
        case .remove: scroller.remove([key], at: 0)
        case .measure: scroller.measure([(key, 99)], at: 0)
        }
    }
}
