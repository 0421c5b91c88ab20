import Rondo

/// The engine of a replay: a list of items, or of shelves.
protocol Player: Sendable {
    /// Whether the app or the tab is hidden.
    var isHidden: Bool { get }
    /// Whether anything moves.
    var isMoving: Bool { get }
    /// When a request is made or cancelled without an input, nil if none will be.
    var requestTime: Milliseconds? { get }

    /// Takes an input; returns the reason for a refusal, or nil.
    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String?
    /// Handles the end of the inputs: nothing new starts automatically.
    mutating func finish(at time: Milliseconds)
    /// Draws a frame.
    mutating func frame(at time: Milliseconds) -> ReplayOutput
    /// The events since the last call.
    mutating func takeEvents(at time: Milliseconds) -> [ReplayOutput]
    /// The requests to make now, after those to cancel.
    mutating func takeRequests(at time: Milliseconds) -> [ReplayOutput]
}
