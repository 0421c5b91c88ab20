/// The point of a slot that a search compares.
struct Mark: Sendable {
    /// The point of the item: 0 is its leading edge, 1 its trailing one.
    var fraction: Double
    /// The viewport's length, in points, if its own mark counts; 0 to count from its leading edge.
    var viewport: Points

    /// The item's leading edge.
    static var leading: Mark { Mark(fraction: 0, viewport: 0) }
    /// The item's trailing edge.
    static var trailing: Mark { Mark(fraction: 1, viewport: 0) }

    /// The distance of the mark from the leading edge of an item with a length.
    func offset(in length: Points) -> Points { fraction * (length - viewport) }
}

/// The marks of two neighbouring slots on either side of a place.
struct Gap {
    /// The slot before the place.
    let slot: Slot
    /// The places of both marks; infinite if a slot does not exist.
    let limits: Limits
}

/// A search for a place among the marks of slots.
private struct Search {
    let place: Points
    let mark: Mark
    /// The edge from which places are measured.
    let anchor: Edge
    /// The last marks found on either side.
    var limits = Limits()

    /// Whether the mark of a slot with an edge and a length is not after the place.
    mutating func isBehind(_ edge: Edge, _ length: Points, on strip: Strip) -> Bool {
        let own = strip.distance(from: anchor, to: edge) + mark.offset(in: length)
        let isBehind = own <= place
        if isBehind { limits.lower = own } else { limits.upper = own }
        return isBehind
    }

    /// `isBehind` for a slot.
    mutating func isBehind(_ slot: Slot, on strip: Strip) -> Bool {
        let (edge, length) = strip.span(of: slot)
        return isBehind(edge, length, on: strip)
    }

    /// `isBehind` for a slot with a known place.
    mutating func isBehind(known slot: Slot, on strip: Strip) -> Bool {
        let place = strip.places[slot]
        return isBehind(place.edge, place.length, on: strip)
    }
}

extension Strip {
    /// The mark of resting places, ignoring the ends.
    var resting: Mark { Mark(fraction: layout.fraction, viewport: viewport) }

    /// The place of a slot's mark, from an anchor.
    func place(of slot: Slot, _ mark: Mark, from anchor: Slot) -> Points {
        place(of: slot, mark, from: edge(of: anchor))
    }

    /// The place of a slot's mark, from an anchor's leading edge.
    func place(of slot: Slot, _ mark: Mark, from anchor: Edge) -> Points {
        let (edge, length) = span(of: slot)
        return distance(from: anchor, to: edge) + mark.offset(in: length)
    }

    /// The last slot whose mark is before a place; the slot before `first` if no mark is.
    ///
    /// The place is in points from the anchor's leading edge. With `inclusive`, a mark exactly at
    /// the place counts as before it.
    ///
    /// - Complexity: O(k) for k cached slots between the anchor and the place; beyond the cached
    ///   slots O(1) for equal lengths, else O(log n), and as much for each item without a length
    ///   exactly at the place.
    func lastSlot(before place: Points, inclusive: Bool, _ mark: Mark, from anchor: Slot) -> Slot {
        let edge = edge(of: anchor)
        return gap(at: place, inclusive: inclusive, mark, from: anchor, edge, near: anchor).slot
    }

    /// `lastSlot` with the marks on either side of the place, from an anchor and its edge; a good
    /// hint is near the place.
    func gap(
        at place: Points,
        inclusive: Bool,
        _ mark: Mark,
        from anchor: Slot,
        _ edge: Edge,
        near hint: Slot
    ) -> Gap {
        // Less than a number is up to the number before it.
        let place = inclusive ? place : place.nextDown
        var search = Search(place: place, mark: mark, anchor: edge)
        let known = places.slots
        if known.contains(hint) {
            var (low, high) = (hint, hint)
            if search.isBehind(known: hint, on: self) {
                repeat {
                    high = high + 1
                } while high < known.upperBound && search.isBehind(known: high, on: self)
                low = high - 1
            } else {
                repeat {
                    low = low - 1
                } while low >= known.lowerBound && !search.isBehind(known: low, on: self)
                high = low + 1
            }
            // Beyond the known places there may be more slots, unless the strip ends there.
            let isBehindOne = low >= known.lowerBound || known.lowerBound == first
            if isBehindOne, high < known.upperBound || low == last {
                return Gap(slot: low, limits: search.limits)
            }
            search.limits = Limits()
        }
        var slot = guess(upTo: place, mark, from: anchor)
        while slot != last, search.isBehind(slot + 1, on: self) { slot = slot + 1 }
        let least = first ?? Slot(.min)
        while slot >= least, !search.isBehind(slot, on: self) { slot = slot - 1 }
        return Gap(slot: slot, limits: search.limits)
    }

    /// The result of `lastSlot`, or near it: division and sums round, and a mark may reach into the
    /// next turn.
    private func guess(upTo place: Points, _ mark: Mark, from anchor: Slot) -> Slot {
        var turnStart = anchor - Int64(index(of: anchor).value)
        var fromTurn = edge(of: anchor).start + place + mark.fraction * mark.viewport
        // With two ends there is only one turn, which may be too short to divide by.
        if first == nil || last == nil {
            let turns = (fromTurn / layout.turn).roundedDown
            turnStart = turnStart + Int64(turns) * Int64(count)
            fromTurn -= turns * layout.turn
        }
        let found = layout.extents.lastIndex(upTo: fromTurn, fraction: mark.fraction)
        let slot = turnStart + Int64(found)
        if let first, slot < first { return first - 1 }
        return existing(slot)
    }
}
