/// The lengths of items that have their own, and their running sums.
///
/// A sum is kept as points and as a number of viewports, so that another viewport
/// costs nothing. `extents` holds the `n` lengths; `points` and `viewports` hold
/// `n + 1` sums each: those at `i` are of the items before item `i`.
struct MeasuredExtents: Sendable {
    private let extents: [ItemExtent]
    private let points: [Points]
    private let viewports: [Int]

    init(_ items: [Item], otherwise extent: ItemExtent) {
        extents = items.map { $0.extent ?? extent }
        var points: [Points] = [0]
        var viewports = [0]
        points.reserveCapacity(items.count + 1)
        viewports.reserveCapacity(items.count + 1)
        var sum: Points = 0
        var flexible = 0
        for extent in extents {
            switch extent {
            case .viewport: flexible += 1
            case .points(let length): sum += length
            }
            points.append(sum)
            viewports.append(flexible)
        }
        self.points = points
        self.viewports = viewports
    }

    /// The lengths of the items before an index, added up.
    func lengths(before index: Int, in viewport: Points) -> Points {
        points[index] + Double(viewports[index]) * viewport
    }

    /// The length of one item.
    func length(at index: Int, in viewport: Points) -> Points {
        extents[index].length(in: viewport)
    }
}
