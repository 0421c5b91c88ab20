/// Which item is current, and whether the content is on its way from one item to another.
///
/// Every `begin` ends in exactly one `settle` or `cancel`, however many gestures follow each other,
/// because only this type emits them.
struct Switch: Sendable {
    /// The slot of the last rest, or the successor's if its item was removed.
    private(set) var slot: Slot
    /// The item of the last rest, also if it was removed; nil if there was none.
    private(set) var item: ItemKey?
    /// Whether a begin waits for its end.
    private(set) var isUnderWay = false

    /// The slot with the nearest resting place; meaningless without items.
    var current: Slot
    /// The target slot of the last motion, preferred among slots that share a resting place.
    var lastTarget: Slot?
    /// The direction of the last motion.
    var lastHeading = Heading.forward
    /// The position of the last rest.
    ///
    /// A change of the strip during a motion moves it, so that the way of the content since that
    /// rest stays the same.
    var departure: Position

    /// The content at rest on a slot, the target of the last motion.
    init(on slot: Slot, item: ItemKey?, at position: Position) {
        self.slot = slot
        self.item = item
        current = slot
        lastTarget = slot
        departure = position
    }

    /// Begins a switch; true the first time since the last rest.
    mutating func begin() -> Bool {
        defer { isUnderWay = true }
        return !isUnderWay
    }

    /// Handles the content at rest on the current slot.
    ///
    /// - Parameters:
    ///   - item: The item of the current slot, nil without items.
    ///   - count: The number of items.
    /// - Returns: A settle, a cancel, or nil if nothing changed.
    mutating func end(on item: ItemKey?, of count: Int) -> Event? {
        defer {
            stay(on: item)
            isUnderWay = false
        }
        // In a loop of one item, another slot is another place.
        let isElsewhere = item != self.item || (count == 1 && current != slot)
        if isElsewhere { return .settle(from: self.item, to: item) }
        return isUnderWay ? .cancel(item) : nil
    }

    /// Handles a current slot that changed at rest without movement, by another size or other
    /// items.
    mutating func stay(on item: ItemKey?) {
        slot = current
        self.item = item
    }

    /// Follows a renumbering of the slots.
    mutating func renumber(to slot: Slot) {
        self.slot = slot
    }
}
