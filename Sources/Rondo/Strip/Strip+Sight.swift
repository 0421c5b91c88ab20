/// Which slots are in sight, and between which positions they stay the same.
extension Strip {
    /// The slots with a part in the viewport, by more than rounding; empty when a gap fills it.
    func visible(from position: Position) -> Range<Slot> {
        let start = position.distance + Self.rounding
        let end = position.distance + viewport - Self.rounding
        let anchor = position.slot
        let before = lastSlot(before: start, inclusive: true, .trailing, from: anchor)
        let last = lastSlot(before: end, inclusive: false, .leading, from: anchor)
        return before + 1..<Swift.max(before, last) + 1
    }

    /// Some slots and so many beyond each of them, as far as there are any.
    func slots(around slots: Range<Slot>, beyond margin: Int64) -> Range<Slot> {
        existing(slots.lowerBound - margin..<slots.upperBound + margin)
    }

    /// The positions at which these slots are the ones in sight, told from an anchor; what is at
    /// hardly more than rounding from another one is left out.
    func sight(of visible: Range<Slot>, from anchor: Slot) -> Limits {
        guard !visible.isEmpty else { return .nowhere }
        let (edge, low, high) = (edge(of: anchor), visible.lowerBound, visible.upperBound - 1)
        var lower = place(of: high, .leading, from: edge) - viewport
        var upper = place(of: low, .trailing, from: edge)
        if low != first {
            lower = Swift.max(lower, place(of: low - 1, .trailing, from: edge))
        }
        if high != last {
            upper = Swift.min(upper, place(of: high + 1, .leading, from: edge) - viewport)
        }
        // What is seen is seen by more than rounding, and sums may be off by as much.
        return Limits(lower: lower + 2 * Self.rounding, upper: upper - 2 * Self.rounding)
    }

    /// The positions at which a slot is the only one that can be current, told from an anchor.
    ///
    /// Nowhere for sure when it shares its resting place: among those it depends on where the content
    /// came from.
    func neighborhood(of slot: Slot, from anchor: Slot) -> Limits {
        let place = restingPlace(of: slot, from: anchor)
        var limits = Limits()
        // Half-way to the neighbor's place, less what sums may be off by.
        if slot != first {
            let half = (restingPlace(of: slot - 1, from: anchor) - place) / 2
            limits.lower = place + half + Self.rounding
        }
        if slot != last {
            let half = (restingPlace(of: slot + 1, from: anchor) - place) / 2
            limits.upper = place + half - Self.rounding
        }
        // Half-way to one that shares the place is no way at all.
        return limits.lower < place && place < limits.upper ? limits : .nowhere
    }
}
