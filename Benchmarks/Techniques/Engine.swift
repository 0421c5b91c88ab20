import Rondo

/// The engine with a host that scrolls its content, reports steps and draws frames.
///
/// Each frame also gives the current item, whether a switch is in progress and the events of each
/// view; the comparison ignores them.
public struct Engine: Technique {
    /// The name in tables.
    public static let title = "Rondo"

    /// The engine, for jobs that no other technique has.
    public private(set) var scroller: Scroller
    private let lengths: Content.Lengths
    private var time: Milliseconds = 0
    /// The time between two frames at 120 Hz, in milliseconds.
    public static let interval: Milliseconds = 1000.0 / 120

    /// Lays the content out, with the first item at the viewport's leading edge.
    public init(_ content: Content) {
        lengths = content.lengths
        scroller = Scroller(
            Self.configuration,
            items: Self.items(content.lengths, count: content.entries.count)
        )
        draw()
    }

    /// A layout like that of the other techniques, without views beyond the viewport.
    public static var configuration: Configuration {
        var configuration = Configuration(viewport: Content.viewport)
        configuration.snap = .none
        configuration.overscan = 0
        return configuration
    }

    /// A number of items for the engine: by count, with a function if lengths differ.
    public static func items(_ lengths: Content.Lengths, count: Int) -> Items {
        switch lengths {
        case .alike: Items(count: count)
        case .different:
            Items(count: count) { .points(Entry(ItemKey($0.value), .different).length) }
        }
    }

    /// Draws a frame after a step in points.
    public mutating func scroll(by step: Points) {
        time += Self.interval
        scroller.follow(by: step, phase: .dragging, at: time)
        draw()
    }

    /// Changes the items and draws a frame; visible items stay in place.
    public mutating func change(_ change: ContentChange) {
        let refusal: Refusal?
        switch change {
        case .insert(let entry, let index):
            refusal = scroller.insert([item(entry)], before: key(at: index), at: time)
        case .remove(let key, _):
            refusal = scroller.remove([key], at: time)
        case .move(let key, let from, let to):
            let next = self.key(at: to < from ? to : to + 1)
            refusal = scroller.move(key, before: next, at: time)
        case .resize(let key, _, let length):
            refusal = scroller.update(Item(key, extent: .points(length)), at: time)
        case .replace(let key, _, let entry):
            refusal =
                scroller.insert([item(entry)], before: key, at: time)
                ?? scroller.remove([key], at: time)
        }
        precondition(refusal == nil, "Engine.change: the change must name existing items")
        draw()
    }

    /// The visible items in the last frame, in order.
    public var shown: [Shown] {
        scroller.tiles.map { Shown(key: $0.item, start: scroller.start(of: $0), view: $0.number) }
    }

    private mutating func draw() {
        _ = scroller.frame(at: time)
        while scroller.nextEvent() != nil {}
    }

    private func item(_ entry: Entry) -> Item {
        Item(entry.key, extent: lengths == .alike ? nil : .points(entry.length))
    }

    private func key(at index: Int) -> ItemKey? {
        index < scroller.items.count ? scroller.items[ItemIndex(index)].key : nil
    }
}
