extension Strip {
    /// The largest number of slots in the viewport at once; each one costs a tile.
    ///
    /// A screen has room for a thousand slots of a few points each. A frame of ten thousand still
    /// takes milliseconds; one of a million would never end.
    static let mostVisible: Int64 = 10_000

    /// The number of slots in the viewport at once, if they can be too many.
    ///
    /// - Returns: Their number at the first such position of a turn, nil if there is no such
    ///   position.
    /// - Complexity: That of `crowd(from:)`.
    var crowd: Int64? {
        guard isLaidOut else { return nil }
        let further = Int64(count) - 1
        var start = first ?? Slot(0)
        // If only the end is pinned, all slots are before it.
        if first == nil, let last { start = last - Self.mostVisible - further }
        return crowd(from: start...start + further)
    }

    /// Whether too many slots are in the viewport at some position that shows an item of a range.
    ///
    /// - Complexity: That of `crowd(from:)`.
    func isCrowded(near range: Range<Int>) -> Bool {
        let isShort = count <= Self.mostVisible
        guard isLaidOut, !isShort, first != nil || last == nil else { return crowd != nil }
        let first = Slot(Int64(range.lowerBound)) - Self.mostVisible
        let last = Slot(Int64(range.upperBound))
        return crowd(from: existing(first)...existing(last)) != nil
    }

    /// The number of slots in the viewport, if the first of them is one of these and they are too
    /// many.
    ///
    /// - Returns: Their number at the first such position, nil if there is no such position.
    /// - Complexity: O(1) for items of equal length; else O(log n) for each `mostVisible` slots,
    ///   and for each slot close to the limit.
    private func crowd(from slots: ClosedRange<Slot>) -> Int64? {
        // Items without any length are never visible.
        guard layout.turn > 0 else { return nil }
        let room = viewport - 2 * Self.rounding
        let end = layout.extents.isUniform ? slots.lowerBound : slots.upperBound
        if isSparse(slots.lowerBound...end) { return nil }
        var slot = slots.lowerBound
        while slot <= end {
            let beyond = slot + Self.mostVisible
            if let last, beyond > last { return nil }
            let place = place(of: beyond, .leading, from: slot)
            let length = length(at: slot)
            if place - length < room {
                let last = lastSlot(before: length + room, inclusive: false, .leading, from: slot)
                return last - slot + 1
            }
            // While a slot that ends before this place is visible, the slot `beyond` is not.
            let next = lastSlot(before: place - room, inclusive: true, .trailing, from: slot) + 1
            slot = Swift.max(slot + 1, next)
        }
        return nil
    }

    /// Whether most of these slots can be skipped, because each half of a full crowd is longer than
    /// the viewport.
    private func isSparse(_ slots: ClosedRange<Slot>) -> Bool {
        let half = Self.mostVisible / 2
        if Double(half / Int64(count)) * layout.turn >= viewport { return true }
        var slot = slots.lowerBound
        var edge = edge(of: slot)
        while slot <= slots.upperBound + half {
            slot = slot + half
            let next = self.edge(of: slot)
            guard distance(from: edge, to: next) >= viewport else { return false }
            edge = next
        }
        return true
    }
}
