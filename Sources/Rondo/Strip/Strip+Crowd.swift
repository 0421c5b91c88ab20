extension Strip {
    /// How many slots may have a part in the viewport at once, each at the cost of a tile.
    ///
    /// A screen has room for a thousand of a few points each. A frame of ten thousand still takes
    /// milliseconds; one of a million would never end.
    static let mostVisible: Int64 = 10_000

    /// How many slots have a part in the viewport at once, where they are more than there may be.
    ///
    /// - Returns: How many they are at the first such place of a turn, nil when there is no such place.
    /// - Complexity: As `crowd(from:)`.
    var crowd: Int64? {
        guard isLaidOut else { return nil }
        let further = Int64(count) - 1
        var start = first ?? Slot(0)
        // Where only the end is pinned, all that there is lies before it.
        if first == nil, let last { start = last - Self.mostVisible - further }
        return crowd(from: start...start + further)
    }

    /// Whether too many slots have a part in the viewport where one of a range of items is in sight.
    ///
    /// - Complexity: As `crowd(from:)`.
    func isCrowded(near range: Range<Int>) -> Bool {
        let isShort = count <= Self.mostVisible
        guard isLaidOut, !isShort, first != nil || last == nil else { return crowd != nil }
        let first = Slot(Int64(range.lowerBound)) - Self.mostVisible
        let last = Slot(Int64(range.upperBound))
        return crowd(from: existing(first)...existing(last)) != nil
    }

    /// How many slots have a part in the viewport, where the first of them is one of these and they
    /// are more than there may be.
    ///
    /// - Returns: How many they are at the first such place, nil when there is no such place.
    /// - Complexity: O(1) for items of one length; else O(log n) for each `mostVisible` slots, and
    ///   where hardly one more would be too many for each slot.
    private func crowd(from slots: ClosedRange<Slot>) -> Int64? {
        // Of items without any length none is in sight.
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
            // With one that ends before this place even the slot beyond is out of sight.
            let next = lastSlot(before: place - room, inclusive: true, .trailing, from: slot) + 1
            slot = Swift.max(slot + 1, next)
        }
        return nil
    }

    /// Whether it is plain, without a look at most of them, that of the slots from one of these on not
    /// too many have a part in the viewport: each half of so many is longer than it.
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
