/// The places around a slot's resting place at which that slot is current and no other can be.
///
/// Looked for once, it answers for all frames until the content leaves it: a frame in between
/// compares two numbers, however many items there are.
struct Neighborhood: Sendable {
    /// The slot that places count from, which is the motion's.
    let anchor: Slot
    /// The slot that is current.
    let current: Slot
    /// What it shows.
    let item: ItemKey
    /// From the anchor's leading edge to the current slot's, in points.
    let shift: Points
    /// Where the current slot rests, in points from its own leading edge.
    let restingPlace: Points
    /// Beyond this the slot before may be current; in points from the anchor's leading edge.
    let lower: Points
    /// Beyond this the slot behind may be current; in points from the anchor's leading edge.
    let upper: Points

    /// Whether a position is within.
    func contains(_ position: Position) -> Bool {
        position.slot == anchor && position.distance > lower && position.distance < upper
    }

    /// The same position, told from the current slot; nil when its anchor is another one.
    func anchored(_ position: Position) -> Position? {
        guard position.slot == anchor else { return nil }
        return Position(slot: current, distance: position.distance - shift)
    }
}

extension Strip {
    /// Where a slot is the only one that can be current.
    ///
    /// Nowhere for sure when it shares its resting place: among those it depends on where the content
    /// came from.
    ///
    /// - Complexity: O(1) for uniform lengths, else O(log n).
    func neighborhood(of slot: Slot, showing item: ItemKey, from anchor: Slot) -> Neighborhood {
        let place = restingPlace(of: slot, from: anchor)
        // Half-way to the neighbor's place, less what sums may be off by.
        func border(to neighbor: Slot) -> Points {
            guard existing(neighbor) == neighbor else {
                return neighbor < slot ? -.infinity : .infinity
            }
            let half = (restingPlace(of: neighbor, from: anchor) - place) / 2
            return place + half - (neighbor < slot ? -Self.rounding : Self.rounding)
        }
        let lower = border(to: slot - 1)
        let upper = border(to: slot + 1)
        // Half-way to one that shares the place is no way at all.
        let isAlone = lower < place && place < upper
        return Neighborhood(
            anchor: anchor,
            current: slot,
            item: item,
            shift: distance(from: anchor, to: slot),
            restingPlace: restingPlace(of: slot, from: slot),
            lower: isAlone ? lower : place,
            upper: isAlone ? upper : place
        )
    }
}
