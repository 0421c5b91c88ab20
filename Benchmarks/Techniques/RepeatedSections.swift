import Rondo

/// The data a thousand times over: a collection of 1,000 sections that all show the same items, shown
/// from the middle one on.
///
/// What it does well: nothing is cloned and no array rebuilt, the collection view does the rest, and
/// the seam is a place like any other; not even a jump is needed, but after hundreds of turns one way.
///
/// What a stock layout keeps for each of the 1,000 x n index paths is left out: the sums of one
/// section serve them all.
public struct RepeatedSections: Technique {
    /// What it is called in tables.
    public static let title = "1,000 sections"
    private static let sections = 1000

    private let length: Points?
    private var entries: [Entry]
    private var starts: Starts
    private var views = ReusedViews()
    /// Of the viewport's leading edge, from the first of all sections.
    private var offset: Points

    /// Lays the content out, with the first item's leading edge on the viewport's.
    public init(_ content: Content) {
        length = content.length
        entries = content.entries
        starts = Starts(entries, alike: length)
        offset = Double(Self.sections / 2) * starts.end
        show()
    }

    /// Draws a frame after a step of some points.
    public mutating func scroll(by step: Points) {
        offset += step
        recentre()
        show()
    }

    /// Shows the items changed, in a frame; what is on screen stays where it is.
    public mutating func change(_ change: ContentChange) {
        let (section, item) = place(at: offset)
        let past = offset - start(section, item)
        change.apply(to: &entries)
        starts = Starts(entries, alike: length)
        offset = start(Self.sections / 2, change.index(after: item)) + past
        views.reload()
        show()
    }

    /// What is on screen since the last frame, in order.
    public var shown: [Shown] { views.shown(at: offset) }

    /// Goes back to the middle section when there are no more than a tenth of them ahead.
    private mutating func recentre() {
        let edge = Double(Self.sections / 10) * starts.end
        guard offset < edge || offset > Double(Self.sections) * starts.end - edge else { return }
        let (section, _) = place(at: offset)
        offset += Double(Self.sections / 2 - section) * starts.end
        views.reload()
    }

    private mutating func show() {
        let count = entries.count
        let (section, item) = place(at: offset + rounding)
        let first = section * count + item
        var last = first
        let end = offset + Content.viewport - rounding
        while start((last + 1) / count, (last + 1) % count) < end { last += 1 }
        guard views.places != first..<last + 1 else { return }
        let (entries, starts) = (entries, starts)
        views.show(first..<last + 1) { place in
            let start = Double(place / count) * starts.end + starts[place % count]
            return (entries[place % count].key, start)
        }
    }

    private func place(at offset: Points) -> (section: Int, item: Int) {
        let section = Int(offset / starts.end)
        return (section, starts.index(at: offset - Double(section) * starts.end))
    }

    private func start(_ section: Int, _ item: Int) -> Points {
        Double(section) * starts.end + starts[item]
    }
}
