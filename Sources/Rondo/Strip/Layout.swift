/// The layout of items in a viewport: values that stay the same until either of them changes.
///
/// A layout needs at least one item and a viewport longer than 0; the scroller does not use it
/// before. It is immutable, and a class because it is used all the time and passed by reference.
final class Layout: Sendable {
    let orientation: Orientation
    /// The number of slots kept ready beyond each edge of the viewport.
    let overscan: Int64
    let ends: Ends
    let extents: Extents
    /// The point of an item, and of the viewport, that are aligned at rest.
    let fraction: Double
    /// The length of one turn: all items, each followed by the spacing.
    let turn: Points
    /// Whether everything is shown once and nothing can move.
    let isStill: Bool
    /// Whether a finger can move the content.
    let canScroll: Bool
    /// The leading edge of the last item, from the first one's; 0 if the end is open, like its
    /// length.
    let lastStart: Points
    let lastLength: Points

    /// A layout without items.
    static let empty = Layout(Items(count: 0), Configuration(viewport: 0))

    /// The layout of these items with a configuration.
    init(_ items: Items, _ configuration: Configuration) {
        orientation = Orientation(
            axis: configuration.axis,
            direction: configuration.direction
        )
        overscan = Int64(configuration.overscan)
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
            && (configuration.ends != .list
                || lastStart + lastLength - configuration.viewport >= Strip.rounding)
    }

    /// The items that are laid out.
    var items: Items { extents.items }
    var spacing: Points { extents.spacing }
    var viewport: Points { extents.viewport }

    private static func standsStill(
        _ turn: Points,
        _ count: Int,
        _ configuration: Configuration
    ) -> Bool {
        guard count > 0, configuration.viewport > 0, configuration.ends != .list else {
            return false
        }
        // A turn shorter than a point has no room for a finger, and would need an unlimited number
        // of tiles.
        if turn < 1 { return true }
        if count == 1, configuration.single == .still { return true }
        return configuration.ends == .loop && configuration.short == .still
            && turn - configuration.spacing < configuration.viewport - Strip.rounding
    }
}
