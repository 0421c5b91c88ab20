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
    /// - Parameter emit: Called for everything that comes out, in order.
    /// - Complexity: O(1) calls of the scroller for each input and each frame.
    public mutating func run(_ emit: (ReplayOutput) -> Void) {
        for input in trace.inputs {
            while clock.next < input.time { drawNext(emit) }
            take(input, emit)
        }
        finish(emit)
    }

    /// After the last input: frames until nothing moves and nothing is due, one of them in any
    /// case.
    private mutating func finish(_ emit: (ReplayOutput) -> Void) {
        let end = trace.inputs.last?.time ?? 0
        player.finish(at: end)
        var isDrawn = trace.inputs.last?.action == .tick
        var now = end
        while !player.isHidden {
            let isDue = clock.next == end || !isDrawn
            let goesOn = player.isMoving || isRequestDue(by: now + clock.interval)
            guard isDue || goesOn && clock.next <= end + Self.longestEnd, clock.next.isFinite
            else { return }
            now = clock.next
            drawNext(emit)
            isDrawn = true
        }
    }

    private func isRequestDue(by time: Milliseconds) -> Bool {
        player.requestTime.map { $0 <= time } ?? false
    }

    /// The frame that is due next; while hidden nothing is drawn.
    private mutating func drawNext(_ emit: (ReplayOutput) -> Void) {
        if !player.isHidden { draw(at: clock.next, emit) }
        clock.advance()
    }

    private mutating func draw(at time: Milliseconds, _ emit: (ReplayOutput) -> Void) {
        let frame = player.frame(at: time)
        bringOut(at: time, emit)
        ask(at: time, emit)
        emit(frame)
    }

    /// Tells what has happened since the last time.
    private mutating func bringOut(at time: Milliseconds, _ emit: (ReplayOutput) -> Void) {
        for output in player.takeEvents(at: time) { emit(output) }
    }

    /// Tells what data is wanted now, and what is not any more.
    private mutating func ask(at time: Milliseconds, _ emit: (ReplayOutput) -> Void) {
        for output in player.takeRequests(at: time) { emit(output) }
    }

    private mutating func take(_ input: TraceInput, _ emit: (ReplayOutput) -> Void) {
        guard input.action != .tick else { return draw(at: input.time, emit) }
        let refusal = player.take(input.action, at: input.time)
        bringOut(at: input.time, emit)
        if let refusal { emit(.refused(input.action.name, reason: refusal, at: input.time)) }
        ask(at: input.time, emit)
    }
}
