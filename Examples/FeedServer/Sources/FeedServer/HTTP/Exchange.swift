/// How far a connection is with the request that it is at.
struct Exchange {
    enum Phase {
        /// The request is coming in, or has not begun yet.
        case receiving
        /// Its first line is there, with this target.
        case targeted([UInt8])
        /// Its headers are there too, and no body follows.
        case headed(Request)
        /// It is whole, and its answer waits for its time; the connection is suspended.
        case delayed(Answer)
        /// The answer may be made.
        case due(Answer)
        /// The answer is being sent.
        case answering
        /// It took too long; the socket is shut, and the connection about to close.
        case cut
    }

    var phase: Phase
    /// When something has to happen: the delay is over, or the patience.
    var deadline: ContinuousClock.Instant
}
