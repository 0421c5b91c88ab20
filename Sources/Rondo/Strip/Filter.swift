/// A filter of the list: shows some items and hides the others.
///
/// A class, so that copies of a strip share it.
final class Filter: Sendable {
    /// All items, shown and hidden.
    let all: Items
    /// Whether an item is shown.
    let isWanted: @Sendable (ItemKey) -> Bool

    init(all: Items, isWanted: @escaping @Sendable (ItemKey) -> Bool) {
        self.all = all
        self.isWanted = isWanted
    }

    /// The items that are shown.
    var shown: Items {
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}
