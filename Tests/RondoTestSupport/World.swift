import Rondo

/// A configuration with its items, told in a line when a test fails.
package struct World: Sendable {
    /// An item, by the number of its key.
    package typealias Entry = (key: Int, extent: ItemExtent)

    package var configuration: Configuration
    /// The length of each item that is shown.
    package private(set) var extents: [ItemExtent]
    /// The number of the key of each item that is shown; at the start its index.
    package private(set) var keys: [Int]
    /// All items: those that are shown, and between them those that are hidden.
    package private(set) var all: [Entry]
    /// Which items a filter shows, be they there or not; nil for all.
    package private(set) var isWanted: (@Sendable (ItemKey) -> Bool)?
    /// Whether the items are given by count alone; then all lengths are those of `configuration`.
    package private(set) var isByCount: Bool

    /// Items of one length.
    package init(_ configuration: Configuration, count: Int) {
        self.configuration = configuration
        extents = Array(repeating: configuration.extent, count: count)
        keys = Array(0..<count)
        all = Array(zip(keys, extents))
        isByCount = true
    }

    /// Items of their own lengths.
    package init(_ configuration: Configuration, extents: [ItemExtent]) {
        self.configuration = configuration
        self.extents = extents
        keys = Array(extents.indices)
        all = Array(zip(keys, extents))
        isByCount = false
    }

    /// The same with other items, some of them hidden.
    package func having(_ all: [Entry], isWanted: (@Sendable (ItemKey) -> Bool)?) -> World {
        var world = self
        world.isByCount = false
        world.all = all
        world.isWanted = isWanted
        let shown = all.filter { isWanted?(ItemKey($0.key)) ?? true }
        world.keys = shown.map(\.key)
        world.extents = shown.map(\.extent)
        return world
    }

    package var items: Items {
        isByCount ? Items(count: extents.count) : Items(list)
    }

    /// All items one by one, each with its own length.
    package var list: [Item] {
        all.map { Item(ItemKey($0.key), extent: $0.extent) }
    }

    package var count: Int { keys.count }

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
