/// A filter of the list: shows some items and hides the others.
struct Filter: Sendable {
    /// All items, shown and hidden.
    var all: Items
    /// Whether an item is shown.
    let isWanted: @Sendable (ItemKey) -> Bool

    /// The items of a list that are shown.
    func shown(of all: Items) -> Items {
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}
