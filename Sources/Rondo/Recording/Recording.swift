/// A recording: the inputs of an engine from its start on, as the text of a trace.
///
///     var recording = Recording(of: engine)
///     // Before each input:
///     recording.add(input, at: time, to: engine)
///     // Before each frame:
///     let before = engine.now
///     if engine.wake(at: time) { recording.addSleep(from: before, to: time) }
///     recording.addFrame(at: time)
public struct Recording<Engine: TracedEngine>: Sendable {
    /// The trace so far, which `TraceReader` of the module `RondoTrace` reads.
    public private(set) var text: String
    /// The writer of the lines; give it the names of items as they become known.
    public var writer: TraceWriter
    /// The engine's time that is 0 in the trace, in milliseconds.
    public let start: Milliseconds
    /// The time of the last line.
    private var last: Milliseconds

    /// A recording of an engine that has not shown anything yet.
    ///
    /// - Precondition: The engine is at its start: a trace cannot describe how it got to another
    ///   state.
    public init(of engine: Engine) {
        self.init(of: engine, by: engine.makeTraceWriter())
    }

    /// A recording by a writer that has names, or that knows the viewport's other length.
    ///
    /// - Parameters:
    ///   - engine: An engine at its start.
    ///   - writer: The result of the engine's ``TracedEngine/makeTraceWriter()``.
    ///   - start: The engine's time that is 0 in the trace.
    public init(of engine: Engine, by writer: TraceWriter, from start: Milliseconds = 0) {
        self.writer = writer
        self.start = start
        last = start
        text = engine.firstLine(by: &self.writer)
        if engine.reducesMotion { add(.reduceMotion(true), at: start, to: engine) }
    }

    /// Adds an input before an engine takes it; nothing if traces have no word for it.
    ///
    /// As for the engine, a time before its present one counts as that.
    public mutating func add(_ input: Engine.Input, at time: Milliseconds, to engine: Engine) {
        let time = reach(Swift.max(time, engine.now))
        text += engine.line(input, at: time, by: &writer) ?? ""
    }

    /// Adds a frame before it is drawn.
    public mutating func addFrame(at time: Milliseconds) {
        text += writer.tick(at: reach(time))
    }

    /// Adds a sleep of the host; see `TraceWriter.sleep(from:to:)`.
    public mutating func addSleep(from before: Milliseconds, to end: Milliseconds) {
        let before = reach(before)
        text += writer.sleep(from: before, to: reach(end))
    }

    /// The time of a line in the trace, where time never runs backwards.
    private mutating func reach(_ time: Milliseconds) -> Milliseconds {
        last = Swift.max(last, time)
        return last - start
    }

    /// Adds a comment of one line, which a replay skips.
    public mutating func addComment(_ comment: String) { text += "# \(comment)\n" }
}
