import Rondo

/// A shelf as a trace describes it.
public struct TraceList: Equatable, Sendable {
    /// Its name, which no other list has.
    public var id: Identifier
    /// Its length along the vertical list; nil for the length that is configured for all.
    public var extent: ItemExtent?
    /// How its items are laid out.
    public var layout: ShelfLayout
    /// What stands on it, no id twice.
    public var items: [TraceItem]

    /// A list of these items.
    public init(
        id: Identifier,
        extent: ItemExtent? = nil,
        layout: ShelfLayout,
        items: [TraceItem] = []
    ) {
        self.id = id
        self.extent = extent
        self.layout = layout
        self.items = items
    }
}
