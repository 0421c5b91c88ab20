import Rondo

/// Replays on a single list of items.
struct ScrollerPlayer: Player {
    let names: TraceNames
    var scroller: Scroller
    /// The present viewport.
    private var viewport: ViewportSize
    /// The source of the items, nil if no feed is configured.
    var feed: ReplayedFeed?

    init(_ trace: Trace) {
        names = trace.names
        scroller = Scroller(trace.configuration, items: Items(trace.items))
        viewport = trace.viewport
        feed = trace.feed.map { ReplayedFeed($0) }
    }

    var isHidden: Bool { scroller.isHidden }

    var isMoving: Bool { scroller.phase != .idle && !scroller.isEndless }

    var requestTime: Milliseconds? { feed?.retryTime }

    /// Starts a step that is due by then, and lets a marquee continue.
    mutating func finish(at time: Milliseconds) {
        scroller.run(to: time)
        if !scroller.isEndless { scroller.pause(.requested, at: time) }
    }

    mutating func frame(at time: Milliseconds) -> ReplayOutput {
        let frame = scroller.frame(at: time)
        let tiles = scroller.tiles.map {
            ReplayOutput.ShownTile(tile: $0, start: scroller.start(of: $0))
        }
        return .frame(frame, tiles)
    }

    mutating func takeEvents(at time: Milliseconds) -> [ReplayOutput] {
        scroller.takeEvents().map { .event($0, at: time) }
    }

    mutating func takeRequests(at time: Milliseconds) -> [ReplayOutput] {
        feed?.bringOut(at: time) { $0.request(for: scroller, at: time) } ?? []
    }

    mutating func take(_ action: TraceInput.Action, at time: Milliseconds) -> String? {
        switch action {
        case .input, .resize, .configure:
            let refusal = input(of: action).flatMap { take($0, at: time) }
            if refusal == nil { viewport = action.viewport ?? viewport }
            return refusal
        case .respond(let number, let answer): return respond(to: number, answer, at: time)
        case .retry: return retry(at: time)
        case .shelves, .tick:
            scroller.run(to: time)
            return nil
        }
    }

    /// The engine's input for an action, nil for an action of the replay itself.
    func input(of action: TraceInput.Action) -> Input? {
        switch action {
        case .input(let input): return input
        case .resize(let size):
            return .resize(to: size.length(along: scroller.configuration.axis))
        case .configure(let numbers, _, let size):
            var other = scroller.configuration
            other.take(numbers)
            other.viewport = (size ?? viewport).length(along: other.axis)
            return .configure(other)
        case .shelves, .respond, .retry, .tick: return nil
        }
    }

    private mutating func take(_ input: Input, at time: Milliseconds) -> String? {
        var isOther = false
        if case .edit(.replace(let items)) = input { isOther = items != scroller.allItems }
        if let refusal = scroller.take(input, at: time) {
            return names.reason(refusal, of: input) { scroller.allItems.index(of: $0) != nil }
        }
        // With another list the feed starts again; the same one changes nothing.
        if isOther { feed?.restart() }
        return nil
    }
}
