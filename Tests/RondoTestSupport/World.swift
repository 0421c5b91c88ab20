import Rondo

/// A configuration with its items, told in a line when a test fails.
package struct World: Sendable {
    package var configuration: Configuration
    /// The length of each item.
    package var extents: [ItemExtent]
    /// The number of each item's key; at the start its index.
    package var keys: [Int]
    /// Whether the items are given by count alone; then all lengths are those of `configuration`.
    package var isByCount: Bool

    /// Items of one length.
    package init(_ configuration: Configuration, count: Int) {
        self.configuration = configuration
        extents = Array(repeating: configuration.extent, count: count)
        keys = Array(0..<count)
        isByCount = true
    }

    /// Items of their own lengths.
    package init(_ configuration: Configuration, extents: [ItemExtent]) {
        self.configuration = configuration
        self.extents = extents
        keys = Array(extents.indices)
        isByCount = false
    }

    package var items: Items {
        isByCount ? Items(count: extents.count) : Items(list)
    }

    /// The items one by one, each with its own length.
    package var list: [Item] {
        zip(keys, extents).map { Item(ItemKey($0), extent: $1) }
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
