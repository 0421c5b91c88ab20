/// Where each slot goes when the items change.
///
/// Slot q·n + i, item i of turn q, becomes q·n' + i' when the item stands at i' of n' afterwards;
/// so what is on screen stays on its turn, and what was added behind the last item follows it on
/// whichever turn that is.
struct Renumbering {
    let old: Items
    let new: Items
    /// The first slot that there was, nil when there was none.
    let first: Slot?
    /// The last slot that there was, nil when there was none.
    let last: Slot?
    /// Where the successor of a removed item is looked for.
    let heading: Heading

    /// The slot's new number, nil when its item is gone.
    func slot(of slot: Slot) -> Slot? {
        let place = TurnPlace(of: slot, count: old.count)
        guard let index = new.index(of: old[place.index].key) else { return nil }
        return Slot(place.turn * Int64(new.count) + Int64(index.value))
    }

    /// The new number of the slot, or of the nearest one whose item is still there.
    ///
    /// It is looked for in the direction of travel, and at a pinned end the other way; nil when no
    /// item is there any more.
    ///
    /// - Complexity: O(k) where k items in a row are gone.
    func survivor(of slot: Slot) -> Slot? {
        search(from: slot, heading) ?? search(from: slot, heading.opposite)
    }

    private func search(from slot: Slot, _ heading: Heading) -> Slot? {
        let step: Int64 = heading == .forward ? 1 : -1
        var candidate = slot
        for _ in 0..<old.count {
            if let last, candidate > last { return nil }
            if let first, candidate < first { return nil }
            if let found = self.slot(of: candidate) { return found }
            candidate = candidate + step
        }
        return nil
    }
}
