/// The identity of a shelf: a number that stays the same as long as the shelf exists.
///
/// It is not an item's key; the engine does not interpret it.
public struct ShelfKey: Hashable, Sendable {
    /// The number, chosen by the host.
    public var value: Int

    /// Makes a key with this number.
    public init(_ value: Int) {
        self.value = value
    }

    /// The shelf as an item of the vertical list.
    var item: ItemKey { ItemKey(value) }
}

/// One shelf of a list: its identity, height and items.
public struct Shelf: Equatable, Sendable {
    /// Its identity, unique in the list; its offset is remembered by it.
    public var key: ShelfKey
    /// Its length along the vertical list; nil for the configured length.
    public var extent: ItemExtent?
    /// The kind of row.
    public var reuse: ReuseIdentifier
    /// Its items; an item may be on several shelves, but not twice on one.
    public var items: Items
    /// The layout of its items; nil for the configured one.
    public var layout: ShelfLayout?

    /// A shelf; with only a key and items it has the configured height and layout.
    public init(
        _ key: ShelfKey,
        items: Items,
        extent: ItemExtent? = nil,
        reuse: ReuseIdentifier = .standard,
        layout: ShelfLayout? = nil
    ) {
        self.key = key
        self.items = items
        self.extent = extent
        self.reuse = reuse
        self.layout = layout
    }

    /// The shelf as an item of the vertical list.
    var item: Item { Item(key.item, extent: extent, reuse: reuse) }
}

/// The layout of the items of one shelf.
public struct ShelfLayout: Equatable, Sendable {
    /// The length of items without their own; `.viewport` by default.
    public var extent: ItemExtent = .viewport
    /// The gap between neighbours, in points; 0 or more; `0` by default.
    public var spacing: Points = 0
    /// Where an item rests in the viewport; `.start` by default.
    public var alignment: Configuration.Alignment = .start
    /// Whether each end is open or pinned; `.list` by default.
    public var ends: Ends = .list
    /// Where the content comes to rest after a lift; `.none` by default.
    public var snap: Snap = .none

    /// The defaults.
    public init() {}

    /// The layout of a shelf with this configuration.
    public init(_ configuration: Configuration) {
        extent = configuration.extent
        spacing = configuration.spacing
        alignment = configuration.alignment
        ends = configuration.ends
        snap = configuration.snap
    }
}

extension Configuration {
    /// A copy with the values of a shelf's own layout.
    ///
    /// - Parameter layout: The layout of the shelf; nil if it has none of its own.
    /// - Returns: The configuration of the shelf.
    public func laid(out layout: ShelfLayout?) -> Configuration {
        guard let layout else { return self }
        var configuration = self
        configuration.extent = layout.extent
        configuration.spacing = layout.spacing
        configuration.alignment = layout.alignment
        configuration.ends = layout.ends
        configuration.snap = layout.snap
        return configuration
    }
}
