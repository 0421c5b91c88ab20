import Rondo

/// Something that reached a scroller, and when.
public struct TraceInput: Sendable {
    /// In milliseconds from the start of the trace.
    public var time: Milliseconds
    /// The word that the trace has for it.
    public var name: Name
    /// What it was.
    public var action: Action

    /// An input at a time.
    public init(at time: Milliseconds, _ name: Name, _ action: Action) {
        self.time = time
        self.name = name
        self.action = action
    }

    /// What a replay does with it.
    public enum Action: Sendable {
        /// A row of items takes it.
        case input(Input)
        /// A list of lists takes these, one after the other until one is refused.
        case shelves([ShelvesInput])
        /// An answer to the request of a number has come.
        case respond(Int64, Answer)
        /// The user asks again after a failed request.
        case retry
        /// A frame is drawn.
        case tick
    }
}
