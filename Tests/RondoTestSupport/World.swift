import Rondo

/// A configuration with its items, told in a line when a test fails.
package struct World: Sendable {
    package var configuration: Configuration
    /// The length of each item.
    package var extents: [ItemExtent]
    /// Whether the items are given by count alone; then all lengths are those of `configuration`.
    package var isByCount: Bool

    /// Items of one length.
    package init(_ configuration: Configuration, count: Int) {
        self.configuration = configuration
        extents = Array(repeating: configuration.extent, count: count)
        isByCount = true
    }

    /// Items of their own lengths.
    package init(_ configuration: Configuration, extents: [ItemExtent]) {
        self.configuration = configuration
        self.extents = extents
        isByCount = false
    }

    package var items: Items {
        isByCount ? Items(count: extents.count) : Items(lengths: extents)
    }

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
            viewport \(own.viewport) lengths \(lengths.joined(separator: ",")) \
            spacing \(own.spacing) ends \(own.ends.start)-\(own.ends.end) \
            alignment \(own.alignment) single \(own.single) short \(own.short) \
            snap \(own.snap) tiles \(own.tiles) overscan \(own.overscan) \
            initial \(own.initial.value)
            """
    }
}
