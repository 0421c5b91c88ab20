import Rondo

/// Three pages, recentred: the previous item, the current one and the next, and the content shifted
/// back by a page each time half of the next one is passed.
///
/// What it does well: three views and no layout, whatever number of items there is; the cheapest
/// frame and the cheapest start of all.
///
/// Items are as long as the viewport, and a flick cannot pass two: what is measured are frames that
/// do not.
public struct ThreePages: Technique {
    /// What it is called in tables.
    public static let title = "three pages"
    /// A page is as long as the viewport.
    public static let showsDifferentLengths = false

    private struct Page {
        let number: Int
        var key: ItemKey
    }

    private var entries: [Entry]
    private var pages: [Page]
    /// The index of the item on the middle page.
    private var current = 0
    /// Of the viewport's leading edge, from the first page's.
    private var offset = Content.viewport

    /// Lays the content out, with the first item's leading edge on the viewport's.
    public init(_ content: Content) {
        entries = content.entries
        pages = (1...3).map { Page(number: $0, key: content.entries[0].key) }
        fillAll()
    }

    /// Draws a frame after a step of some points.
    public mutating func scroll(by step: Points) {
        offset += step
        while offset >= 1.5 * Content.viewport { turn(by: 1) }
        while offset < 0.5 * Content.viewport { turn(by: -1) }
    }

    /// Shows the items changed, in a frame; what is on screen stays where it is.
    public mutating func change(_ change: ContentChange) {
        // The item that the middle page shows stays there, since nothing before it has a place.
        change.apply(to: &entries)
        current = change.index(after: current)
        fillAll()
    }

    /// What is on screen since the last frame, in order.
    public var shown: [Shown] {
        pages.enumerated().compactMap { rank, page in
            let start = Double(rank) * Content.viewport - offset
            let isInSight =
                start + Content.viewport > rounding && start < Content.viewport - rounding
            return isInSight ? Shown(key: page.key, start: start, view: page.number) : nil
        }
    }

    /// Goes a page on or back: the page that is farthest off goes to the other side.
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
