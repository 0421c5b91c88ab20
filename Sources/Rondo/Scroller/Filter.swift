/// Shows some of the items that are there.
struct Filter: Sendable {
    /// The items shown, and between them those that are hidden.
    var all: Items
    /// Whether an item is shown.
    let isWanted: @Sendable (ItemKey) -> Bool

    /// Which of some items are shown.
    func shown(of all: Items) -> Items {
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}
