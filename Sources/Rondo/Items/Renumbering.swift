/// The new numbers of slots after a change of the items.
///
/// Slot q·n + i, item i of turn q, becomes q·n' + i' if the item is at i' of n' afterwards. So
/// visible items stay on their turn, and items added after the last one follow it in every turn.
///
/// One range of items was replaced, possibly all of them: items before and after it are found by
/// arithmetic, items within it by their keys.
struct Renumbering {
    /// The old number of items.
    let count: Int
    /// The old items that were replaced.
    let replaced: Range<Int>
    /// The old list; nil if each item of the range was removed, or stayed at its index in a range
    /// of the same length.
    let old: Items?
    let new: Items
    /// The old first slot, nil if there was none.
    let first: Slot?
    /// The old last slot, nil if there was none.
    let last: Slot?
    /// The direction in which the successor of a removed item is searched.
    let heading: Heading

    /// A renumbering without a change.
    static func none(of items: Items) -> Renumbering {
        Renumbering(
            count: items.count,
            replaced: 0..<0,
            old: nil,
            new: items,
            first: nil,
            last: nil,
            heading: .forward
        )
    }

    /// The difference between the new and the old number of items.
    private var more: Int { new.count - count }

    /// The slot's new number, nil if its item was removed.
    func slot(of slot: Slot) -> Slot? {
        let place = TurnPlace(of: slot, count: count)
        guard let index = index(of: place.index) else { return nil }
        return Slot(place.turn * Int64(new.count) + Int64(index.value))
    }

    /// The new index of an item, nil if it was removed.
    func index(of index: ItemIndex) -> ItemIndex? {
        if index.value < replaced.lowerBound { return index }
        if index.value >= replaced.upperBound { return ItemIndex(index.value + more) }
        guard let old else { return more == 0 ? index : nil }
        return replaced.count + more == 0 ? nil : new.index(of: old[index].key)
    }

    /// Whether an item changed its kind of view.
    func changesKind(_ reuse: ReuseIdentifier, of index: ItemIndex, to other: ItemIndex) -> Bool {
        replaced.contains(index.value) && new[other].reuse != reuse
    }

    /// The new number of the slot, or of the nearest one whose item remains.
    ///
    /// A slot whose item remains keeps it, also on a turn that is not shown. The search for another
    /// goes in the direction of travel, and from a pinned end in the opposite direction; nil if no
    /// old item remains.
    ///
    /// - Complexity: O(k) for k removed items in a row, or O(m) for m new ones if that is less;
    ///   O(1) if both lists are given by count and have no key in common.
    func survivor(of slot: Slot) -> Slot? {
        if let old, old.areAlike, new.areAlike {
            let (was, key) = (old.first.value, new.first.value)
            if was > key + (new.count - 1) || key > was + (old.count - 1) { return nil }
        }
        return self.slot(of: slot) ?? search(from: slot, heading)
            ?? search(from: slot, heading.opposite)
    }

    /// The result of `survivor(of:)`, or the slot itself if no item is left.
    func successor(of slot: Slot) -> Slot { survivor(of: slot) ?? slot }

    private func search(from slot: Slot, _ heading: Heading) -> Slot? {
        let step: Int64 = heading == .forward ? 1 : -1
        let here = TurnPlace(of: slot, count: count).index.value
        var least = count
        for way in 0..<(old == nil ? count : Swift.min(count, new.count)) {
            if let found = number(of: slot + step * Int64(way)) { return found }
            // With more removed items in a row than new items, searching the new ones takes less
            // time.
            guard let place = old?.index(of: new[ItemIndex(way)].key)?.value else { continue }
            let way = (place - here) * Int(step)
            least = Swift.min(least, way < 0 ? way + count : way)
        }
        return least < count ? number(of: slot + step * Int64(least)) : nil
    }

    /// The new number of an old slot, nil if its item was removed.
    private func number(of candidate: Slot) -> Slot? {
        if let last, candidate > last { return nil }
        if let first, candidate < first { return nil }
        return slot(of: candidate)
    }
}
