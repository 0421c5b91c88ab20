import Rondo

/// Plays a trace: feeds its inputs to a scroller and draws frames in between.
///
///     var replay = Replay(trace)
///     replay.run { output in print(output) }
///
/// Frames are due at every multiple of the frame interval; at one time the inputs come
/// first. After the last input frames go on until things are at rest.
public struct Replay: Sendable {
    private let trace: Trace
    private var clock: FrameClock
    private var player: any Player

    /// How long frames go on after the last input, when things do not come to rest.
    private static let longestEnd: Milliseconds = 10_000

    /// A replay at its start.
    ///
    /// - Precondition: Traps when `trace` breaks a rule of its types; what was read breaks none.
    public init(_ trace: Trace) {
        self.trace = trace
        player = trace.lists == nil ? ScrollerPlayer(trace) : ShelvesPlayer(trace)
        clock = FrameClock(interval: trace.frameInterval)
    }

    /// Plays the trace to its end.
    ///
    /// - Parameter emit: Called for everything that comes out, in order; what it throws ends the replay.
    /// - Complexity: O(1) calls of the scroller for each input and each frame.
    public mutating func run(_ emit: (ReplayOutput) throws -> Void) rethrows {
        for input in trace.inputs {
            while clock.next < input.time { try drawNext(emit) }
            try take(input, emit)
        }
        try finish(emit)
    }

    /// After the last input: frames until nothing moves and nothing is due, one of them in any
    /// case.
    private mutating func finish(_ emit: (ReplayOutput) throws -> Void) rethrows {
        let end = trace.inputs.last?.time ?? 0
        player.finish(at: end)
        var isDrawn = trace.inputs.last?.name == .tick
        var now = end
        while !player.isHidden {
            let isDue = clock.next == end || !isDrawn
            let goesOn = player.isMoving || isRequestDue(by: now + clock.interval)
            guard isDue || goesOn && clock.next <= end + Self.longestEnd, clock.next.isFinite
            else { return }
            now = clock.next
            try drawNext(emit)
            isDrawn = true
        }
    }

    private func isRequestDue(by time: Milliseconds) -> Bool {
        player.requestTime.map { $0 <= time } ?? false
    }

    /// The frame that is due next; while hidden nothing is drawn.
    private mutating func drawNext(_ emit: (ReplayOutput) throws -> Void) rethrows {
        if !player.isHidden { try draw(at: clock.next, emit) }
        clock.advance()
    }

    private mutating func draw(at time: Milliseconds, _ emit: (ReplayOutput) throws -> Void)
        rethrows
    {
        let frame = player.frame(at: time)
        try bringOut(at: time, emit)
        try ask(at: time, emit)
        try emit(frame)
    }

    /// Tells what has happened since the last time.
    private mutating func bringOut(at time: Milliseconds, _ emit: (ReplayOutput) throws -> Void)
        rethrows
    {
        for output in player.takeEvents(at: time) { try emit(output) }
    }

    /// Tells what data is wanted now, and what is not any more.
    private mutating func ask(at time: Milliseconds, _ emit: (ReplayOutput) throws -> Void) rethrows
    {
        for output in player.takeRequests(at: time) { try emit(output) }
    }

    private mutating func take(_ input: TraceInput, _ emit: (ReplayOutput) throws -> Void) rethrows
    {
        if case .tick = input.action { return try draw(at: input.time, emit) }
        let refusal = player.take(input.action, at: input.time)
        try bringOut(at: input.time, emit)
        if let refusal { try emit(.refused(input.name, reason: refusal, at: input.time)) }
        try ask(at: input.time, emit)
    }
}
