/// Whether the content is on its way from one item to another.
///
/// Every `begin` ends in exactly one `settle` or `cancel`, however many gestures
/// follow each other in between, because there is one place where each is said.
struct Switch: Sendable {
    /// The slot that things rested on last, or its successor when its item is gone.
    private(set) var slot: Slot
    /// The item that things rested on last, also when it is gone; nil when there was none.
    private(set) var item: ItemKey?
    /// Whether a begin waits for its end.
    private(set) var isUnderWay = false

    init(on slot: Slot, item: ItemKey?) {
        self.slot = slot
        self.item = item
    }

    /// Something leaves rest; true the first time since the last rest.
    mutating func begin() -> Bool {
        defer { isUnderWay = true }
        return !isUnderWay
    }

    /// Things are at rest on a slot.
    ///
    /// - Returns: What there is to say: where they went, that they came back, or nothing.
    mutating func end(on slot: Slot, item: ItemKey?, of count: Int) -> Event? {
        defer {
            self.slot = slot
            self.item = item
            isUnderWay = false
        }
        // In a loop of one, another slot is another place.
        let isElsewhere = item != self.item || (count == 1 && slot != self.slot)
        if isElsewhere { return .settle(from: self.item, to: item) }
        return isUnderWay ? .cancel(item) : nil
    }

    /// Things rest on another slot without having moved: another size or other items.
    mutating func stay(on slot: Slot, item: ItemKey?) {
        self.slot = slot
        self.item = item
    }

    /// Slots have other numbers.
    mutating func renumber(by number: (Slot) -> Slot) {
        slot = number(slot)
    }
}
