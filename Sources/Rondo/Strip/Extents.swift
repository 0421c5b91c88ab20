/// The start of each item within one turn, and the item at a place.
///
/// Starts count from the first item's leading edge. The spacing follows each item, also the last
/// one, so `turn` is the length of one whole turn of a loop. Equal lengths take O(1) and no memory;
/// different lengths take O(log n) to find and O(1) to place.
struct Extents: Sendable {
    let items: Items
    /// The length of items without their own.
    private let extent: ItemExtent
    let spacing: Points
    let viewport: Points

    init(items: Items, extent: ItemExtent, spacing: Points, viewport: Points) {
        self.items = items
        self.extent = extent
        self.spacing = spacing
        self.viewport = viewport
    }

    var count: Int { items.count }

    /// Whether all items have the configured length.
    var isUniform: Bool { !items.hasExtents }

    /// The length of one item.
    func length(at index: Int) -> Points { length(of: items[ItemIndex(index)].extent) }

    /// The length of an item with this length of its own, if any.
    func length(of own: ItemExtent?) -> Points { (own ?? extent).length(in: viewport) }

    /// The leading edge of an item; for `count` itself, the length of a turn.
    func start(of index: Int) -> Points {
        if index == 0 { return 0 }
        if items.areAlike {
            return Double(index) * extent.length(in: viewport) + Double(index) * spacing
        }
        return end(of: items.sum(before: index))
    }

    /// The trailing edge of the first items with this total, including the gap after them.
    func end(of items: LengthSum) -> Points {
        var points = items.points.points
        var viewports = items.viewports
        switch extent {
        case .viewport: viewports += items.configured
        case .points(let length): points += Double(items.configured) * length
        }
        return points + Double(viewports) * viewport + Double(items.count) * spacing
    }

    /// The length of one turn: all items, each followed by the spacing.
    var turn: Points { start(of: count) }

    /// The last item whose mark is not after a place; -1 if all marks are.
    ///
    /// The mark of an item is the point at `fraction` of its length; the place is in points from
    /// the first item's leading edge.
    ///
    /// - Complexity: O(1) for equal lengths, else O(log n).
    func lastIndex(upTo place: Points, fraction: Double) -> Int {
        guard isUniform else {
            return items.lastIndex(upTo: Place(points: place, fraction: fraction), in: self)
        }
        let length = extent.length(in: viewport)
        let pitch = length + spacing
        let beyond = place - fraction * length
        guard beyond >= 0 else { return -1 }
        guard beyond < pitch * Double(count) else { return count - 1 }
        return Swift.min(Int((beyond / pitch).roundedDown), count - 1)
    }

    /// A place, and the point of an item to compare with it.
    struct Place {
        let points: Points
        let fraction: Double
    }

    /// Whether the point of an item is not after a place.
    ///
    /// - Parameters:
    ///   - own: The item's own length.
    ///   - before: The total of the items before it.
    ///   - place: The place, and the point to compare.
    /// - Returns: True also if the point is exactly at the place.
    func isItem(_ own: ItemExtent?, behind before: LengthSum, upTo place: Place) -> Bool {
        end(of: before) + place.fraction * length(of: own) <= place.points
    }
}
