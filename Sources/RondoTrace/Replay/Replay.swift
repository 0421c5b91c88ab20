import Rondo

/// Plays a trace: feeds its inputs to a scroller and draws frames in between.
///
///     Replay(trace).run { output in print(output) }
///
/// Frames are due at every multiple of the frame interval; inputs at the same time come first.
/// After the last input frames continue until the content is at rest.
public struct Replay: Sendable {
    private let trace: Trace

    /// A replay of a trace.
    public init(_ trace: Trace) {
        self.trace = trace
    }

    /// Plays the trace from its start to its end.
    ///
    /// - Parameter emit: Called for each output, in order.
    /// - Throws: An error of `emit`, which ends the replay.
    /// - Precondition: Traps if the trace breaks a rule of its types; a trace that was read does
    ///   not.
    /// - Complexity: O(1) calls of the scroller for each input and each frame.
    public func run<Failure>(_ emit: (ReplayOutput) throws(Failure) -> Void) throws(Failure) {
        if trace.shelves == nil {
            var loop = ReplayLoop(trace, on: ScrollerPlayer(trace))
            try loop.run(emit)
        } else {
            var loop = ReplayLoop(trace, on: ShelvesPlayer(trace))
            try loop.run(emit)
        }
    }
}
