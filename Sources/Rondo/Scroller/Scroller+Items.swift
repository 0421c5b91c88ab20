// What is changed here are all items, those that a filter hides included, so that they are there
// when it lets them through again.

extension Scroller {
    /// Inserts items before another one, or behind the last.
    ///
    /// - Parameters:
    ///   - added: In order; no two with the same key.
    ///   - key: The item that they come before, nil for the end.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func insert(
        _ added: [Item],
        before key: ItemKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        var index = allItems.count
        if let key {
            guard let found = allItems.index(of: key) else { return .unknownItem }
            index = found.value
        }
        for item in added where allItems.index(of: item.key) != nil { return .itemIsThere }
        var all = allItems.all
        all.insert(contentsOf: added, at: index)
        hold(Items(all))
        return nil
    }

    /// Removes items.
    ///
    /// - Parameters:
    ///   - keys: Of items that are there.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func remove(_ keys: [ItemKey], at time: Milliseconds) -> Refusal? {
        run(to: time)
        var isGone = [Bool](repeating: false, count: allItems.count)
        for key in keys {
            guard let index = allItems.index(of: key) else { return .unknownItem }
            isGone[index.value] = true
        }
        var kept: [Item] = []
        for index in 0..<allItems.count where !isGone[index] {
            kept.append(allItems[ItemIndex(index)])
        }
        hold(Items(kept))
        return nil
    }

    /// Moves an item before another one, or behind the last.
    ///
    /// - Parameters:
    ///   - key: The item to move.
    ///   - other: The item that it comes before, nil for the end.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func move(
        _ key: ItemKey,
        before other: ItemKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        guard let from = allItems.index(of: key) else { return .unknownItem }
        var to = allItems.count
        if let other {
            guard let found = allItems.index(of: other) else { return .unknownItem }
            to = found.value
        }
        var all = allItems.all
        let item = all.remove(at: from.value)
        // Before itself, or where it is already, is where it stays.
        all.insert(item, at: to > from.value ? Swift.max(to - 1, from.value) : to)
        hold(Items(all))
        return nil
    }

    /// Has these items from now on, matched by key with those there are: any number of insertions,
    /// removals and moves at once.
    ///
    /// - Parameters:
    ///   - new: All items in order.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n).
    public mutating func change(to new: Items, at time: Milliseconds) {
        run(to: time)
        hold(new)
    }

    /// Shows another list, matched by key with the one there is; the same list changes nothing.
    ///
    /// It differs from `change` in that auto-advance gives a full rest.
    ///
    /// - Parameters:
    ///   - new: The whole list in order.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n).
    public mutating func replace(with new: Items, at time: Milliseconds) {
        run(to: time)
        guard new != allItems else { return }
        hold(new)
        restAnew()
    }

    /// Gives an item other wishes: another length or kind of view.
    ///
    /// - Parameters:
    ///   - item: With the key of one that is there.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func update(_ item: Item, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard let index = allItems.index(of: item.key) else { return .unknownItem }
        var all = allItems.all
        all[index.value] = item
        hold(Items(all))
        return nil
    }
}
