/// What items that follow each other come to.
struct ItemTotals: Equatable, Sendable {
    /// How many items there are.
    var count = 0
    /// How many of them have the length that is configured for all.
    var configured = 0
    /// How many of them are as long as the viewport by their own wish.
    var viewports = 0
    /// The lengths of the others.
    var points = ExactLength()
    /// Whether any of those is one that no item may have.
    var hasProblem = false

    static func += (sum: inout ItemTotals, other: ItemTotals) {
        sum.count += other.count
        sum.configured += other.configured
        sum.viewports += other.viewports
        sum.points += other.points
        sum.hasProblem = sum.hasProblem || other.hasProblem
    }
}
