/// The endless row of slots: where each one is and where it rests.
///
/// All places are told relative to an anchor slot that the caller names, in points
/// from that slot's leading edge to the viewport's. So numbers stay small however
/// many turns away the anchor is, and equal anchors give equal bits.
///
/// A strip needs at least one item and a viewport longer than 0; the scroller asks
/// it nothing before.
struct Strip: Sendable {
    private(set) var extents: Extents
    private(set) var viewport: Points
    let spacing: Points
    let ends: Ends
    let fraction: Double
    private let single: SingleItem
    private let short: ShortLoop

    /// The turn whose items are shown once and stand still, nil while things can move.
    private(set) var stillTurn: Int64?

    init(items: Items, configuration: Configuration, showing slot: Slot) {
        extents = Extents(
            items: items,
            extent: configuration.extent,
            spacing: configuration.spacing,
            viewport: configuration.viewport
        )
        viewport = configuration.viewport
        spacing = configuration.spacing
        ends = configuration.ends
        fraction = configuration.alignment.fraction
        single = configuration.single
        short = configuration.short
        standStill(on: slot)
    }

    /// Whether there is anything to lay out, and room to lay it out in.
    var isLaidOut: Bool { viewport > 0 && extents.count > 0 }

    /// Takes another viewport length, in points; `slot` is the one on screen.
    mutating func resize(to viewport: Points, showing slot: Slot) {
        self.viewport = viewport
        extents.resize(to: viewport)
        standStill(on: slot)
    }

    /// Decides whether the content stands still, on the turn of the slot on screen.
    private mutating func standStill(on slot: Slot) {
        stillTurn = isLaidOut && standsStill ? TurnPlace(of: slot, count: extents.count).turn : nil
    }

    private var standsStill: Bool {
        if ends == .list { return false }
        // A turn shorter than a point has no room for a finger, and would need any number of tiles.
        if extents.turn < 1 { return true }
        if extents.count == 1, single == .still { return true }
        return ends == .loop && short == .still && extents.turn - spacing < viewport
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

    /// The first slot that there is, nil when the strip goes on for ever that way.
    var first: Slot? {
        if let stillTurn { return Slot(stillTurn * Int64(extents.count)) }
        return ends.start == .pinned ? Slot(0) : nil
    }

    /// The last slot that there is, nil when the strip goes on for ever that way.
    var last: Slot? {
        if let stillTurn { return Slot((stillTurn + 1) * Int64(extents.count) - 1) }
        return ends.end == .pinned ? Slot(Int64(extents.count) - 1) : nil
    }

    /// The slot itself, or the nearest one that there is.
    func existing(_ slot: Slot) -> Slot {
        var slot = slot
        if let last, slot > last { slot = last }
        if let first, slot < first { slot = first }
        return slot
    }
}

// MARK: - Places

extension Strip {
    /// From the leading edge of one slot to that of another, negative backwards.
    func distance(from anchor: Slot, to slot: Slot) -> Points {
        let from = index(of: anchor)
        let to = index(of: slot)
        // Exact: the difference is a whole number of turns.
        let turns = ((slot - anchor) - Int64(to.value - from.value)) / Int64(extents.count)
        return Double(turns) * extents.turn
            + (extents.start(of: to.value) - extents.start(of: from.value))
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
