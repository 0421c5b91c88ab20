import Rondo

/// A recording of everything that reached a scroller: its configuration and each input with its time.
///
/// Replaying it gives the same frames and events, bit for bit, on every host.
/// Documentation/TraceFormat.md describes how one is written down.
///
/// - SeeAlso: `TraceReader`, which reads one; `Replay`, which plays it.
public struct Trace: Sendable {
    /// How the scroller is laid out and moves; its `viewport` is the length of `viewport` along its
    /// axis, its `initial` an index into `items`.
    public var configuration: Configuration
    /// The viewport at the start.
    public var viewport: ViewportSize
    /// The items at the start, no two with the same key.
    public var items: [Item]
    /// The lists at the start; nil for a single row of items.
    ///
    /// With lists `configuration` is that of the vertical list, `items` is empty and
    /// `configuration.initial` an index into these.
    public var lists: [TraceList]?
    /// The feed that the items, or the lists, come from; nil when they come from elsewhere.
    public var feed: TraceFeed?
    /// From one frame of the replay to the next, more than 0; 16 when nothing else is said.
    public var frameInterval: Milliseconds = 16
    /// What reached the scroller, in order; times never decrease.
    public var inputs: [TraceInput] = []
    /// What the keys in it are called.
    public internal(set) var names = TraceNames()

    /// A recording without inputs; `configuration.viewport` is set from `viewport`.
    init(configuration: Configuration, viewport: ViewportSize, items: [Item] = []) {
        self.configuration = configuration
        self.configuration.viewport = viewport.length(along: configuration.axis)
        self.viewport = viewport
        self.items = items
    }
}
