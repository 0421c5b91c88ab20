import Rondo

/// An item as a trace describes it.
public struct TraceItem: Equatable, Sendable {
    /// Its name, which no other item has.
    public var id: Identifier
    /// Its length along the axis; nil for the length that is configured for all.
    public var extent: ItemExtent?
    /// The kind of view that shows it; nil for the standard kind.
    public var reuse: Identifier?

    /// An item that is like all others but for what is given.
    public init(id: Identifier, extent: ItemExtent? = nil, reuse: Identifier? = nil) {
        self.id = id
        self.extent = extent
        self.reuse = reuse
    }
}

extension Items {
    /// The engine's items for those of a trace, in their order.
    ///
    /// Items that are all alike are given by count, as hosts give them: only the same
    /// arithmetic gives the same bits.
    init(_ items: [TraceItem]) {
        guard items.contains(where: { $0.extent != nil || $0.reuse != nil }) else {
            self.init(count: items.count)
            return
        }
        var kinds: [Identifier: ReuseIdentifier] = [:]
        var described: [Item] = []
        described.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            var kind = ReuseIdentifier.standard
            if let name = item.reuse {
                // The standard kind is 0, those with a name count from 1.
                kind = kinds[name] ?? ReuseIdentifier(kinds.count + 1)
                kinds[name] = kind
            }
            described.append(Item(ItemKey(index), extent: item.extent, reuse: kind))
        }
        self.init(described)
    }
}
