// Edits change the items in place. No copy of the list is kept in the meantime, because the rows
// that the tree shares with a copy would be copied first.

extension Scroller {
    /// Replaces a range of items with items that have new keys.
    mutating func edit(_ range: Range<Int>, with added: [Item]) -> Refusal? {
        let gone = allItems.all(in: range)
        return edit(range) {
            $0.replace(range, with: added)
        } undo: {
            $0.replace(range.lowerBound..<range.lowerBound + added.count, with: gone)
        }
    }

    /// Changes the lengths or reuse kinds of items.
    mutating func edit(_ exchanges: [Exchange]) -> Refusal? {
        var (first, last) = (Int.max, -1)
        for exchange in exchanges where exchange.old != exchange.new {
            first = Swift.min(first, exchange.index.value)
            last = Swift.max(last, exchange.index.value)
        }
        guard first <= last else { return nil }
        return edit(first..<last + 1) {
            for exchange in exchanges { $0.exchange(exchange.index, for: exchange.new) }
        } undo: {
            for exchange in exchanges { $0.exchange(exchange.index, for: exchange.old) }
        }
    }

    /// An item before and after a change.
    struct Exchange {
        let index: ItemIndex
        let old: Item
        let new: Item
    }

    /// Changes the whole list, and shows the wanted items of it.
    ///
    /// - Parameters:
    ///   - range: The changed items.
    ///   - old: The old list, if items of the range may have moved within it; nil if each one was
    ///     removed, or stayed at its index.
    ///   - places: Where items have new neighbours, as indices in the new list; nil for the place
    ///     of the range.
    ///   - change: Changes the list.
    ///   - undo: Changes it back.
    /// - Returns: The reason for a refusal, without any change; or nil.
    /// - Complexity: That of `change` and `adopt`; O(n) under a filter.
    mutating func edit(
        _ range: Range<Int>,
        of old: Items? = nil,
        near places: [Range<Int>]? = nil,
        _ change: (inout Items) -> Void,
        undo: (inout Items) -> Void
    ) -> Refusal? {
        guard strip.filter != nil else {
            return editShown(range, of: old, near: places, change, undo: undo)
        }
        var all = allItems
        change(&all)
        return hold(all)
    }

    /// Changes the shown items; see `edit`.
    mutating func editShown(
        _ range: Range<Int>,
        of old: Items? = nil,
        near places: [Range<Int>]? = nil,
        _ change: (inout Items) -> Void,
        undo: (inout Items) -> Void
    ) -> Refusal? {
        let before = takeBearings()
        var items = strip.takeItems()
        change(&items)
        let layout = Layout(items, configuration)
        let come = range.lowerBound..<range.upperBound + items.count - before.count
        let next = Strip(layout)
        let isCrowded = {
            places?.contains { next.isCrowded(near: $0) } ?? next.isCrowded(near: come)
        }
        if let refusal = layout.refusal(isCrowded: isCrowded()) {
            undo(&items)
            strip.putBack(Layout(items, configuration))
            return refusal
        }
        adopt(layout, after: before, replacing: range, of: old)
        return nil
    }
}
