extension Scroller {
    /// Applies an edit; returns the reason for a refusal, or nil.
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

    /// Inserts items before another item, or at the end.
    mutating func insert(_ added: [Item], before key: ItemKey?) -> Refusal? {
        var index = allItems.count
        if let key {
            guard let found = allItems.index(of: key) else { return .unknownItem }
            index = found.value
        }
        for item in added where allItems.index(of: item.key) != nil { return .itemIsThere }
        guard !added.isEmpty else { return nil }
        return edit(index..<index, with: added)
    }

    /// Appends the items of a page that are not in the list yet.
    mutating func append(page: [Item]) -> Refusal? {
        var new: [Item] = []
        for item in page where allItems.index(of: item.key) == nil {
            if !new.contains(where: { $0.key == item.key }) { new.append(item) }
        }
        guard !new.isEmpty else { return nil }
        let end = allItems.count
        guard let isWanted = strip.filter?.isWanted else {
            return edit(end..<end, with: new)
        }
        var all = allItems
        all.replace(end..<end, with: new)
        checkLengths(of: all)
        let shown = new.filter { isWanted($0.key) }
        if !shown.isEmpty {
            let end = items.count
            let refusal = editShown(end..<end) {
                $0.replace(end..<end, with: shown)
            } undo: {
                $0.replace(end..<end + shown.count, with: [])
            }
            if let refusal { return refusal }
        }
        strip.filter = Filter(all: all, isWanted: isWanted)
        return nil
    }

    /// Removes items.
    mutating func remove(_ keys: [ItemKey]) -> Refusal? {
        var indices: [Int] = []
        for key in keys {
            guard let index = allItems.index(of: key) else { return .unknownItem }
            indices.append(index.value)
        }
        indices.sort()
        var runs: [Range<Int>] = []
        for index in indices {
            if let run = runs.last, index <= run.upperBound {
                // A key that is named twice is removed once.
                runs[runs.count - 1] = run.lowerBound..<Swift.max(run.upperBound, index + 1)
            } else {
                runs.append(index..<index + 1)
            }
        }
        guard let first = runs.first, let last = runs.last else { return nil }
        if runs.count == 1 { return edit(first, with: []) }
        let old = allItems
        return edit(first.lowerBound..<last.upperBound, of: old) {
            for run in runs.reversed() { $0.replace(run, with: []) }
        } undo: {
            $0 = old
        }
    }

    /// Moves an item before another item, or at the end.
    mutating func move(_ key: ItemKey, before other: ItemKey?) -> Refusal? {
        guard let from = allItems.index(of: key) else { return .unknownItem }
        var to = allItems.count
        if let other {
            guard let found = allItems.index(of: other) else { return .unknownItem }
            to = found.value
        }
        // Before itself, or at its own place, the item does not move.
        if to > from.value { to = Swift.max(to - 1, from.value) }
        guard to != from.value else { return nil }
        let old = allItems
        return edit(
            Swift.min(from.value, to)..<Swift.max(from.value, to) + 1,
            of: old,
            near: [from.value..<from.value + 1, to..<to + 1]
        ) {
            $0.replace(from.value..<from.value + 1, with: [])
            $0.replace(to..<to, with: [old[from]])
        } undo: {
            $0 = old
        }
    }

    /// Replaces the list; the same list changes nothing.
    mutating func replace(with new: Items) -> Refusal? {
        guard new != allItems else { return nil }
        if let refusal = hold(new) { return refusal }
        restAnew()
        return nil
    }

    /// Changes the length or reuse kind of an item.
    mutating func update(_ item: Item) -> Refusal? {
        guard let index = allItems.index(of: item.key) else { return .unknownItem }
        let old = allItems[index]
        return edit([Exchange(index: index, old: old, new: item)])
    }

    /// Sets the measured lengths of items.
    mutating func measure(_ lengths: [(key: ItemKey, length: Points)]) -> Refusal? {
        var exchanges: [Exchange] = []
        for (key, length) in lengths {
            guard let index = allItems.index(of: key) else { continue }
            let old = allItems[index]
            let new = Item(key, extent: .points(length), reuse: old.reuse)
            exchanges.append(Exchange(index: index, old: old, new: new))
        }
        return edit(exchanges)
    }
}
