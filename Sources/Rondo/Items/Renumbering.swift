/// Where each slot goes when the items change.
///
/// Slot q·n + i, item i of turn q, becomes q·n' + i' when the item stands at i' of n' afterwards;
/// so what is on screen stays on its turn, and what was added behind the last item follows it on
/// whichever turn that is.
///
/// Others have come in place of one range of items, which may be all of them: those before and behind
/// it are found by arithmetic, those within it by their keys.
struct Renumbering {
    /// How many items there were.
    let count: Int
    /// The old items that others have come in place of.
    let replaced: Range<Int>
    /// The list before; nil where each item of the range is gone, or has stayed where it was when as
    /// many have come.
    let old: Items?
    let new: Items
    /// The first slot that there was, nil when there was none.
    let first: Slot?
    /// The last slot that there was, nil when there was none.
    let last: Slot?
    /// Where the successor of a removed item is looked for.
    let heading: Heading

    /// Every slot keeps its item.
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

    /// How many more items there are now.
    private var more: Int { new.count - count }

    /// The slot's new number, nil when its item is gone.
    func slot(of slot: Slot) -> Slot? {
        let place = TurnPlace(of: slot, count: count)
        guard let index = index(of: place.index) else { return nil }
        return Slot(place.turn * Int64(new.count) + Int64(index.value))
    }

    /// Where an item is now, nil when it is gone.
    func index(of index: ItemIndex) -> ItemIndex? {
        if index.value < replaced.lowerBound { return index }
        if index.value >= replaced.upperBound { return ItemIndex(index.value + more) }
        guard let old else { return more == 0 ? index : nil }
        return replaced.count + more == 0 ? nil : new.index(of: old[index].key)
    }

    /// Whether an item has another kind of view now.
    func changesKind(_ reuse: ReuseIdentifier, of index: ItemIndex, to other: ItemIndex) -> Bool {
        replaced.contains(index.value) && new[other].reuse != reuse
    }

    /// The new number of the slot, or of the nearest one whose item is still there.
    ///
    /// It is looked for in the direction of travel, and at a pinned end the other way; nil when no
    /// item is there any more.
    ///
    /// - Complexity: O(k) where k items in a row are gone, or O(m) for m new ones if that is less; O(1)
    ///   where both are given by count and have no key in common.
    func survivor(of slot: Slot) -> Slot? {
        if let old, old.areAlike, new.areAlike {
            let (was, key) = (old.first.value, new.first.value)
            if was > key + (new.count - 1) || key > was + (old.count - 1) { return nil }
        }
        return search(from: slot, heading) ?? search(from: slot, heading.opposite)
    }

    private func search(from slot: Slot, _ heading: Heading) -> Slot? {
        let step: Int64 = heading == .forward ? 1 : -1
        let here = TurnPlace(of: slot, count: count).index.value
        var least = count
        for way in 0..<(old == nil ? count : Swift.min(count, new.count)) {
            if let found = number(of: slot + step * Int64(way)) { return found }
            // Where more are gone in a row than there are new ones, it takes less to look at those.
            guard let place = old?.index(of: new[ItemIndex(way)].key)?.value else { continue }
            let way = (place - here) * Int(step)
            least = Swift.min(least, way < 0 ? way + count : way)
        }
        return least < count ? number(of: slot + step * Int64(least)) : nil
    }

    /// The new number of a slot that there was, nil when its item is gone.
    private func number(of candidate: Slot) -> Slot? {
        if let last, candidate > last { return nil }
        if let first, candidate < first { return nil }
        return slot(of: candidate)
    }
}
