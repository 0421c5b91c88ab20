extension Scroller {
    /// Shows only the wanted items, now and later; nil shows all.
    mutating func filter(_ isWanted: (@Sendable (ItemKey) -> Bool)?) -> Refusal? {
        let (before, all) = (strip.filter, allItems)
        strip.filter = isWanted.map { Filter(all: all, isWanted: $0) }
        let refusal = hold(all)
        if refusal != nil { strip.filter = before }
        return refusal
    }

    /// Replaces all items, and shows the wanted ones.
    mutating func hold(_ all: Items) -> Refusal? {
        checkLengths(of: all)
        let layout = Layout(strip.filter?.shown(of: all) ?? all, configuration)
        if let refusal = layout.refusal { return refusal }
        strip.filter?.all = all
        if layout.items != items { adopt(layout, changing: 0..<items.count) }
        return nil
    }

    func checkLengths(of all: Items) {
        expect(!all.hasWrongLength, "Scroller: an item must be from 0 to 1e9 points long")
    }
}
