import Rondo

/// What a replay plays on: a row of items, or a list of lists.
protocol Player: Sendable {
    /// Whether the app or the tab is hidden.
    var isHidden: Bool { get }
    /// Whether anything moves.
    var isMoving: Bool { get }
    /// When a request is made or given up by itself, nil when none will be.
    var requestTime: Milliseconds? { get }

    /// Takes an input; the answer is why it makes no sense now, or nil.
    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String?
    /// The last input has been taken: nothing new begins by itself.
    mutating func finish(at time: Milliseconds)
    /// Draws a frame.
    mutating func frame(at time: Milliseconds) -> ReplayOutput
    /// What has happened since the last time.
    mutating func takeEvents(at time: Milliseconds) -> [ReplayOutput]
    /// The requests to make now, and before them those to give up.
    mutating func takeRequests(at time: Milliseconds) -> [ReplayOutput]
}
