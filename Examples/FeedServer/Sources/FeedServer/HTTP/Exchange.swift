/// The state of a connection's present request.
struct Exchange {
    enum Phase {
        /// The request is arriving, or has not begun.
        case receiving
        /// The first line has arrived, with this target.
        case targeted([UInt8])
        /// The headers have arrived, and no body follows.
        case headed(Request)
        /// The request is complete, and the answer is delayed; the connection is suspended.
        case delayed(Answer)
        /// The answer can be made.
        case due(Answer)
        /// The answer is being sent.
        case answering
        /// The time limit was exceeded; the socket is shut, and the connection will close.
        case cut
    }

    var phase: Phase
    /// The end of the delay, or of the client's time limit.
    var deadline: ContinuousClock.Instant
}
