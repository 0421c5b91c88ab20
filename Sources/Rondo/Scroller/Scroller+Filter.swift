extension Scroller {
    /// Shows the items that are wanted, those that come later too; nil shows all.
    mutating func filter(_ isWanted: (@Sendable (ItemKey) -> Bool)?) -> Refusal? {
        let before = self.isWanted
        self.isWanted = isWanted
        let refusal = hold(allItems)
        if refusal != nil { self.isWanted = before }
        return refusal
    }

    /// Appends what is not there yet of a page.
    mutating func append(page: [Item]) -> Refusal? {
        var new: [Item] = []
        for item in page where allItems.index(of: item.key) == nil {
            if !new.contains(where: { $0.key == item.key }) { new.append(item) }
        }
        guard !new.isEmpty else { return nil }
        var all = allItems
        all.replace(all.count..<all.count, with: new)
        checkLengths(of: all)
        if let isWanted { new = new.filter { isWanted($0.key) } }
        var shown = items
        if !new.isEmpty { shown.replace(shown.count..<shown.count, with: new) }
        let layout = Layout(shown, configuration)
        guard !layout.isCrowded(near: [items.count..<shown.count]) else { return .tooManyTiles }
        allItems = all
        if !new.isEmpty { adopt(layout, replacing: items.count..<items.count) }
        return nil
    }

    /// Has these items from now on, and shows those that are wanted.
    mutating func hold(_ all: Items) -> Refusal? {
        checkLengths(of: all)
        let layout = Layout(wanted(of: all), configuration)
        guard Strip(layout).crowd == nil else { return .tooManyTiles }
        allItems = all
        if layout.items != items { adopt(layout) }
        return nil
    }

    /// Has a list from now on that was changed, and shows what is wanted of it.
    ///
    /// - Parameters:
    ///   - all: The whole list.
    ///   - range: The old items that others have come in place of.
    ///   - places: Where items have new neighbours, as indices in the new list; nil for where they
    ///     have come.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: That of `adopt`; O(n) under a filter.
    mutating func edit(
        to all: Items,
        replacing range: Range<Int>,
        near places: [Range<Int>]? = nil
    ) -> Refusal? {
        guard isWanted == nil else { return hold(all) }
        checkLengths(of: all)
        let come = range.lowerBound..<range.upperBound + all.count - allItems.count
        let layout = Layout(all, configuration)
        guard !layout.isCrowded(near: places ?? [come]) else { return .tooManyTiles }
        allItems = all
        adopt(layout, replacing: range)
        return nil
    }

    private func checkLengths(of all: Items) {
        precondition(
            configuration.sumProblem(with: all) == nil,
            "Scroller: configuration.lengthProblem(with: items) must be nil"
        )
    }

    private func wanted(of all: Items) -> Items {
        guard let isWanted else { return all }
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}

extension Layout {
    /// Whether too many tiles would be in the viewport, where some items have changed.
    fileprivate func isCrowded(near ranges: [Range<Int>]) -> Bool {
        let strip = Strip(self)
        return ranges.contains { strip.isCrowded(near: $0) }
    }
}
