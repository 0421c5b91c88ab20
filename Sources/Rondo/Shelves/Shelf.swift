/// The identity of a shelf: a number that names it for as long as it lives.
///
/// It is not an item's; the engine never reads meaning into it.
public struct ShelfKey: Hashable, Sendable {
    /// The number, chosen by whoever made the shelves.
    public var value: Int

    /// Names the shelf with this number.
    public init(_ value: Int) {
        self.value = value
    }

    /// The shelf as an item of the vertical list.
    var item: ItemKey { ItemKey(value) }
}

/// One row of a shelf list: who it is, how tall, and which items stand on it.
public struct Shelf: Equatable, Sendable {
    /// Its identity, which no other shelf of the list has; its offset is remembered by it.
    public var key: ShelfKey
    /// Its length along the vertical list; nil for the length that is configured for all.
    public var extent: ItemExtent?
    /// The kind of row that shows it.
    public var reuse: ReuseIdentifier
    /// What stands on it; the same item may stand on several shelves, not twice on one.
    public var items: Items
    /// How its items are laid out; nil for what is configured for all.
    public var layout: ShelfLayout?

    /// Describes a shelf; with a key and items alone it is like all others.
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

/// How the items of one shelf are laid out.
public struct ShelfLayout: Equatable, Sendable {
    /// The length of items that name none of their own; `.viewport` by default.
    public var extent: ItemExtent = .viewport
    /// The gap between neighbours, in points; 0 or more; `0` by default.
    public var spacing: Points = 0
    /// Where an item rests in the viewport; `.start` by default.
    public var alignment: Configuration.Alignment = .start
    /// What the two ends do; `.list` by default.
    public var ends: Ends = .list
    /// Where the content comes to rest after a lift; `.none` by default.
    public var snap: Snap = .none

    /// The defaults.
    public init() {}

    /// How the items of a row are laid out that is configured so.
    public init(_ configuration: Configuration) {
        extent = configuration.extent
        spacing = configuration.spacing
        alignment = configuration.alignment
        ends = configuration.ends
        snap = configuration.snap
    }
}

extension Configuration {
    /// The same, but for what a shelf's own layout says.
    ///
    /// - Parameter layout: Of the shelf; nil when it has none of its own.
    /// - Returns: How the shelf is laid out.
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
