import Rondo

/// The items that every technique shows in a loop, and the viewport.
public struct Content: Sendable {
    /// The lengths of the items.
    public enum Lengths: String, CaseIterable, Sendable {
        /// As long as the viewport: pages, which every technique can show.
        case alike
        /// From 150 to 180 points, by key.
        case different
    }

    /// The lengths of the items.
    public let lengths: Lengths
    /// All items in order; keys count from 0.
    public let entries: [Entry]
    /// The length of the viewport, in points.
    public static let viewport: Points = 390

    /// Makes a number of items.
    public init(_ lengths: Lengths, count: Int) {
        self.lengths = lengths
        entries = (0..<count).map { Entry(ItemKey($0), lengths) }
    }

    /// The leading edge of an item, in points from the first item.
    public func start(of index: Int) -> Points {
        entries[..<index].reduce(0) { $0 + $1.length }
    }

    /// The length of all items, nil if lengths differ.
    var length: Points? { lengths == .alike ? Self.viewport : nil }
}

/// An item as an app stores it.
public struct Entry: Equatable, Sendable {
    /// The identity.
    public let key: ItemKey
    /// The length along the axis, in points.
    public var length: Points

    /// An item with any length.
    public init(_ key: ItemKey, length: Points) {
        self.key = key
        self.length = length
    }

    /// The item with a key, in content with these lengths.
    public init(_ key: ItemKey, _ lengths: Content.Lengths) {
        let length =
            switch lengths {
            case .alike: Content.viewport
            case .different: Double(150 + key.value % 7 * 5)
            }
        self.init(key, length: length)
    }
}
