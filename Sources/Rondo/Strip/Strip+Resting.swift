/// The range of the content, in points from an anchor's leading edge; infinite at an open end.
struct Limits: Equatable, Sendable {
    var lower: Points = -.infinity
    var upper: Points = .infinity

    /// Limits that no place is within.
    static let nowhere = Limits(lower: .infinity, upper: -.infinity)

    /// Whether a place is strictly within the limits.
    func surround(_ place: Points) -> Bool { place > lower && place < upper }

    /// The nearest place within the limits.
    func nearest(to place: Points) -> Points { Swift.min(Swift.max(place, lower), upper) }

    /// The nearest place within the limits; a place within rounding of a limit is that limit.
    ///
    /// An item at an end and the end itself are other sums of the same lengths.
    func restingPlace(near place: Points) -> Points {
        if (place - upper).magnitude < Strip.rounding { return upper }
        return (place - lower).magnitude < Strip.rounding ? lower : nearest(to: place)
    }

    /// The distance of a place beyond the limits: negative before the start, 0 within.
    ///
    /// Rounding is ignored: after a change of the items, other sums lead to the same end.
    func overshoot(of place: Points) -> Points {
        let past = place - nearest(to: place)
        return past.magnitude < Strip.rounding ? 0 : past
    }
}

extension Strip {
    /// The range of the content, from an anchor.
    ///
    /// A pinned end stops where the content's edge meets the viewport's. Content shorter than the
    /// viewport stays at its start. Content that stands still has one place only.
    func limits(from anchor: Slot) -> Limits {
        var limits = Limits()
        if let first {
            limits.lower = distance(from: anchor, to: first)
        }
        if let last {
            limits.upper = distance(from: anchor, to: last) + length(at: last) - viewport
        }
        guard layout.isStill else {
            if limits.upper < limits.lower + Self.rounding { limits.upper = limits.lower }
            return limits
        }
        var place = limits.lower + layout.fraction * (limits.upper - limits.lower)
        if layout.ends.end == .pinned { place = Swift.min(place, limits.upper) }
        if layout.ends.start == .pinned { place = Swift.max(place, limits.lower) }
        return Limits(lower: place, upper: place)
    }

    /// The place of the content when a slot rests, from an anchor.
    func restingPlace(of slot: Slot, from anchor: Slot) -> Points {
        limits(from: anchor).restingPlace(near: place(of: slot, resting, from: anchor))
    }

    /// The position at which a slot rests.
    func restingPosition(of slot: Slot) -> Position {
        Position(slot: slot, distance: restingPlace(of: slot, from: slot))
    }

    /// The position of content that starts on a slot: its resting place, once there is a layout.
    func startingPosition(on slot: Slot) -> Position {
        isLaidOut ? restingPosition(of: slot) : Position(slot: slot, distance: 0)
    }

    /// The distance of a position beyond the limits: negative before the start, 0 within.
    func overshoot(of position: Position) -> Points {
        limits(from: position.slot).overshoot(of: position.distance)
    }

    /// Every slot with the same resting place as `slot`, itself included.
    ///
    /// Several slots rest on a pinned edge, and items of no length share their place.
    func slots(sharing slot: Slot, from anchor: Slot) -> ClosedRange<Slot> {
        let limits = limits(from: anchor)
        let place = restingPlace(of: slot, from: anchor)
        if limits.surround(place), standsApart(slot, at: place, from: anchor) { return slot...slot }
        // Places within rounding of each other are one place: from other anchors, and of other items
        // of no length, they are other sums of the same lengths.
        let (lowest, highest) = (place - Self.rounding, place + Self.rounding)
        var low = lastSlot(before: lowest, inclusive: false, resting, from: anchor) + 1
        var high = lastSlot(before: highest, inclusive: true, resting, from: anchor)
        if let first, place == limits.lower { low = first }
        if let last, place == limits.upper { high = last }
        return Swift.min(low, slot)...Swift.max(high, slot)
    }

    /// Whether the neighbours of a slot rest elsewhere, by more than rounding, without the ends.
    private func standsApart(_ slot: Slot, at place: Points, from anchor: Slot) -> Bool {
        let edge = edge(of: anchor)
        let isBehind =
            slot == first || self.place(of: slot - 1, resting, from: edge) < place - Self.rounding
        return isBehind
            && (slot == last
                || self.place(of: slot + 1, resting, from: edge) > place + Self.rounding)
    }

    /// The slot whose resting place is nearest to a position.
    ///
    /// `previous`, where the content came from, decides in the middle between two places, within
    /// rounding, and among slots that share a place. Among those `target`, the slot of the last
    /// motion, has precedence.
    func nearest(
        to position: Position,
        from previous: Slot,
        preferring target: Slot? = nil
    ) -> Slot {
        let anchor = position.slot
        let here = limits(from: anchor).nearest(to: position.distance)
        let found = lastSlot(before: here, inclusive: true, resting, from: anchor)
        let below = existing(found)
        let above = existing(found + 1)
        let gap =
            (here - restingPlace(of: below, from: anchor))
            - (restingPlace(of: above, from: anchor) - here)
        let isAbove = gap > Self.rounding || (gap >= -Self.rounding && previous > found)
        let sharing = slots(sharing: isAbove ? above : below, from: anchor)
        if let target, sharing.contains(target) { return target }
        return Swift.min(Swift.max(previous, sharing.lowerBound), sharing.upperBound)
    }

    /// The nearest slot in a direction with another resting place than `slot`; nil at a pinned end.
    func neighbor(of slot: Slot, _ heading: Heading) -> Slot? {
        let sharing = slots(sharing: slot, from: slot)
        switch heading {
        case .forward: return sharing.upperBound == last ? nil : sharing.upperBound + 1
        case .backward: return sharing.lowerBound == first ? nil : sharing.lowerBound - 1
        }
    }

    /// The slot with the next resting place in a direction, or nil.
    ///
    /// From content stretched past an end, the next place is that of the end itself; `previous`
    /// decides among the slots that share it.
    func slot(beyond position: Position, _ heading: Heading, from previous: Slot) -> Slot? {
        let anchor = position.slot
        let here = position.distance
        let limits = limits(from: anchor)
        let edge = limits.nearest(to: here)
        if Heading(sign: edge - here) == heading {
            return nearest(to: Position(slot: anchor, distance: edge), from: previous)
        }
        let next: Slot
        switch heading {
        case .forward:
            let here = here + Self.rounding
            if here >= limits.upper { return nil }
            next = lastSlot(before: here, inclusive: true, resting, from: anchor) + 1
        case .backward:
            let here = here - Self.rounding
            if here <= limits.lower { return nil }
            next = lastSlot(before: here, inclusive: false, resting, from: anchor)
        }
        // The content can move further than the last item's resting place.
        return existing(next) == next ? next : nil
    }
}
