/// How items are laid out in a viewport: what stays the same until either of them is another one.
///
/// A layout needs at least one item and a viewport longer than 0; the scroller asks it nothing
/// before. It is a value, handed round by reference since it is asked all the time.
final class Layout: Sendable {
    let orientation: Orientation
    let viewport: Points
    let spacing: Points
    let ends: Ends
    let extents: Extents
    /// The point of an item, and of the viewport, that meet at rest.
    let fraction: Double
    /// The length of one turn: all items, each with the spacing behind it.
    let turn: Points
    /// Whether all is shown once and nothing can move.
    let isStill: Bool
    /// Whether a finger can move the content at all.
    let canScroll: Bool
    /// The leading edge of the last item, from the first one's; 0 where the items go on behind it, as
    /// its length is.
    let lastStart: Points
    let lastLength: Points

    /// A layout without items.
    static let empty = Layout(Items(count: 0), Configuration(viewport: 0))

    /// These items, as a configuration says.
    init(_ items: Items, _ configuration: Configuration) {
        orientation = Orientation(
            axis: configuration.axis,
            direction: configuration.direction
        )
        viewport = configuration.viewport
        spacing = configuration.spacing
        ends = configuration.ends
        extents = Extents(
            items: items,
            extent: configuration.extent,
            spacing: configuration.spacing,
            viewport: configuration.viewport
        )
        fraction = configuration.fraction
        turn = extents.turn
        isStill = Self.standsStill(turn, items.count, configuration)
        let hasLast = items.count > 0 && (isStill || configuration.ends.end == .pinned)
        lastStart = hasLast ? extents.start(of: items.count - 1) : 0
        lastLength = hasLast ? extents.length(at: items.count - 1) : 0
        canScroll =
            !isStill
            && (configuration.ends != .list || lastStart + lastLength - configuration.viewport > 0)
    }

    /// The items that are laid out.
    var items: Items { extents.items }

    private static func standsStill(
        _ turn: Points,
        _ count: Int,
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
