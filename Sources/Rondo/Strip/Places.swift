/// The place of one slot, and its item.
struct Place: Sendable {
    let edge: Edge
    let length: Points
    let index: ItemIndex
    let key: ItemKey
    let reuse: ReuseIdentifier

    /// A value for unused elements.
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
    /// The number of whole turns from the first one; negative before it.
    let turn: Int64
    /// From the first item's leading edge on that turn, in points.
    let start: Points
}

/// The places of consecutive slots around the viewport, also across the seam.
///
/// One walk along the items fills them when the content leaves them. Until then a lookup is an
/// array access, and a search takes a few comparisons.
struct Places: Sendable {
    private(set) var slots = Slot(0)..<Slot(0)
    /// Their places, with spare capacity.
    private var places: [Place] = []

    /// The place of one of the slots.
    subscript(slot: Slot) -> Place { places[Int(slot - slots.lowerBound)] }

    /// Forgets all places.
    mutating func forget() { slots = Slot(0)..<Slot(0) }

    /// Reads the items of a layout from one slot to another.
    ///
    /// - Complexity: O(k + log n) for k slots; no allocation unless there are more than ever
    ///   before.
    mutating func fill(_ slots: Range<Slot>, of layout: Layout) {
        self.slots = slots
        let count = Int(slots.upperBound - slots.lowerBound)
        let items = layout.extents.items
        let start = TurnPlace(of: slots.lowerBound, count: items.count)
        var (turn, index) = (start.turn, start.index.value)
        var before = items.sum(before: index)
        // With different lengths, the number of slots varies.
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
