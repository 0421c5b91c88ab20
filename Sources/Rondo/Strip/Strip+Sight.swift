/// The visible slots at a position.
struct Sight {
    /// The slots in the viewport, by more than rounding; empty if a gap fills it.
    let slots: Range<Slot>
    /// The positions at which these slots are the visible ones, from the same anchor; positions
    /// within rounding of a change are excluded.
    let limits: Limits
}

extension Strip {
    /// The visible slots at a position, searched near the previous ones.
    func sight(from position: Position, near old: Range<Slot>) -> Sight {
        let edge = edge(of: position.slot)
        let start = gap(
            at: position.distance + Self.rounding,
            inclusive: true,
            .trailing,
            from: position.slot,
            edge,
            near: old.lowerBound - 1
        )
        let end = gap(
            at: position.distance + viewport - Self.rounding,
            inclusive: false,
            .leading,
            from: position.slot,
            edge,
            near: old.upperBound - 1
        )
        let (before, last) = (start.slot, end.slot)
        guard before < last else {
            return Sight(slots: before + 1..<before + 1, limits: .nowhere)
        }
        // Visible means by more than rounding, and sums can be off by as much.
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

    /// These slots and a number of slots beyond each side, without those that do not exist.
    func slots(around slots: Range<Slot>, beyond margin: Int64) -> Range<Slot> {
        existing(slots.lowerBound - margin..<slots.upperBound + margin)
    }

    /// The positions at which a slot is the only one that can be current, from an anchor.
    ///
    /// Empty if it shares its resting place: then the current slot depends on where the content
    /// came from.
    func neighborhood(of slot: Slot, from anchor: Slot) -> Limits {
        let place = restingPlace(of: slot, from: anchor)
        var limits = Limits()
        // Half-way to the neighbour's place, minus the possible error of sums.
        if slot != first {
            let half = (restingPlace(of: slot - 1, from: anchor) - place) / 2
            limits.lower = place + half + Self.rounding
        }
        if slot != last {
            let half = (restingPlace(of: slot + 1, from: anchor) - place) / 2
            limits.upper = place + half - Self.rounding
        }
        // A neighbour with the same place leaves no range.
        return limits.lower < place && place < limits.upper ? limits : .nowhere
    }
}
