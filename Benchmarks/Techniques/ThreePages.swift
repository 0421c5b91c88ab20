import Rondo

/// Three pages that are recentred: the previous, current and next item.
///
/// The content jumps back by a page after more than half of the next page.
///
/// Strength: three views and no layout for any number of items, the cheapest frame and start.
///
/// Items are as long as the viewport, and a flick cannot pass two items; only frames within this
/// limit are measured.
public struct ThreePages: Technique {
    /// The name in tables.
    public static let title = "three pages"
    /// A page is as long as the viewport.
    public static let showsDifferentLengths = false

    private struct PageView {
        let number: Int
        var key: ItemKey
    }

    private var entries: [Entry]
    private var pages: [PageView]
    /// The index of the item on the middle page.
    private var current = 0
    /// The viewport's leading edge, in points from the first page.
    private var offset = Content.viewport

    /// Lays the content out, with the first item at the viewport's leading edge.
    public init(_ content: Content) {
        entries = content.entries
        pages = (1...3).map { PageView(number: $0, key: content.entries[0].key) }
        fillAll()
    }

    /// Draws a frame after a step in points.
    public mutating func scroll(by step: Points) {
        offset += step
        while offset >= 1.5 * Content.viewport { turn(by: 1) }
        while offset < 0.5 * Content.viewport { turn(by: -1) }
    }

    /// Changes the items and draws a frame; visible items stay in place.
    public mutating func change(_ change: ContentChange) {
        // The item on the middle page stays, because only its neighbours matter.
        change.apply(to: &entries)
        current = change.index(after: current)
        fillAll()
    }

    /// The visible items in the last frame, in order.
    public var shown: [Shown] {
        pages.enumerated().compactMap { rank, page in
            let start = Double(rank) * Content.viewport - offset
            let isInSight =
                start + Content.viewport > rounding && start < Content.viewport - rounding
            return isInSight ? Shown(key: page.key, start: start, view: page.number) : nil
        }
    }

    /// Moves by a page; the most distant page moves to the other side.
    private mutating func turn(by step: Int) {
        offset -= Double(step) * Content.viewport
        current = (current + step + entries.count) % entries.count
        if step > 0 {
            pages.swapAt(0, 1)
            pages.swapAt(1, 2)
            fill(2)
        } else {
            pages.swapAt(1, 2)
            pages.swapAt(0, 1)
            fill(0)
        }
    }

    private mutating func fillAll() {
        for rank in 0..<3 { fill(rank) }
    }

    private mutating func fill(_ rank: Int) {
        pages[rank].key = entries[(current + rank - 1 + entries.count) % entries.count].key
    }
}
