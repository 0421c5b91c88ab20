import Rondo

/// The inputs and the frames of a replay, in the order of their times.
struct ReplayLoop<Medium: Player> {
    private let trace: Trace
    private var clock: FrameClock
    private var player: Medium

    /// How long frames continue after the last input if the content does not come to rest.
    private var longestEnd: Milliseconds { 10_000 }

    /// A replay at its start.
    init(_ trace: Trace, on player: Medium) {
        self.trace = trace
        self.player = player
        clock = FrameClock(interval: trace.frameInterval)
    }

    /// Plays to the end.
    mutating func run<Failure>(_ emit: (ReplayOutput) throws(Failure) -> Void) throws(Failure) {
        for input in trace.inputs {
            if player.isHidden { clock.skip(to: input.time) }
            while clock.next < input.time {
                for output in drawNext() { try emit(output) }
            }
            for output in take(input) { try emit(output) }
        }
        try finish(emit)
    }

    /// Draws frames after the last input until nothing moves and nothing is due, at least one.
    private mutating func finish<Failure>(_ emit: (ReplayOutput) throws(Failure) -> Void)
        throws(Failure)
    {
        let end = trace.inputs.last?.time ?? 0
        player.finish(at: end)
        var isDrawn = trace.inputs.last?.name == .tick
        var now = end
        while !player.isHidden {
            let isDue = clock.next == end || !isDrawn
            let goesOn = player.isMoving || isRequestDue(by: now + clock.interval)
            guard isDue || goesOn && clock.next <= end + longestEnd, clock.next.isFinite
            else { return }
            now = clock.next
            for output in drawNext() { try emit(output) }
            isDrawn = true
        }
    }

    private func isRequestDue(by time: Milliseconds) -> Bool {
        player.requestTime.map { $0 <= time } ?? false
    }

    /// Draws the next due frame.
    private mutating func drawNext() -> [ReplayOutput] {
        defer { clock.advance() }
        return draw(at: clock.next)
    }

    /// Draws a frame; the events until then and the requests come before it.
    private mutating func draw(at time: Milliseconds) -> [ReplayOutput] {
        let frame = player.frame(at: time)
        return player.takeEvents(at: time) + player.takeRequests(at: time) + [frame]
    }

    /// The output of an input.
    private mutating func take(_ input: TraceInput) -> [ReplayOutput] {
        if case .tick = input.action { return draw(at: input.time) }
        let refusal = player.take(input.action, at: input.time)
        var output = player.takeEvents(at: input.time)
        if let refusal { output.append(.refused(input.name, reason: refusal, at: input.time)) }
        return output + player.takeRequests(at: input.time)
    }
}
