extension Scroller {
    /// Shows only the wanted items, now and later; nil shows all.
    mutating func filter(_ isWanted: (@Sendable (ItemKey) -> Bool)?) -> Refusal? {
        hold(allItems, isWanted)
    }

    /// Replaces all items, and shows the wanted ones.
    mutating func hold(_ all: Items) -> Refusal? { hold(all, strip.filter?.isWanted) }

    private mutating func hold(
        _ all: Items,
        _ isWanted: (@Sendable (ItemKey) -> Bool)?
    ) -> Refusal? {
        checkLengths(of: all)
        let filter = isWanted.map { Filter(all: all, isWanted: $0) }
        let layout = Layout(filter?.shown ?? all, configuration)
        if let refusal = layout.refusal { return refusal }
        strip.filter = filter
        if layout.items != items { adopt(layout, changing: 0..<items.count) }
        return nil
    }

    func checkLengths(of all: Items) {
        expect(!all.hasWrongLength, "Scroller: an item must be from 0 to 1e9 points long")
    }
}
