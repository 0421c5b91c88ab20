/// The total length of some items, independent of the viewport and the configured length.
struct LengthSum: Equatable, Sendable {
    /// The number of items.
    private(set) var count = 0
    /// The number of items with the configured length.
    private(set) var configured = 0
    /// The number of items whose own length is the viewport's.
    private(set) var viewports = 0
    /// The total length of the others.
    private(set) var points = ExactLength()

    /// No items.
    init() {}

    /// Items of the configured length.
    init(configured count: Int) {
        self.count = count
        configured = count
    }

    /// Adds one item; an invalid length counts as 0.
    mutating func add(_ extent: ItemExtent?) {
        count += 1
        switch extent {
        case nil: configured += 1
        case .viewport: viewports += 1
        case .points(let length):
            if Configuration.allows(length: length) { points += length }
        }
    }

    /// Adds one item with a valid length.
    mutating func add(points length: Points) {
        count += 1
        points += length
    }

    /// Adds other items.
    static func += (sum: inout LengthSum, other: LengthSum) {
        sum.count += other.count
        sum.configured += other.configured
        sum.viewports += other.viewports
        sum.points += other.points
    }

    /// Subtracts items that are part of this sum.
    static func -= (sum: inout LengthSum, other: LengthSum) {
        sum.count -= other.count
        sum.configured -= other.configured
        sum.viewports -= other.viewports
        sum.points -= other.points
    }
}
