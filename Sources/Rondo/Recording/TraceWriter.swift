/// Writes a trace: the inputs of a scroller, or of a list of shelves, as lines for `TraceReader` of
/// the module `RondoTrace`.
///
///     var writer = TraceWriter(scroller.configuration, viewport: size)
///     var text = writer.firstLine(scroller.allItems)
///     // And before each input, with the list before it:
///     text += writer.line(input, at: time, in: scroller.allItems) ?? ""
///     scroller.take(input, at: time)
///
/// A replay gives the same frames and events, except for inputs without a word in the format;
/// Documentation/TraceFormat.md lists them. Each line ends in a newline.
public struct TraceWriter: Sendable {
    /// The present configuration of the list of items, or that of the list of shelves.
    var configuration: Configuration
    /// The present configuration of a shelf without its own layout; nil for a list of items.
    var shelf: Configuration?
    var viewport: ViewportSize
    let feed: TraceFeed?
    let frameInterval: Milliseconds
    /// The present filter, nil for none.
    var isWanted: (@Sendable (ItemKey) -> Bool)?
    /// The items that the filter was seen to hide.
    var hidden: [ItemKey] = []
    private var items = WrittenNames<ItemKey>()
    private var shelves = WrittenNames<ShelfKey>()
    private var kinds = WrittenNames<ReuseIdentifier>()

    /// A writer for a list of items.
    ///
    /// - Parameters:
    ///   - configuration: The configuration at the start; its viewport is the length of `viewport`
    ///     along its axis.
    ///   - viewport: The viewport at the start.
    ///   - feed: The source of the items; nil if the trace has no requests for them.
    ///   - frameInterval: The time between two frames of a replay; `longestInterval` if each frame
    ///     is a line of its own.
    public init(
        _ configuration: Configuration,
        viewport: ViewportSize,
        feed: TraceFeed? = nil,
        frameInterval: Milliseconds = 16
    ) {
        self.configuration = configuration
        shelf = nil
        self.viewport = viewport
        self.feed = feed
        self.frameInterval = frameInterval
    }

    /// A writer for a list of shelves, with the viewports of the configuration.
    public init(
        _ configuration: ShelvesConfiguration,
        feed: TraceFeed? = nil,
        frameInterval: Milliseconds = 16
    ) {
        self.configuration = configuration.written
        shelf = configuration.shelf
        viewport = configuration.size
        self.feed = feed
        self.frameInterval = frameInterval
    }

    /// The interval of frames if each frame is a line of its own, except the one at 0.
    public static let longestInterval: Milliseconds = 1e9

    // MARK: - Names

    /// Names an item from its first line on.
    ///
    /// Without a name an item is called by its key's number. If another item has the id already,
    /// the number is appended.
    public mutating func call(_ key: ItemKey, _ id: String) {
        _ = items.id(of: key, key.value, or: id)
    }

    /// Names a shelf, in the same way as an item.
    public mutating func call(_ key: ShelfKey, _ id: String) {
        _ = shelves.id(of: key, key.value, or: id)
    }

    /// Names a kind of view, in the same way as an item; the standard kind has no name.
    public mutating func call(_ kind: ReuseIdentifier, _ name: String) {
        _ = kinds.id(of: kind, kind.value, or: name)
    }

    /// The id of an item as JSON.
    mutating func id(of key: ItemKey) -> String {
        items.id(of: key, key.value, or: "\(key.value)")
    }

    /// The id of a shelf as JSON, for comments of a host.
    public mutating func id(of key: ShelfKey) -> String {
        shelves.id(of: key, key.value, or: "\(key.value)")
    }

    /// The name of a kind of view as JSON.
    mutating func name(of kind: ReuseIdentifier) -> String {
        kinds.id(of: kind, kind.value, or: "\(kind.value)")
    }

    /// The value of `before` in a line; nil is the end.
    mutating func id(of next: ItemKey?) -> String { next.map { id(of: $0) } ?? "null" }

    /// The same for a shelf.
    mutating func id(of next: ShelfKey?) -> String { next.map { id(of: $0) } ?? "null" }

    // MARK: - Lines without an engine input

    /// The line of a frame that is drawn.
    public func tick(at time: Milliseconds) -> String { line(.tick, [], at: time) }

    /// The lines of a sleep of the host, which has the effect of a pause; see
    /// `Scroller.wake(at:)`.
    ///
    /// - Parameters:
    ///   - start: The time of the engine before the sleep.
    ///   - end: The time when it woke.
    /// - Returns: A pause and its end.
    public mutating func sleep(from start: Milliseconds, to end: Milliseconds) -> String {
        let none = Items(count: 0)
        let waits = line(.pause(.hovered), at: start, in: none)
        let wakes = line(.resume(.hovered), at: end, in: none)
        return (waits ?? "") + (wakes ?? "")
    }

    /// The line of a retry by the user.
    public func retry(at time: Milliseconds) -> String { line(.retry, [], at: time) }

    /// The line of an input for a shelf, or for the only list.
    func line(
        _ name: InputName,
        on shelf: NamedShelf? = nil,
        _ members: [(String, String)],
        at time: Milliseconds
    ) -> String {
        var all = [("t", JSONText.number(time)), ("do", JSONText.string(name.rawValue))]
        if let shelf { all.append(("list", shelf.id)) }
        return JSONText.object(all + members) + "\n"
    }
}
