/// One item: who it is, and what it wishes for itself.
public struct Item: Equatable, Sendable {
    /// Its identity, which no other item of the list has.
    public var key: ItemKey
    /// Its length along the axis; nil for the length that is configured for all.
    public var extent: ItemExtent?
    /// The kind of view that shows it.
    public var reuse: ReuseIdentifier

    /// Describes an item; with a key alone it is like all others.
    public init(
        _ key: ItemKey,
        extent: ItemExtent? = nil,
        reuse: ReuseIdentifier = .standard
    ) {
        self.key = key
        self.extent = extent
        self.reuse = reuse
    }
}
