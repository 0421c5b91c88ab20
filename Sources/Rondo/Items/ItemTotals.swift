/// What items that follow each other come to.
struct ItemTotals: Sendable {
    /// How many items there are.
    var count = 0
    /// How many of them have the length that is configured for all.
    var configured = 0
    /// How many of them are as long as the viewport by their own wish.
    var viewports = 0
    /// The lengths of the others; one that no item may have counts as none.
    var points = ExactLength()
    /// Whether any of those is one that no item may have.
    var hasProblem = false

    /// One item more.
    mutating func add(_ extent: ItemExtent?) {
        count += 1
        switch extent {
        case nil: configured += 1
        case .viewport: viewports += 1
        case .points(let length):
            if Problem.Field.extent.allows(length) {
                points += ExactLength(length)
            } else {
                hasProblem = true
            }
        }
    }

    /// Other items more.
    static func += (sum: inout ItemTotals, other: ItemTotals) {
        sum.count += other.count
        sum.configured += other.configured
        sum.viewports += other.viewports
        sum.points += other.points
        sum.hasProblem = sum.hasProblem || other.hasProblem
    }
}

/// What the items before one come to, as far as a place depends on it.
struct ItemPlace: Sendable {
    /// The lengths of those that have their own, in points.
    let points: Points
    /// How many of them are as long as the viewport by their own wish.
    let viewports: Int
    /// How many of them have the length that is configured for all.
    let configured: Int

    init(after totals: ItemTotals) {
        points = totals.points.points
        viewports = totals.viewports
        configured = totals.configured
    }
}
