extension Scroller {
    /// Inserts items before another one, or behind the last.
    ///
    /// - Parameters:
    ///   - added: In order; no two with the same key.
    ///   - key: The item that they come before, nil for the end.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.problem(with:)` would find.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func insert(
        _ added: [Item],
        before key: ItemKey? = nil,
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        var index = items.count
        if let key {
            guard let found = items.index(of: key) else { return .unknownItem }
            index = found.value
        }
        for item in added where items.index(of: item.key) != nil { return .itemIsThere }
        var all = items.all
        all.insert(contentsOf: added, at: index)
        change(to: Items(all))
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
        var isGone = [Bool](repeating: false, count: items.count)
        for key in keys {
            guard let index = items.index(of: key) else { return .unknownItem }
            isGone[index.value] = true
        }
        var kept: [Item] = []
        for index in 0..<items.count where !isGone[index] { kept.append(items[ItemIndex(index)]) }
        change(to: Items(kept))
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
        guard let from = items.index(of: key) else { return .unknownItem }
        var to = items.count
        if let other {
            guard let found = items.index(of: other) else { return .unknownItem }
            to = found.value
        }
        var all = items.all
        let item = all.remove(at: from.value)
        // Before itself, or where it is already, is where it stays.
        all.insert(item, at: to > from.value ? Swift.max(to - 1, from.value) : to)
        change(to: Items(all))
        return nil
    }

    /// Shows another list, matched by key with the one there is; the same list changes nothing.
    ///
    /// - Parameters:
    ///   - list: The whole list in order; no two with the same key.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Precondition: Traps on a length that `Configuration.problem(with:)` would find.
    /// - Complexity: O(n).
    public mutating func replace(with list: [Item], at time: Milliseconds) {
        run(to: time)
        let new = Items(list)
        guard new != items else { return }
        change(to: new)
        restAnew()
    }

    /// Gives an item other wishes: another length or kind of view.
    ///
    /// - Parameters:
    ///   - item: With the key of one that is there.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.problem(with:)` would find.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func update(_ item: Item, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard let index = items.index(of: item.key) else { return .unknownItem }
        var all = items.all
        all[index.value] = item
        change(to: Items(all))
        return nil
    }
}
