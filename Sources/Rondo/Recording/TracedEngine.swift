/// An engine that a ``Recording`` can record.
public protocol TracedEngine: ScrollEngine {
    /// A writer for the engine's inputs, with a line for each frame.
    func makeTraceWriter() -> TraceWriter

    /// The first line of the engine's trace.
    func firstLine(by writer: inout TraceWriter) -> String

    /// The line of an input, before the engine takes it; nil if traces have no word for it.
    func line(_ input: Input, at time: Milliseconds, by writer: inout TraceWriter) -> String?
}

extension Scroller: TracedEngine {
    /// A writer for a list of items; the viewport has no length across the axis.
    public func makeTraceWriter() -> TraceWriter { makeTraceWriter(across: 0) }

    /// A writer for a list of items, in a viewport with a length across the axis.
    public func makeTraceWriter(across breadth: Points) -> TraceWriter {
        let length = configuration.viewport
        let size =
            switch configuration.axis {
            case .horizontal: ViewportSize(width: length, height: breadth)
            case .vertical: ViewportSize(width: breadth, height: length)
            }
        let interval = TraceWriter.longestInterval
        return TraceWriter(configuration, viewport: size, frameInterval: interval)
    }

    /// The configuration and all items.
    public func firstLine(by writer: inout TraceWriter) -> String { writer.firstLine(allItems) }

    /// The line of an input.
    public func line(_ input: Input, at time: Milliseconds, by writer: inout TraceWriter)
        -> String?
    {
        // An earlier configuration may have been refused.
        writer.configuration = configuration
        return writer.line(input, at: time, in: allItems)
    }
}

extension Shelves: TracedEngine {
    /// A writer for a list of shelves.
    public func makeTraceWriter() -> TraceWriter {
        TraceWriter(configuration, frameInterval: TraceWriter.longestInterval)
    }

    /// The configuration, and all shelves with the data of their items.
    public func firstLine(by writer: inout TraceWriter) -> String {
        writer.firstLine(shelves, here: keysWithData(in: shelves.flatMap { $0.items.all }))
    }

    /// The line of an input, with the data of the items that it adds.
    public func line(_ input: ShelvesInput, at time: Milliseconds, by writer: inout TraceWriter)
        -> String?
    {
        // An earlier configuration may have been refused.
        writer.adopt(configuration)
        return writer.line(input, at: time, in: shelves, here: keysWithData(in: input.added))
    }

    private func keysWithData(in items: [Item]) -> Set<ItemKey> {
        Set(items.map { $0.key }.filter { revision(of: $0) != nil })
    }
}

extension ShelvesInput {
    /// The items that an edit adds, or replaces others with.
    fileprivate var added: [Item] {
        switch self {
        case .edit(.insert(let shelves, _)), .edit(.replace(let shelves)):
            shelves.flatMap { $0.items.all }
        case .shelf(_, .edit(.insert(let items, _))), .shelf(_, .edit(.append(let items))): items
        case .shelf(_, .edit(.change(let items))), .shelf(_, .edit(.replace(let items))): items.all
        default: []
        }
    }
}
