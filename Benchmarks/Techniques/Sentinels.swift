import Rondo

/// Clones at both ends: the last items once more before the first and the first ones behind the last,
/// and a silent jump by a whole turn where the clones are reached.
///
/// What it does well: a frame is the plainest there is, and any list or scroll view can be made to
/// loop by it.
public struct Sentinels: Technique {
    /// What it is called in tables.
    public static let title = "clones at the ends"

    private let length: Points?
    private var entries: [Entry]
    /// The items with their clones.
    private var cloned: [Entry] = []
    /// Where the cloned items start.
    private var starts: Starts
    /// How many clones stand at each end.
    private var clones = 0
    private var views = ReusedViews()
    /// Of the viewport's leading edge, from the first clone.
    private var offset: Points = 0

    /// Lays the content out, with the first item's leading edge on the viewport's.
    public init(_ content: Content) {
        length = content.length
        entries = content.entries
        starts = Starts([], alike: length)
        rebuild()
        offset = starts[clones]
        show()
    }

    /// Draws a frame after a step of some points.
    public mutating func scroll(by step: Points) {
        offset += step
        jump()
        show()
    }

    /// Shows the items changed, in a frame; what is on screen stays where it is.
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

    /// What is on screen since the last frame, in order.
    public var shown: [Shown] { views.shown(at: offset) }

    /// Makes the array anew, with as many clones at each end as fill the viewport.
    private mutating func rebuild() {
        clones = max(
            filling(entries),
            filling(entries.reversed())
        )
        cloned = Array(entries.suffix(clones)) + entries + Array(entries.prefix(clones))
        starts = Starts(cloned, alike: length)
    }

    /// How many of the first items fill the viewport.
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
