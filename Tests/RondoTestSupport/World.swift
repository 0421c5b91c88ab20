import Rondo

/// A configuration with its items, printed in one line when a test fails.
package struct World: Sendable {
    /// An item, by the number of its key; without a length of its own it has the configured one.
    package typealias Entry = (key: Int, extent: ItemExtent?)

    package var configuration: Configuration
    /// The items that are shown.
    package private(set) var shown: [Entry]
    /// The number of the key of each item that is shown; at the start its index.
    package private(set) var keys: [Int]
    /// All items: those that are shown, and between them those that are hidden.
    package private(set) var all: [Entry]
    /// The items that a filter shows, existing or not; nil for all.
    package private(set) var isWanted: (@Sendable (ItemKey) -> Bool)?
    /// Whether the items are given only by their count; then none has its own length.
    package private(set) var isByCount: Bool

    /// Items of one length.
    package init(_ configuration: Configuration, count: Int) {
        self.configuration = configuration
        all = (0..<count).map { ($0, nil) }
        shown = all
        keys = all.map(\.key)
        isByCount = true
    }

    /// Items of their own lengths.
    package init(_ configuration: Configuration, extents: [ItemExtent]) {
        self.configuration = configuration
        all = extents.enumerated().map { ($0.offset, $0.element) }
        shown = all
        keys = all.map(\.key)
        isByCount = false
    }

    /// The same with other items, some of them hidden.
    package func having(_ all: [Entry], isWanted: (@Sendable (ItemKey) -> Bool)?) -> World {
        var world = self
        world.isByCount = false
        world.all = all
        world.isWanted = isWanted
        world.shown = all.filter { isWanted?(ItemKey($0.key)) ?? true }
        world.keys = world.shown.map(\.key)
        return world
    }

    /// The length of each item that is shown.
    package var extents: [ItemExtent] { shown.map { $0.extent ?? configuration.extent } }

    package var items: Items {
        isByCount ? Items(count: count) : Items(list)
    }

    /// All items one by one.
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
