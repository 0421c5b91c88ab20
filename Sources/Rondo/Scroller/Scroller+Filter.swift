extension Scroller {
    /// Shows the items that are wanted, those that come later too; nil shows all.
    mutating func filter(_ isWanted: (@Sendable (ItemKey) -> Bool)?) -> Refusal? {
        let all = allItems
        return hold(all, filter: isWanted.map { Filter(all: all, isWanted: $0) })
    }

    /// Has these items from now on, and shows those that are wanted.
    mutating func hold(_ all: Items) -> Refusal? {
        hold(all, filter: filter.map { Filter(all: all, isWanted: $0.isWanted) })
    }

    private mutating func hold(_ all: Items, filter: Filter?) -> Refusal? {
        checkLengths(of: all)
        let layout = Layout(filter?.shown ?? all, configuration)
        guard Strip(layout).crowd == nil else { return .tooManyTiles }
        self.filter = filter
        if layout.items != items { adopt(layout) }
        return nil
    }

    func checkLengths(of all: Items) {
        precondition(
            configuration.sumProblem(with: all) == nil,
            "Scroller: configuration.lengthProblem(with: items) must be nil"
        )
    }
}
