/// An item of a list: its identity, length and kind of view.
public struct Item: Equatable, Sendable {
    /// Its identity, unique in the list.
    public var key: ItemKey
    /// Its length along the axis; nil for the configured length.
    public var extent: ItemExtent?
    /// The kind of view that shows it.
    public var reuse: ReuseIdentifier

    /// An item; with only a key it has the configured length and the standard kind.
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
