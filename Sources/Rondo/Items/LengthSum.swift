/// What the lengths of some items come to, whatever the viewport and the configured length are.
struct LengthSum: Equatable, Sendable {
    /// How many items there are.
    private(set) var count = 0
    /// How many of them have the length that is configured for all.
    private(set) var configured = 0
    /// How many of them are as long as the viewport by their own wish.
    private(set) var viewports = 0
    /// The lengths of the others.
    private(set) var points = ExactLength()

    /// No items.
    init() {}

    /// So many items of the configured length.
    init(configured count: Int) {
        self.count = count
        configured = count
    }

    /// One item more; a length that no item may have counts as none.
    mutating func add(_ extent: ItemExtent?) {
        count += 1
        switch extent {
        case nil: configured += 1
        case .viewport: viewports += 1
        case .points(let length):
            if Configuration.allows(length: length) { points += length }
        }
    }

    /// An item more, of a length that items may have.
    mutating func add(points length: Points) {
        count += 1
        points += length
    }

    /// Other items more.
    static func += (sum: inout LengthSum, other: LengthSum) {
        sum.count += other.count
        sum.configured += other.configured
        sum.viewports += other.viewports
        sum.points += other.points
    }

    /// Items less that are among these.
    static func -= (sum: inout LengthSum, other: LengthSum) {
        sum.count -= other.count
        sum.configured -= other.configured
        sum.viewports -= other.viewports
        sum.points -= other.points
    }
}
