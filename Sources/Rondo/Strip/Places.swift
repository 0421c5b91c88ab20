/// Where one slot is, and what it shows.
struct Place: Sendable {
    let edge: Edge
    let length: Points
    let index: ItemIndex
    let key: ItemKey
    let reuse: ReuseIdentifier

    /// That of no slot.
    static let none = Place(
        edge: Edge(turn: 0, start: 0),
        length: 0,
        index: ItemIndex(0),
        key: ItemKey(0),
        reuse: .standard
    )
}

/// The leading edge of a slot, or of the item that it shows on a turn.
struct Edge: Sendable {
    /// How many whole turns from the first one, negative before it.
    let turn: Int64
    /// From the first item's leading edge on that turn, in points.
    let start: Points
}

/// The places of some slots that follow each other, those around the viewport, on either side of the
/// seam.
///
/// One walk along the items fills them, when the content leaves them. In between a question about one
/// of these slots is an element of an array, and a search a few comparisons.
struct Places: Sendable {
    private(set) var slots = Slot(0)..<Slot(0)
    /// Theirs, and room for more.
    private var places: [Place] = []

    /// The place of one of the slots.
    subscript(slot: Slot) -> Place { places[Int(slot - slots.lowerBound)] }

    /// Knows nothing from now on.
    mutating func forget() { slots = Slot(0)..<Slot(0) }

    /// Walks along the items of a layout from one slot to another.
    ///
    /// - Complexity: O(k + log n) for k slots; no allocation unless they are more than ever.
    mutating func fill(_ slots: Range<Slot>, of layout: Layout) {
        self.slots = slots
        let count = Int(slots.upperBound - slots.lowerBound)
        let items = layout.extents.items
        let start = TurnPlace(of: slots.lowerBound, count: items.count)
        var (turn, index) = (start.turn, start.index.value)
        var before = items.sum(before: index)
        // Where lengths differ, they are now more and now fewer.
        if places.count < count { places = Array(repeating: .none, count: 2 * count) }
        places.withUnsafeMutableBufferPointer { places in
            var next = 0
            while next < count {
                let more = Swift.min(count - next, items.count - index)
                items.visit(index..<index + more) { item in
                    places[next] = Place(
                        edge: Edge(turn: turn, start: layout.extents.end(of: before)),
                        length: layout.extents.length(of: item.extent),
                        index: ItemIndex(index),
                        key: item.key,
                        reuse: item.reuse
                    )
                    before.add(item.extent)
                    index += 1
                    next += 1
                }
                (turn, index, before) = (turn + 1, 0, LengthSum())
            }
        }
    }
}
