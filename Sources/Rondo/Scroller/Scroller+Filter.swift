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
    /// - Complexity: O(n).
    public mutating func filter(
        _ isWanted: (@Sendable (ItemKey) -> Bool)?,
        at time: Milliseconds
    ) {
        run(to: time)
        self.isWanted = isWanted
        adoptWanted()
    }

    /// Appends a page of a feed: what is not there yet, behind the last item.
    ///
    /// - Parameters:
    ///   - page: In order. Pages overlap when items were added at the server meanwhile, so keys
    ///     that are there already, hidden or not, are dropped.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: How many were dropped.
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
        allItems.replace(allItems.count..<allItems.count, with: new)
        checkLengths()
        if let isWanted { new = new.filter { isWanted($0.key) } }
        guard !new.isEmpty else { return dropped }
        var shown = items
        shown.replace(shown.count..<shown.count, with: new)
        adopt(shown)
        return dropped
    }

    /// Has these items from now on, and shows those that are wanted.
    mutating func hold(_ all: Items) {
        allItems = all
        checkLengths()
        adoptWanted()
    }

    /// Has a list from now on that was changed, and shows what is wanted of it.
    ///
    /// - Complexity: That of `adopt`; O(n) under a filter.
    mutating func edit(to all: Items) {
        guard isWanted == nil else { return hold(all) }
        allItems = all
        checkLengths()
        adopt(all)
    }

    private func checkLengths() {
        precondition(
            configuration.lengthProblem(with: allItems) == nil,
            "Scroller: configuration.lengthProblem(with: items) must be nil"
        )
    }

    private mutating func adoptWanted() {
        let wanted = wanted(of: allItems)
        if wanted != items { adopt(wanted) }
    }

    private func wanted(of all: Items) -> Items {
        guard let isWanted else { return all }
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}
