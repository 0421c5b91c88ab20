import Rondo

/// An item as a trace describes it.
public struct TraceItem: Equatable, Sendable {
    /// Its name, which no other item has.
    public var id: Identifier
    /// Its length along the axis; nil for the length that is configured for all.
    public var extent: ItemExtent?
    /// The kind of view that shows it; nil for the standard kind.
    public var reuse: Identifier?
    /// Whether its data is here; on a shelf an item may be known by its id alone.
    public var isHere = true

    /// An item that is like all others but for what is given.
    public init(id: Identifier, extent: ItemExtent? = nil, reuse: Identifier? = nil) {
        self.id = id
        self.extent = extent
        self.reuse = reuse
    }
}
