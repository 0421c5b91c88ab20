import Rondo

/// A recording: the inputs of an engine from its start on, as the text of a trace.
///
///     var recording = Recording(of: engine)
///     // And before each input and each frame:
///     recording.add(input, at: time, to: engine)
///     recording.addFrame(at: time)
public struct Recording<Engine: TracedEngine>: Sendable {
    /// The trace so far, which `TraceReader` reads.
    public private(set) var text: String
    private var writer: TraceWriter

    /// A recording of an engine that has not shown anything yet.
    ///
    /// - Precondition: The engine is at its start: a trace cannot describe how it got to another
    ///   state.
    public init(of engine: Engine) {
        (writer, text) = engine.beginTrace(frameInterval: TraceWriter.longestInterval)
        if engine.reducesMotion { add(.reduceMotion(true), at: engine.now, to: engine) }
    }

    /// Adds an input before an engine takes it; nothing if traces have no word for it.
    public mutating func add(_ input: Engine.Input, at time: Milliseconds, to engine: Engine) {
        text += engine.line(input, at: time, by: &writer) ?? ""
    }

    /// Adds a frame before it is drawn.
    public mutating func addFrame(at time: Milliseconds) { text += writer.tick(at: time) }

    /// Adds a sleep of the host; see `TraceWriter.sleep(from:to:)`.
    public mutating func addSleep(from start: Milliseconds, to end: Milliseconds) {
        text += writer.sleep(from: start, to: end)
    }
}

/// An engine that a ``Recording`` can record.
public protocol TracedEngine: ScrollEngine {
    /// A writer for the engine's inputs, and the first line of its trace.
    func beginTrace(frameInterval: Milliseconds) -> (writer: TraceWriter, firstLine: String)

    /// The line of an input, before the engine takes it; nil if traces have no word for it.
    func line(_ input: Input, at time: Milliseconds, by writer: inout TraceWriter) -> String?
}

extension Scroller: TracedEngine {
    /// A writer for a list of items; the viewport has no length across the axis.
    public func beginTrace(frameInterval: Milliseconds) -> (
        writer: TraceWriter, firstLine: String
    ) {
        var size = ViewportSize(width: 0, height: 0)
        switch configuration.axis {
        case .horizontal: size.width = configuration.viewport
        case .vertical: size.height = configuration.viewport
        }
        var writer = TraceWriter(configuration, viewport: size, frameInterval: frameInterval)
        let line = writer.firstLine(allItems)
        return (writer, line)
    }

    /// The line of an input.
    public func line(_ input: Input, at time: Milliseconds, by writer: inout TraceWriter)
        -> String?
    {
        writer.line(input, at: time, in: allItems)
    }
}

extension Shelves: TracedEngine {
    /// A writer for a list of shelves whose items have no data.
    public func beginTrace(frameInterval: Milliseconds) -> (
        writer: TraceWriter, firstLine: String
    ) {
        var writer = TraceWriter(configuration, frameInterval: frameInterval)
        let line = writer.firstLine(shelves, here: [])
        return (writer, line)
    }

    /// The line of an input.
    public func line(_ input: ShelvesInput, at time: Milliseconds, by writer: inout TraceWriter)
        -> String?
    {
        writer.line(input, at: time, in: shelves)
    }
}
