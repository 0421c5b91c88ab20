import Rondo

/// The items that every technique is given, in a loop, and the viewport that they are seen through.
public struct Content: Sendable {
    /// What items are long.
    public enum Lengths: String, CaseIterable, Sendable {
        /// As long as the viewport: the pages that every technique can show.
        case alike
        /// From 150 to 180 points, by key.
        case different
    }

    /// What the items are long.
    public let lengths: Lengths
    /// All items in order, with the keys from 0 on.
    public let entries: [Entry]
    /// The viewport's length, in points.
    public static let viewport: Points = 390

    /// So many items.
    public init(_ lengths: Lengths, count: Int) {
        self.lengths = lengths
        entries = (0..<count).map { Entry(ItemKey($0), lengths) }
    }

    /// The leading edge of an item, in points from the first one's.
    public func start(of index: Int) -> Points {
        entries[..<index].reduce(0) { $0 + $1.length }
    }

    /// The length of all items, nil when each has its own.
    var length: Points? { lengths == .alike ? Self.viewport : nil }
}

/// An item as an app keeps it.
public struct Entry: Equatable, Sendable {
    /// Who it is.
    public let key: ItemKey
    /// Along the axis, in points.
    public var length: Points

    /// An item of any length.
    public init(_ key: ItemKey, length: Points) {
        self.key = key
        self.length = length
    }

    /// The item of a key, in content of such lengths.
    public init(_ key: ItemKey, _ lengths: Content.Lengths) {
        let length =
            switch lengths {
            case .alike: Content.viewport
            case .different: Double(150 + key.value % 7 * 5)
            }
        self.init(key, length: length)
    }
}
