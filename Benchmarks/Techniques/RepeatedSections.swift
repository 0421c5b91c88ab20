import Rondo

/// The data repeated a thousand times: a collection of 1,000 sections with the same items, shown
/// from the middle section.
///
/// Strength: no clones and no rebuilt array. The collection view does all work, the seam is an
/// ordinary position, and a jump is needed only after hundreds of turns in one direction.
///
/// A stock layout also stores layout attributes for each of the 1,000 × n index paths; here all
/// sections share the sums of one section.
public struct RepeatedSections: Technique {
    /// The name in tables.
    public static let title = "1,000 sections"
    private static let sections = 1000

    private let length: Points?
    private var entries: [Entry]
    private var starts: Starts
    private var views = ReusedViews()
    /// The viewport's leading edge, in points from the first section.
    private var offset: Points

    /// Lays the content out, with the first item at the viewport's leading edge.
    public init(_ content: Content) {
        length = content.length
        entries = content.entries
        starts = Starts(entries, alike: length)
        offset = Double(Self.sections / 2) * starts.end
        show()
    }

    /// Draws a frame after a step in points.
    public mutating func scroll(by step: Points) {
        offset += step
        recentre()
        show()
    }

    /// Changes the items and draws a frame; visible items stay in place.
    public mutating func change(_ change: ContentChange) {
        let (section, item) = place(at: offset)
        let past = offset - start(section, item)
        change.apply(to: &entries)
        starts = Starts(entries, alike: length)
        offset = start(Self.sections / 2, change.index(after: item)) + past
        views.reload()
        show()
    }

    /// The visible items in the last frame, in order.
    public var shown: [Shown] { views.shown(at: offset) }

    /// Returns to the middle section if less than a tenth of the sections remains at either side.
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
