import Rondo

/// Clones at both ends: the last items also before the first, the first items also after the last,
/// and an invisible jump by a turn at a clone.
///
/// Strength: the simplest frames, and any list or scroll view becomes a loop.
public struct Sentinels: Technique {
    /// The name in tables.
    public static let title = "clones at the ends"

    private let length: Points?
    private var entries: [Entry]
    /// The items with their clones.
    private var cloned: [Entry] = []
    /// The leading edges of the cloned items.
    private var starts: Starts
    /// The number of clones at each end.
    private var clones = 0
    private var views = ReusedViews()
    /// The viewport's leading edge, in points from the first clone.
    private var offset: Points = 0

    /// Lays the content out, with the first item at the viewport's leading edge.
    public init(_ content: Content) {
        length = content.length
        entries = content.entries
        starts = Starts([], alike: length)
        rebuild()
        offset = starts[clones]
        show()
    }

    /// Draws a frame after a step in points.
    public mutating func scroll(by step: Points) {
        offset += step
        jump()
        show()
    }

    /// Changes the items and draws a frame; visible items stay in place.
    public mutating func change(_ change: ContentChange) {
        let place = starts.index(at: offset)
        let past = offset - starts[place]
        let item = (place - clones + entries.count) % entries.count
        change.apply(to: &entries)
        rebuild()
        offset = starts[clones + change.index(after: item)] + past
        views.reload()
        show()
    }

    /// The visible items in the last frame, in order.
    public var shown: [Shown] { views.shown(at: offset) }

    /// Updates the array, with clones that fill the viewport at each end.
    private mutating func rebuild() {
        clones = max(
            filling(entries),
            filling(entries.reversed())
        )
        cloned = Array(entries.suffix(clones)) + entries + Array(entries.prefix(clones))
        starts = Starts(cloned, alike: length)
    }

    /// The number of first items that fill the viewport.
    private func filling(_ entries: some Sequence<Entry>) -> Int {
        var sum: Points = 0
        var count = 0
        for entry in entries where sum < Content.viewport {
            sum += entry.length
            count += 1
        }
        return count
    }

    private mutating func jump() {
        let first = starts[clones]
        let turn = starts[clones + entries.count] - first
        while offset < first { offset += turn }
        while offset >= first + turn { offset -= turn }
    }

    private mutating func show() {
        let first = starts.index(at: offset + rounding)
        var last = first
        let end = offset + Content.viewport - rounding
        while last + 1 < cloned.count, starts[last + 1] < end { last += 1 }
        guard views.places != first..<last + 1 else { return }
        let (cloned, starts) = (cloned, starts)
        views.show(first..<last + 1) { (cloned[$0].key, starts[$0]) }
    }
}
