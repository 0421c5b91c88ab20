import Rondo

/// Plays a trace: feeds its inputs to a scroller and draws frames in between.
///
///     Replay(trace).run { output in print(output) }
///
/// Frames are due at every multiple of the frame interval; at one time the inputs come
/// first. After the last input frames go on until things are at rest.
public struct Replay: Sendable {
    private let trace: Trace

    /// A replay of a trace.
    public init(_ trace: Trace) {
        self.trace = trace
    }

    /// Plays the trace from its start to its end.
    ///
    /// - Parameter emit: Called for everything that comes out, in order.
    /// - Throws: What `emit` throws, which ends the replay.
    /// - Precondition: Traps when the trace breaks a rule of its types; what was read breaks none.
    /// - Complexity: O(1) calls of the scroller for each input and each frame.
    public func run<Failure>(_ emit: (ReplayOutput) throws(Failure) -> Void) throws(Failure) {
        if trace.lists == nil {
            var loop = ReplayLoop(trace, on: ScrollerPlayer(trace))
            try loop.run(emit)
        } else {
            var loop = ReplayLoop(trace, on: ShelvesPlayer(trace))
            try loop.run(emit)
        }
    }
}
