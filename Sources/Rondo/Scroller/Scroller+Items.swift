extension Scroller {
    /// Changes the list as an edit says; why this makes no sense now, or nil.
    ///
    /// O(n) under a filter.
    mutating func apply(_ edit: Edit) -> Refusal? {
        switch edit {
        case .insert(let items, let key): insert(items, before: key)
        case .remove(let keys): remove(keys)
        case .move(let key, let other): move(key, before: other)
        case .update(let item): update(item)
        case .measure(let lengths): measure(lengths)
        case .change(let items): hold(items)
        case .replace(let items): replace(with: items)
        case .append(let page): append(page: page)
        case .filter(let isWanted): filter(isWanted)
        }
    }

    /// Inserts items before another one, or behind the last.
    mutating func insert(_ added: [Item], before key: ItemKey?) -> Refusal? {
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
    mutating func remove(_ keys: [ItemKey]) -> Refusal? {
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
    mutating func move(_ key: ItemKey, before other: ItemKey?) -> Refusal? {
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

    /// Shows another list; the same list changes nothing.
    mutating func replace(with new: Items) -> Refusal? {
        guard new != allItems else { return nil }
        if let refusal = hold(new) { return refusal }
        restAnew()
        return nil
    }

    /// Gives an item another length or kind of view.
    mutating func update(_ item: Item) -> Refusal? {
        guard let index = allItems.index(of: item.key)?.value else { return .unknownItem }
        guard allItems[ItemIndex(index)] != item else { return nil }
        var all = allItems
        all.replace(index..<index + 1, with: [item])
        return edit(to: all, replacing: index..<index + 1)
    }

    /// Says how long items have turned out to be.
    mutating func measure(_ lengths: [(key: ItemKey, length: Points)]) -> Refusal? {
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
