/// Where each item of one turn starts, and which item a place belongs to.
///
/// Starts count from the first item's leading edge; each item is followed by the
/// spacing, the last one too, so that `turn` is the length of one whole turn of a
/// loop. One interface over two layouts: uniform lengths take O(1) and no memory,
/// items of their own lengths O(log n) to find and O(1) to place.
struct Extents: Sendable {
    let count: Int
    /// The items, when any has a length of its own; nil when all are alike.
    ///
    /// Equal lengths are multiplied and not summed, however the items were given: only the same
    /// arithmetic gives the same bits.
    private let measured: ItemList?
    /// The length of items that have none of their own.
    private let extent: ItemExtent
    private var viewport: Points
    private let spacing: Points

    init(items: Items, extent: ItemExtent, spacing: Points, viewport: Points) {
        count = items.count
        measured = items.measured
        self.extent = extent
        self.spacing = spacing
        self.viewport = viewport
    }

    /// Lays the items out for another viewport in O(1).
    mutating func resize(to viewport: Points) {
        self.viewport = viewport
    }

    /// The length of one item.
    func length(at index: Int) -> Points {
        (measured?.item(at: index).extent ?? extent).length(in: viewport)
    }

    /// The leading edge of an item; for `count` itself, the length of a turn.
    func start(of index: Int) -> Points {
        end(of: measured?.sum(before: index) ?? LengthSum(configured: index))
    }

    /// The trailing edge of items from the first one on, with the gap behind it.
    private func end(of items: LengthSum) -> Points {
        var points = items.points.points
        var viewports = items.viewports
        switch extent {
        case .viewport: viewports += items.configured
        case .points(let length): points += Double(items.configured) * length
        }
        return points + Double(viewports) * viewport + Double(items.count) * spacing
    }

    /// The length of one turn: all items, each with the spacing behind it.
    var turn: Points { start(of: count) }

    /// The last item whose mark is before a place, or -1 when there is none.
    ///
    /// The mark of an item is the point at `fraction` of its length; the place is in points from
    /// the first item's leading edge. Inclusive, a mark on the place itself counts as before it.
    ///
    /// - Complexity: O(1) for uniform lengths, else O(log n).
    func lastIndex(before place: Points, fraction: Double, inclusive: Bool) -> Int {
        if let measured {
            return measured.last { before, own in
                let length = (own ?? extent).length(in: viewport)
                let mark = end(of: before) + fraction * length
                return inclusive ? mark <= place : mark < place
            }
        }
        let length = extent.length(in: viewport)
        let pitch = length + spacing
        let beyond = place - fraction * length
        guard inclusive ? beyond >= 0 : beyond > 0 else { return -1 }
        guard beyond < pitch * Double(count) else { return count - 1 }
        let whole = (beyond / pitch).roundedDown
        let isOnMark = !inclusive && whole * pitch == beyond
        return Swift.min(count, Int(whole) + (isOnMark ? 0 : 1)) - 1
    }
}
