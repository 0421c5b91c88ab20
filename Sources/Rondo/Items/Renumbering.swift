/// Where each slot goes when the items change.
///
/// Slot q·n + i, item i of turn q, becomes q·n' + i' when the item stands at i' of n' afterwards;
/// so what is on screen stays on its turn, and what was added behind the last item follows it on
/// whichever turn that is.
///
/// Where others have come in place of one range of items, those before and behind it are found by
/// arithmetic; within it, and where no range is known, by their keys.
struct Renumbering {
    let old: Items
    let new: Items
    /// The first slot that there was, nil when there was none.
    let first: Slot?
    /// The last slot that there was, nil when there was none.
    let last: Slot?
    /// Where the successor of a removed item is looked for.
    let heading: Heading
    /// The old items that others have come in place of, nil when any may be elsewhere now.
    var replaced: Range<Int>?

    /// Every slot keeps its item.
    static func none(of items: Items) -> Renumbering {
        Renumbering(
            old: items,
            new: items,
            first: nil,
            last: nil,
            heading: .forward,
            replaced: 0..<0
        )
    }

    /// The slot's new number, nil when its item is gone.
    func slot(of slot: Slot) -> Slot? {
        let place = TurnPlace(of: slot, count: old.count)
        guard let index = index(of: place.index) else { return nil }
        return Slot(place.turn * Int64(new.count) + Int64(index.value))
    }

    /// Where an item is now, nil when it is gone.
    func index(of index: ItemIndex) -> ItemIndex? {
        let more = new.count - old.count
        if let replaced {
            if index.value < replaced.lowerBound { return index }
            if index.value >= replaced.upperBound { return ItemIndex(index.value + more) }
            if replaced.count + more == 0 { return nil }
        }
        return new.index(of: old[index].key)
    }

    /// Whether an item has another kind of view now.
    func changesKind(_ reuse: ReuseIdentifier, of index: ItemIndex, to other: ItemIndex) -> Bool {
        if let replaced, !replaced.contains(index.value) { return false }
        return new[other].reuse != reuse
    }

    /// The new number of the slot, or of the nearest one whose item is still there.
    ///
    /// It is looked for in the direction of travel, and at a pinned end the other way; nil when no
    /// item is there any more.
    ///
    /// - Complexity: O(k) where k items in a row are gone, or O(m) for m new ones if that is less; O(1)
    ///   where both are given by count and have no key in common.
    func survivor(of slot: Slot) -> Slot? {
        let (was, key) = (old.first.value, new.first.value)
        if old.areAlike, new.areAlike, was > key + (new.count - 1) || key > was + (old.count - 1) {
            return nil
        }
        return search(from: slot, heading) ?? search(from: slot, heading.opposite)
    }

    private func search(from slot: Slot, _ heading: Heading) -> Slot? {
        let step: Int64 = heading == .forward ? 1 : -1
        let here = TurnPlace(of: slot, count: old.count).index.value
        var least = old.count
        for count in 0..<Swift.min(old.count, new.count) {
            if let found = number(of: slot + step * Int64(count)) { return found }
            // Where more are gone in a row than there are new ones, it takes less to look at those.
            guard let place = old.index(of: new[ItemIndex(count)].key)?.value else { continue }
            let way = (place - here) * Int(step)
            least = Swift.min(least, way < 0 ? way + old.count : way)
        }
        return least < old.count ? number(of: slot + step * Int64(least)) : nil
    }

    /// The new number of a slot that there was, nil when its item is gone.
    private func number(of candidate: Slot) -> Slot? {
        if let last, candidate > last { return nil }
        if let first, candidate < first { return nil }
        return slot(of: candidate)
    }
}
