/// The endless row of slots: the place and the resting place of each one.
///
/// All places are relative to an anchor slot that the caller names, in points from that slot's
/// leading edge to the viewport's. So numbers stay small however many turns away the anchor is, and
/// equal anchors give equal bits.
///
/// It caches the places near the viewport from one walk along the items, and looks up others in the
/// layout. The results are the same.
struct Strip: Sendable {
    private(set) var layout: Layout
    private(set) var bounds = SlotBounds()
    private(set) var places = Places()
    /// The filter that hides other items, nil if there are none.
    var filter: Filter?
    /// Lengths below this count as rounding of sums; in points.
    static let rounding: Points = 1e-6

    /// A strip that shows a slot; content that stands still uses that slot's turn.
    init(_ layout: Layout, showing slot: Slot = Slot(0)) {
        self.layout = layout
        findEnds(showing: slot)
    }

    /// Uses another layout, showing a slot, and caches as many places around it as before.
    mutating func lay(_ layout: Layout, showing slot: Slot) {
        self.layout = layout
        findEnds(showing: slot)
        guard isLaidOut else { return places.forget() }
        let reach = (places.slots.upperBound - places.slots.lowerBound) / 2
        places.fill(existing(slot - reach..<slot + reach + 1), of: layout)
    }

    /// Takes the items out to change them in place; until `lay` or `putBack` only the ends of the
    /// strip are known.
    mutating func takeItems() -> Items {
        let items = layout.items
        layout = .empty
        return items
    }

    /// Restores the layout of the items that were taken out.
    mutating func putBack(_ layout: Layout) { self.layout = layout }

    private mutating func findEnds(showing slot: Slot) {
        let (count, isStill) = (Int64(self.count), layout.isStill)
        var start: Int64 = 0
        if isStill { start = TurnPlace(of: slot, count: Int(count)).turn * count }
        bounds = SlotBounds(
            first: isStill || layout.ends.start == .pinned ? Slot(start) : nil,
            last: isStill || layout.ends.end == .pinned ? Slot(start + count - 1) : nil,
            turn: isStill ? Int(count) : nil
        )
    }

    /// The first slot, nil at an open end.
    var first: Slot? { bounds.first }
    /// The last slot, nil at an open end.
    var last: Slot? { bounds.last }

    /// Whether the content ends on at least one side.
    var hasEnd: Bool { first != nil || last != nil }
    /// Whether there are items, and a viewport to lay them out in.
    var isLaidOut: Bool { viewport > 0 && count > 0 }
    /// Whether a finger can move the content.
    var canScroll: Bool { layout.canScroll }
    var count: Int { layout.extents.count }
    var viewport: Points { layout.viewport }

    /// Caches the places of some slots, unless they are cached, and half as many on either side for
    /// the next movement.
    mutating func attend(to slots: Range<Slot>) {
        let known = places.slots
        let near = existing(slots)
        guard near.lowerBound < known.lowerBound || near.upperBound > known.upperBound else {
            return
        }
        let margin = (slots.upperBound - slots.lowerBound + 1) / 2
        places.fill(existing(slots.lowerBound - margin..<slots.upperBound + margin), of: layout)
    }
}

// MARK: - Slots and items

extension Strip {
    /// The item at a slot.
    func index(of slot: Slot) -> ItemIndex {
        places.slots.contains(slot) ? places[slot].index : turnPlace(of: slot).index
    }

    /// The key of the item at a slot.
    func key(of slot: Slot) -> ItemKey {
        places.slots.contains(slot)
            ? places[slot].key : layout.extents.items[turnPlace(of: slot).index].key
    }

    /// The key of the slot's item; nil without items.
    func item(at slot: Slot) -> ItemKey? { count > 0 ? key(of: slot) : nil }

    /// The length of the item at a slot.
    func length(at slot: Slot) -> Points { span(of: slot).length }

    /// The length of the item at a slot plus the gap after it.
    func pitch(at slot: Slot) -> Points { length(at: slot) + layout.spacing }

    private func turnPlace(of slot: Slot) -> TurnPlace { TurnPlace(of: slot, count: count) }

    /// The slot itself, or the nearest existing one.
    func existing(_ slot: Slot) -> Slot { bounds.existing(slot) }

    /// The existing ones of some slots.
    func existing(_ slots: Range<Slot>) -> Range<Slot> {
        var (low, high) = (slots.lowerBound, slots.upperBound)
        if let first, low < first { low = first }
        if let last, high > last { high = last + 1 }
        return low..<Swift.max(low, high)
    }
}

// MARK: - Places

extension Strip {
    /// The leading edge and the length of a slot.
    func span(of slot: Slot) -> (edge: Edge, length: Points) {
        if places.slots.contains(slot) { return (places[slot].edge, places[slot].length) }
        let (place, extents) = (turnPlace(of: slot), layout.extents)
        let isLast = slot == last
        return (
            Edge(
                turn: place.turn,
                start: isLast ? layout.lastStart : extents.start(of: place.index.value)
            ),
            isLast ? layout.lastLength : extents.length(at: place.index.value)
        )
    }

    /// The leading edge of a slot.
    func edge(of slot: Slot) -> Edge {
        if places.slots.contains(slot) { return places[slot].edge }
        let place = turnPlace(of: slot)
        if slot == last { return Edge(turn: place.turn, start: layout.lastStart) }
        return Edge(turn: place.turn, start: layout.extents.start(of: place.index.value))
    }

    /// The distance from one edge to another, negative backwards.
    ///
    /// It is the sum of whole turns and a part within a turn: exact, and usually on the same turn.
    func distance(from edge: Edge, to other: Edge) -> Points {
        Double(other.turn - edge.turn) * layout.turn + (other.start - edge.start)
    }

    /// The distance from the leading edge of one slot to that of another, negative backwards.
    func distance(from anchor: Slot, to slot: Slot) -> Points {
        distance(from: edge(of: anchor), to: edge(of: slot))
    }

    /// The same position from another anchor.
    func anchored(_ position: Position, at slot: Slot) -> Position {
        guard slot != position.slot else { return position }
        return Position(
            slot: slot,
            distance: position.distance - distance(from: position.slot, to: slot)
        )
    }
}
