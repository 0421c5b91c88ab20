import Rondo

extension TraceWriter {
    /// A writer for the list of a trace, with the same names.
    public init(_ trace: Trace) {
        if trace.shelves == nil {
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
        for (key, id) in trace.names.shelves.ids.enumerated() { call(ShelfKey(key), id.text) }
        for (kind, name) in trace.names.kinds.ids.enumerated() {
            call(ReuseIdentifier(kind + 1), name.text)
        }
    }
}
