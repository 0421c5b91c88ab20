extension Scroller {
    /// Hides the items that are not wanted, those that are there and those that come later.
    ///
    /// What is hidden is not shown, not counted and not scrolled to, and comes back at its place
    /// when a later filter lets it through. A current item that is hidden gives way as a removed
    /// one does. Set it again whenever its answers would be others.
    ///
    /// - Parameters:
    ///   - isWanted: Asked once for every item at each change, but for a page that is appended for
    ///     its items only; nil shows all.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func filter(
        _ isWanted: (@Sendable (ItemKey) -> Bool)?,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        let before = self.isWanted
        self.isWanted = isWanted
        let refusal = hold(allItems)
        if refusal != nil { self.isWanted = before }
        return refusal
    }

    /// Appends a page of a feed: what is not there yet, behind the last item.
    ///
    /// - Parameters:
    ///   - page: In order. Pages overlap when items were added at the server meanwhile, so keys
    ///     that are there already, hidden or not, are dropped.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: How many were dropped: all of a page that would bring too many tiles into the
    ///   viewport.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(p log n + p²) for a page of p items;
    ///   O(n) once for items that were described one by one.
    @discardableResult
    public mutating func append(page: [Item], at time: Milliseconds) -> Int {
        run(to: time)
        var new: [Item] = []
        for item in page where allItems.index(of: item.key) == nil {
            if !new.contains(where: { $0.key == item.key }) { new.append(item) }
        }
        let dropped = page.count - new.count
        guard !new.isEmpty else { return dropped }
        var all = allItems
        all.replace(all.count..<all.count, with: new)
        checkLengths(of: all)
        if let isWanted { new = new.filter { isWanted($0.key) } }
        var shown = items
        if !new.isEmpty { shown.replace(shown.count..<shown.count, with: new) }
        guard !isCrowded(shown, near: [items.count..<shown.count]) else { return page.count }
        allItems = all
        if !new.isEmpty { adopt(shown, replacing: items.count..<items.count) }
        return dropped
    }

    /// Has these items from now on, and shows those that are wanted.
    mutating func hold(_ all: Items) -> Refusal? {
        checkLengths(of: all)
        let wanted = wanted(of: all)
        guard configuration.tileProblem(with: wanted) == nil else { return .tooManyTiles }
        allItems = all
        if wanted != items { adopt(wanted) }
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
        guard !isCrowded(all, near: places ?? [come]) else { return .tooManyTiles }
        allItems = all
        adopt(all, replacing: range)
        return nil
    }

    private func checkLengths(of all: Items) {
        precondition(
            configuration.sumProblem(with: all) == nil,
            "Scroller: configuration.lengthProblem(with: items) must be nil"
        )
    }

    /// Whether items would bring too many tiles into the viewport, where some have changed.
    private func isCrowded(_ items: Items, near ranges: [Range<Int>]) -> Bool {
        let strip = Strip(items: items, configuration: configuration, showing: Slot(0))
        return ranges.contains { strip.isCrowded(near: $0) }
    }

    private func wanted(of all: Items) -> Items {
        guard let isWanted else { return all }
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}
