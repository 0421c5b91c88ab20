/// Which slots are in sight.
struct Sight {
    /// Those with a part in the viewport, by more than rounding; empty when a gap fills it.
    let slots: Range<Slot>
    /// The positions at which they are the ones in sight, told from the same anchor; what is at hardly
    /// more than rounding from another one is left out.
    let limits: Limits
}

extension Strip {
    /// The slots in sight from a position, looked for near those that were before.
    func sight(from position: Position, near old: Range<Slot>) -> Sight {
        let start = gap(
            at: position.distance + Self.rounding,
            inclusive: true,
            .trailing,
            from: position.slot,
            near: old.lowerBound - 1
        )
        let end = gap(
            at: position.distance + viewport - Self.rounding,
            inclusive: false,
            .leading,
            from: position.slot,
            near: old.upperBound - 1
        )
        let (before, last) = (start.slot, end.slot)
        guard before < last else {
            return Sight(slots: before + 1..<before + 1, limits: .nowhere)
        }
        // What is seen is seen by more than rounding, and sums may be off by as much.
        return Sight(
            slots: before + 1..<last + 1,
            limits: Limits(
                lower: Swift.max(start.limits.lower, end.limits.lower - viewport)
                    + 2 * Self.rounding,
                upper: Swift.min(start.limits.upper, end.limits.upper - viewport)
                    - 2 * Self.rounding
            )
        )
    }

    /// Some slots and so many beyond each of them, as far as there are any.
    func slots(around slots: Range<Slot>, beyond margin: Int64) -> Range<Slot> {
        existing(slots.lowerBound - margin..<slots.upperBound + margin)
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
