/// Where each item of one turn starts, and which item a place belongs to.
///
/// Starts count from the first item's leading edge; each item is followed by the
/// spacing, the last one too, so that `turn` is the length of one whole turn of a
/// loop. One interface over two layouts: uniform lengths take O(1) and no memory,
/// items of their own lengths O(log n) to find and O(1) to place.
struct Extents: Sendable {
    private enum Layout: Sendable {
        case uniform(ItemExtent)
        case measured(MeasuredExtents)
    }

    let count: Int
    private let layout: Layout
    private var viewport: Points
    private let spacing: Points

    init(items: Items, extent: ItemExtent, spacing: Points, viewport: Points) {
        count = items.count
        self.spacing = spacing
        self.viewport = viewport
        // Equal lengths are multiplied and not summed, however the items were given: only the same
        // arithmetic gives the same bits.
        if let described = items.described, items.hasExtents {
            layout = .measured(MeasuredExtents(described, otherwise: extent))
        } else {
            layout = .uniform(extent)
        }
    }

    /// Lays the items out for another viewport in O(1).
    mutating func resize(to viewport: Points) {
        self.viewport = viewport
    }

    /// The length of one item.
    func length(at index: Int) -> Points {
        switch layout {
        case .uniform(let extent): extent.length(in: viewport)
        case .measured(let measured): measured.length(at: index, in: viewport)
        }
    }

    /// The leading edge of an item; for `count` itself, the length of a turn.
    func start(of index: Int) -> Points {
        let lengths: Points =
            switch layout {
            case .uniform(let extent): Double(index) * extent.length(in: viewport)
            case .measured(let measured): measured.lengths(before: index, in: viewport)
            }
        return lengths + Double(index) * spacing
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
        switch layout {
        case .uniform(let extent):
            let length = extent.length(in: viewport)
            let pitch = length + spacing
            let beyond = place - fraction * length
            guard inclusive ? beyond >= 0 : beyond > 0 else { return -1 }
            guard beyond < pitch * Double(count) else { return count - 1 }
            let whole = (beyond / pitch).roundedDown
            let isOnMark = !inclusive && whole * pitch == beyond
            return Swift.min(count, Int(whole) + (isOnMark ? 0 : 1)) - 1
        case .measured:
            var low = -1
            var high = count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let mark = start(of: middle) + fraction * length(at: middle)
                if inclusive ? mark <= place : mark < place {
                    low = middle
                } else {
                    high = middle
                }
            }
            return low
        }
    }
}
