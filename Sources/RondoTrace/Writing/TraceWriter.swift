import Rondo

/// Writes a trace: what reaches a scroller, or a list of shelves, as lines that `TraceReader` reads.
///
///     var writer = TraceWriter(scroller.configuration, viewport: size)
///     var text = writer.firstLine(scroller.allItems)
///     // And before each input, with the list that it finds:
///     text += writer.line(input, at: time, in: scroller.allItems) ?? ""
///     scroller.take(input, at: time)
///
/// A replay gives the same frames and events, as far as the format has words for what happened:
/// Documentation/TraceFormat.md names what it has none for. Each line ends in a newline.
public struct TraceWriter: Sendable {
    /// How the row of items, or the list of shelves, is laid out and moves.
    let configuration: Configuration
    /// How a shelf is that has no layout of its own; nil for a row of items.
    let shelf: Configuration?
    let viewport: ViewportSize
    let feed: TraceFeed?
    let frameInterval: Milliseconds
    /// What the filter shows that came last, nil for all.
    var isWanted: (@Sendable (ItemKey) -> Bool)?
    /// What that was seen to hide.
    var hidden: [ItemKey] = []
    private var items = WrittenNames<ItemKey>()
    private var shelves = WrittenNames<ShelfKey>()
    private var kinds = WrittenNames<ReuseIdentifier>()

    /// A writer for a row of items.
    ///
    /// - Parameters:
    ///   - configuration: How it starts; its viewport is the length of `viewport` along its axis.
    ///   - viewport: As it is at the start.
    ///   - feed: Where the items come from; nil when the trace has no requests for them.
    ///   - frameInterval: From one frame that a replay draws by itself to the next; so long that
    ///     there is only the one at 0 when each frame is a line of its own.
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

    /// A writer for a list of shelves, whose viewports are those of the configuration.
    public init(
        _ configuration: ShelvesConfiguration,
        feed: TraceFeed? = nil,
        frameInterval: Milliseconds = 16
    ) {
        var list = configuration.list
        list.axis = .vertical
        self.configuration = list
        shelf = configuration.shelf
        viewport = ViewportSize(
            width: configuration.shelf.viewport,
            height: configuration.list.viewport
        )
        self.feed = feed
        self.frameInterval = frameInterval
    }

    /// A writer for the same row, or list, under the same names as in a trace.
    public init(_ trace: Trace) {
        if trace.lists == nil {
            self.init(
                trace.configuration,
                viewport: trace.viewport,
                feed: trace.feed,
                frameInterval: trace.frameInterval
            )
        } else {
            self.init(
                trace.shelvesConfiguration,
                feed: trace.feed,
                frameInterval: trace.frameInterval
            )
        }
        for (key, id) in trace.names.items.ids.enumerated() { call(ItemKey(key), id.text) }
        for (key, id) in trace.names.lists.ids.enumerated() { call(ShelfKey(key), id.text) }
        for (kind, name) in trace.names.kinds.ids.enumerated() {
            call(ReuseIdentifier(kind + 1), name.text)
        }
    }

    // MARK: - Names

    /// Says what an item is called from its first line on.
    ///
    /// Without it an item is called by its key's number. Where another one has the id already, the
    /// number stands behind it.
    public mutating func call(_ key: ItemKey, _ id: String) {
        _ = items.id(of: key, key.value, or: id)
    }

    /// Says what a shelf is called, as for an item.
    public mutating func call(_ key: ShelfKey, _ id: String) {
        _ = shelves.id(of: key, key.value, or: id)
    }

    /// Says what a kind of view is called, as for an item; the standard one has no name.
    public mutating func call(_ kind: ReuseIdentifier, _ name: String) {
        _ = kinds.id(of: kind, kind.value, or: name)
    }

    /// The id of an item as JSON.
    mutating func id(of key: ItemKey) -> String {
        items.id(of: key, key.value, or: "\(key.value)")
    }

    /// The id of a shelf as JSON.
    mutating func id(of key: ShelfKey) -> String {
        shelves.id(of: key, key.value, or: "\(key.value)")
    }

    /// The name of a kind of view as JSON.
    mutating func name(of kind: ReuseIdentifier) -> String {
        kinds.id(of: kind, kind.value, or: "\(kind.value)")
    }

    /// What a line has under `before`; nil is the end.
    mutating func id(of next: ItemKey?) -> String { next.map { id(of: $0) } ?? "null" }

    /// As for an item.
    mutating func id(of next: ShelfKey?) -> String { next.map { id(of: $0) } ?? "null" }

    // MARK: - Lines of one word

    /// A frame is drawn.
    public func tick(at time: Milliseconds) -> String { line(.tick, [], at: time) }

    /// The user asks again after a failed request.
    public func retry(at time: Milliseconds) -> String { line(.retry, [], at: time) }

    /// The line of an input for a shelf, or for the one row, or the list of shelves, that there is.
    func line(
        _ name: TraceInput.Name,
        on shelf: NamedShelf? = nil,
        _ members: [(String, String)],
        at time: Milliseconds
    ) -> String {
        var all = [("t", JSONText.number(time)), ("do", JSONText.string(name.rawValue))]
        if let shelf { all.append(("list", shelf.id)) }
        return JSONText.object(all + members) + "\n"
    }
}
