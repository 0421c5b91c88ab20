import Rondo

/// A configuration with its items, printed in one line when a test fails.
package struct World: Sendable {
    /// An item: the number of its key, and its length, nil for the configured one.
    package typealias Entry = (key: Int, extent: ItemExtent?)

    package var configuration: Configuration
    /// The shown items.
    package private(set) var shown: [Entry]
    /// The keys of the shown items; at the start the indices.
    package private(set) var keys: [Int]
    /// All items, shown and hidden, in order.
    package private(set) var all: [Entry]
    /// Whether a filter shows an item, existing or not; nil without a filter.
    package private(set) var isWanted: (@Sendable (ItemKey) -> Bool)?
    /// Whether the items are given only by their count, without their own lengths.
    package private(set) var isByCount: Bool

    /// Items with one length.
    package init(_ configuration: Configuration, count: Int) {
        self.configuration = configuration
        all = (0..<count).map { ($0, nil) }
        shown = all
        keys = all.map(\.key)
        isByCount = true
    }

    /// Items with their own lengths.
    package init(_ configuration: Configuration, extents: [ItemExtent]) {
        self.configuration = configuration
        all = extents.enumerated().map { ($0.offset, $0.element) }
        shown = all
        keys = all.map(\.key)
        isByCount = false
    }

    /// The same configuration with other items, some of them hidden.
    package func having(_ all: [Entry], isWanted: (@Sendable (ItemKey) -> Bool)?) -> World {
        var world = self
        world.isByCount = false
        world.all = all
        world.isWanted = isWanted
        world.shown = all.filter { isWanted?(ItemKey($0.key)) ?? true }
        world.keys = world.shown.map(\.key)
        return world
    }

    /// The lengths of the shown items.
    package var extents: [ItemExtent] { shown.map { $0.extent ?? configuration.extent } }

    package var items: Items {
        isByCount ? Items(count: count) : Items(list)
    }

    /// All items, one by one.
    package var list: [Item] {
        all.map { Item(ItemKey($0.key), extent: $0.extent) }
    }

    package var count: Int { shown.count }

    package var scroller: Scroller { Scroller(configuration, items: items) }
}

extension World: CustomStringConvertible {
    package var description: String {
        let lengths = extents.map { extent in
            switch extent {
            case .viewport: "V"
            case .points(let points): "\(points)"
            }
        }
        let own = configuration
        return """
            viewport \(own.viewport) lengths \(lengths.joined(separator: ",")) keys \(keys) \
            spacing \(own.spacing) ends \(own.ends.start)-\(own.ends.end) \
            alignment \(own.alignment) single \(own.single) short \(own.short) \
            snap \(own.snap) tiles \(own.tiles) overscan \(own.overscan) \
            initial \(own.initial.value)
            """
    }
}
