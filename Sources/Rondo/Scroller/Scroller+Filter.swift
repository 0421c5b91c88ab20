extension Scroller {
    /// Hides the items that are not wanted, those that are there and those that come later.
    ///
    /// What is hidden is not shown, not counted and not scrolled to, and comes back at its place
    /// when a later filter lets it through. A current item that is hidden gives way as a removed
    /// one does. Set it again whenever its answers would be others.
    ///
    /// - Parameters:
    ///   - isWanted: Asked once for every item at each change; nil shows all.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Complexity: O(n).
    public mutating func filter(
        _ isWanted: (@Sendable (ItemKey) -> Bool)?,
        at time: Milliseconds
    ) {
        run(to: time)
        self.isWanted = isWanted
        adopt(wanted(of: allItems))
    }

    /// Appends a page of a feed: what is not there yet, behind the last item.
    ///
    /// - Parameters:
    ///   - page: In order. Pages overlap when items were added at the server meanwhile, so keys
    ///     that are there already, hidden or not, are dropped.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: How many were dropped.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n + p²) for a page of p items.
    @discardableResult
    public mutating func append(page: [Item], at time: Milliseconds) -> Int {
        run(to: time)
        var new: [Item] = []
        for item in page where allItems.index(of: item.key) == nil {
            if !new.contains(where: { $0.key == item.key }) { new.append(item) }
        }
        hold(Items(allItems.all + new))
        return page.count - new.count
    }

    /// Has these items from now on, and shows those that are wanted.
    mutating func hold(_ all: Items) {
        precondition(
            configuration.lengthProblem(with: all) == nil,
            "Scroller: configuration.lengthProblem(with: items) must be nil"
        )
        allItems = all
        adopt(wanted(of: all))
    }

    private func wanted(of all: Items) -> Items {
        guard let isWanted else { return all }
        let wanted = all.all.filter { isWanted($0.key) }
        return wanted.count == all.count ? all : Items(wanted)
    }
}
