import Rondo

/// A change of one item.
enum Change: String {
    case insert, remove, measure

    /// Applies the change to the item with `key`, which must exist and be unchanged.
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
