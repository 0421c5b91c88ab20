/// The endless row of slots: where each one is and where it rests.
///
/// All places are told relative to an anchor slot that the caller names, in points
/// from that slot's leading edge to the viewport's. So numbers stay small however
/// many turns away the anchor is, and equal anchors give equal bits.
///
/// A strip needs at least one item and a viewport longer than 0; the scroller asks
/// it nothing before. It never changes: another viewport or other items are another
/// strip. That makes it a value, although it is handed round by reference, since it
/// is asked all the time and copying it would cost more than the answers.
final class Strip: Sendable {
    let extents: Extents
    let viewport: Points
    let spacing: Points
    let ends: Ends
    /// The point of an item, and of the viewport, that meet at rest.
    let fraction: Double
    /// Lengths below this are the rounding of sums, and nothing to see; in points.
    static let rounding: Points = 1e-6

    /// Whether all is shown once and nothing can move.
    let isStill: Bool
    /// The first slot that there is, nil when the strip goes on for ever that way.
    let first: Slot?
    /// The last slot that there is, nil when the strip goes on for ever that way.
    let last: Slot?

    /// A strip that shows a slot, on whose turn it stands still if it does.
    convenience init(items: Items, configuration: Configuration, showing slot: Slot) {
        self.init(
            Extents(
                items: items,
                extent: configuration.extent,
                spacing: configuration.spacing,
                viewport: configuration.viewport
            ),
            configuration,
            showing: slot
        )
    }

    private init(_ extents: Extents, _ configuration: Configuration, showing slot: Slot) {
        self.extents = extents
        viewport = configuration.viewport
        spacing = configuration.spacing
        ends = configuration.ends
        fraction = configuration.alignment.fraction
        isStill = Self.standsStill(extents, configuration)
        let count = Int64(extents.count)
        if isStill {
            let turn = TurnPlace(of: slot, count: extents.count).turn
            first = Slot(turn * count)
            last = Slot((turn + 1) * count - 1)
        } else {
            first = ends.start == .pinned ? Slot(0) : nil
            last = ends.end == .pinned ? Slot(count - 1) : nil
        }
    }

    /// Whether there is anything to lay out, and room to lay it out in.
    var isLaidOut: Bool { viewport > 0 && extents.count > 0 }

    /// The same strip in another viewport, which the configuration has already; O(1).
    func resized(by configuration: Configuration, showing slot: Slot) -> Strip {
        var extents = extents
        extents.resize(to: configuration.viewport)
        return Strip(extents, configuration, showing: slot)
    }

    private static func standsStill(_ extents: Extents, _ configuration: Configuration) -> Bool {
        guard extents.count > 0, configuration.viewport > 0, configuration.ends != .list else {
            return false
        }
        let turn = extents.turn
        // A turn shorter than a point has no room for a finger, and would need any number of tiles.
        if turn < 1 { return true }
        if extents.count == 1, configuration.single == .still { return true }
        return configuration.ends == .loop && configuration.short == .still
            && turn - configuration.spacing < configuration.viewport
    }
}

// MARK: - Slots and items

extension Strip {
    /// The item that a slot shows.
    func index(of slot: Slot) -> ItemIndex { TurnPlace(of: slot, count: extents.count).index }

    /// The length of the item at a slot.
    func length(at slot: Slot) -> Points { extents.length(at: index(of: slot).value) }

    /// The length of the item at a slot, and of the gap behind it.
    func pitch(at slot: Slot) -> Points { length(at: slot) + spacing }

    /// The slot itself, or the nearest one that there is.
    func existing(_ slot: Slot) -> Slot {
        var slot = slot
        if let last, slot > last { slot = last }
        if let first, slot < first { slot = first }
        return slot
    }

    /// The slot itself, or the one that there is of the same item on a turn that is shown alone;
    /// else the nearest one.
    func counterpart(of slot: Slot) -> Slot {
        guard isStill, let first else { return existing(slot) }
        return first + Int64(index(of: slot).value)
    }
}

// MARK: - Places

extension Strip {
    /// From the leading edge of one slot to that of another, negative backwards.
    func distance(from anchor: Slot, to slot: Slot) -> Points {
        let from = index(of: anchor)
        // Counted from the first slot of the anchor's turn: exact, and on that turn mostly.
        let to = TurnPlace(
            of: Slot(Int64(from.value)) + (slot - anchor),
            count: extents.count
        )
        return Double(to.turn) * extents.turn
            + (extents.start(of: to.index.value) - extents.start(of: from.value))
    }

    /// The same place, told from another anchor.
    func anchored(_ position: Position, at slot: Slot) -> Position {
        guard slot != position.slot else { return position }
        return Position(
            slot: slot,
            distance: position.distance - distance(from: position.slot, to: slot)
        )
    }
}
