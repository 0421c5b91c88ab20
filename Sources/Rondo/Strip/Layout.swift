/// How items are laid out in a viewport: what stays the same until either of them is another one.
///
/// A layout needs at least one item and a viewport longer than 0; the scroller asks it nothing
/// before. It is a value, handed round by reference since it is asked all the time.
final class Layout: Sendable {
    let items: Items
    let extents: Extents
    let viewport: Points
    let spacing: Points
    let ends: Ends
    /// The point of an item, and of the viewport, that meet at rest.
    let fraction: Double
    /// The length of one turn: all items, each with the spacing behind it.
    let turn: Points
    /// Whether all is shown once and nothing can move.
    let isStill: Bool
    /// Whether a finger can move the content at all.
    let canScroll: Bool
    /// The first slot that there is, nil when the strip goes on for ever that way.
    let first: Slot?
    /// The last slot that there is, nil when the strip goes on for ever that way.
    let last: Slot?
    /// The leading edge of the last item, from the first one's.
    let lastStart: Points
    let lastLength: Points

    /// A layout that shows a slot, on whose turn it stands still if it does.
    init(items: Items, configuration: Configuration, showing slot: Slot) {
        self.items = items
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
        turn = extents.turn
        let count = Int64(items.count)
        isStill = Self.standsStill(turn, count, configuration)
        if isStill {
            let turn = TurnPlace(of: slot, count: items.count).turn
            first = Slot(turn * count)
            last = Slot((turn + 1) * count - 1)
        } else {
            first = ends.start == .pinned ? Slot(0) : nil
            last = ends.end == .pinned ? Slot(count - 1) : nil
        }
        let hasLast = count > 0 && last != nil
        lastStart = hasLast ? extents.start(of: items.count - 1) : 0
        lastLength = hasLast ? extents.length(at: items.count - 1) : 0
        let hasEnds = first != nil && last != nil
        canScroll = !isStill && (!hasEnds || lastStart + lastLength - viewport > 0)
    }

    private static func standsStill(
        _ turn: Points,
        _ count: Int64,
        _ configuration: Configuration
    ) -> Bool {
        guard count > 0, configuration.viewport > 0, configuration.ends != .list else {
            return false
        }
        // A turn shorter than a point has no room for a finger, and would need any number of tiles.
        if turn < 1 { return true }
        if count == 1, configuration.single == .still { return true }
        return configuration.ends == .loop && configuration.short == .still
            && turn - configuration.spacing < configuration.viewport
    }
}
