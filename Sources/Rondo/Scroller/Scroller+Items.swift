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
    /// - Complexity: O(k log n) for k items;
    ///   O(n) under a filter, and once for items that were described one by one.
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
        guard !added.isEmpty else { return nil }
        var all = allItems
        all.replace(index..<index, with: added)
        return edit(to: all, replacing: index..<index)
    }

    /// Removes items.
    ///
    /// - Parameters:
    ///   - keys: Of items that are there.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: O(k log n) for k items;
    ///   O(n) under a filter, and once for items that were described one by one.
    @discardableResult
    public mutating func remove(_ keys: [ItemKey], at time: Milliseconds) -> Refusal? {
        run(to: time)
        for key in keys where allItems.index(of: key) == nil { return .unknownItem }
        guard !keys.isEmpty else { return nil }
        var all = allItems
        // What stays as it is before and behind all of them.
        var (before, behind) = (all.count, all.count)
        var place = 0
        while place < keys.count {
            let found = all.index(of: keys[place])
            place += 1
            // One that is named twice has gone already.
            guard let start = found?.value else { continue }
            var end = start + 1
            while place < keys.count, end < all.count, all[ItemIndex(end)].key == keys[place] {
                place += 1
                end += 1
            }
            all.replace(start..<end, with: [])
            before = Swift.min(before, start)
            behind = Swift.min(behind, all.count - start)
        }
        return edit(to: all, replacing: before..<allItems.count - behind)
    }

    /// Moves an item before another one, or behind the last.
    ///
    /// - Parameters:
    ///   - key: The item to move.
    ///   - other: The item that it comes before, nil for the end.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Complexity: O(log n);
    ///   O(n) under a filter, and once for items that were described one by one.
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
        // Before itself, or where it is already, is where it stays.
        if to > from.value { to = Swift.max(to - 1, from.value) }
        guard to != from.value else { return nil }
        var all = allItems
        all.replace(from.value..<from.value + 1, with: [])
        all.replace(to..<to, with: [allItems[from]])
        return edit(
            to: all,
            replacing: Swift.min(from.value, to)..<Swift.max(from.value, to) + 1,
            near: [from.value..<from.value + 1, to..<to + 1]
        )
    }

    /// Has these items from now on, matched by key with those there are: any number of insertions,
    /// removals and moves at once.
    ///
    /// - Parameters:
    ///   - new: All items in order.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func change(to new: Items, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return hold(new)
    }

    /// Shows another list, matched by key with the one there is; the same list changes nothing.
    ///
    /// It differs from `change` in that auto-advance gives a full rest.
    ///
    /// - Parameters:
    ///   - new: The whole list in order.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(n).
    @discardableResult
    public mutating func replace(with new: Items, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard new != allItems else { return nil }
        if let refusal = hold(new) { return refusal }
        restAnew()
        return nil
    }

    /// Gives an item other wishes: another length or kind of view.
    ///
    /// - Parameters:
    ///   - item: With the key of one that is there.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(log n);
    ///   O(n) under a filter, and once for items that were described one by one.
    @discardableResult
    public mutating func update(_ item: Item, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard let index = allItems.index(of: item.key)?.value else { return .unknownItem }
        guard allItems[ItemIndex(index)] != item else { return nil }
        var all = allItems
        all.replace(index..<index + 1, with: [item])
        return edit(to: all, replacing: index..<index + 1)
    }

    /// Says how long items have turned out to be, such as once their views are laid out.
    ///
    /// The current item's start stays where it is on screen, to the bit, and so does what lies before
    /// it there unless it is measured itself; what comes behind makes room. It is as `update` with
    /// the length alone, for any number of items at once; lengths that are known already change
    /// nothing.
    ///
    ///     scroller.measure([(ItemKey(7), 213.5)], at: 16)
    ///
    /// - Parameters:
    ///   - lengths: Along the axis in points; those of items that are gone by now are passed over.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil. Nothing has changed then.
    /// - Precondition: Traps on a length that `Configuration.lengthProblem(with:)` would find.
    /// - Complexity: O(k log n) for k lengths;
    ///   O(n) under a filter, and once for items that were described one by one.
    @discardableResult
    public mutating func measure(
        _ lengths: [(key: ItemKey, length: Points)],
        at time: Milliseconds
    ) -> Refusal? {
        run(to: time)
        var all = allItems
        var (first, last) = (all.count, -1)
        for (key, length) in lengths {
            guard let index = all.index(of: key)?.value else { continue }
            var item = all[ItemIndex(index)]
            guard item.extent != .points(length) else { continue }
            item.extent = .points(length)
            all.replace(index..<index + 1, with: [item])
            first = Swift.min(first, index)
            last = Swift.max(last, index)
        }
        return first <= last ? edit(to: all, replacing: first..<last + 1) : nil
    }
}
