import Rondo

/// A recording of everything that reached a scroller: its configuration and each input with its
/// time.
///
/// A replay gives the same frames and events, bit for bit, on every host.
/// Documentation/TraceFormat.md describes the text format.
///
/// - SeeAlso: `TraceReader`, which reads one; `Replay`, which plays it.
public struct Trace: Sendable {
    /// The layout and motion of the scroller; its `viewport` is the length of `viewport` along its
    /// axis, its `initial` an index into `items`.
    public var configuration: Configuration
    /// The viewport at the start.
    public var viewport: ViewportSize
    /// The items at the start, with unique keys.
    public var items: [Item]
    /// The shelves at the start; nil for a single list of items.
    ///
    /// With shelves `configuration` is that of the vertical list, `items` is empty and
    /// `configuration.initial` is an index into the shelves.
    public var shelves: [TraceShelf]?
    /// The layout at the start of shelves without their own.
    public var layout = ShelfLayout()
    /// The feed of the items or shelves; nil if they have another source.
    public var feed: TraceFeed?
    /// The time from one frame of the replay to the next, more than 0; 16 by default.
    public var frameInterval: Milliseconds = 16
    /// The inputs, in order; times never decrease.
    public var inputs: [TraceInput] = []
    /// The names of the keys.
    public internal(set) var names = TraceNames()

    /// A recording without inputs; `configuration.viewport` is set from `viewport`.
    init(configuration: Configuration, viewport: ViewportSize, items: [Item] = []) {
        self.configuration = configuration
        self.configuration.viewport = viewport.length(along: configuration.axis)
        self.viewport = viewport
        self.items = items
    }
}
