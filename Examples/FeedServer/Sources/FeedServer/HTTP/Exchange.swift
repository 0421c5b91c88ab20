/// The state of a connection's present request.
struct Exchange {
    enum Phase {
        /// The request is arriving, or has not begun.
        case receiving
        /// Its first line has arrived, with this target.
        case targeted([UInt8])
        /// Its headers have arrived, and no body follows.
        case headed(Request)
        /// It is whole, and its answer is delayed; the connection is suspended.
        case delayed(Answer)
        /// The answer can be made.
        case due(Answer)
        /// The answer is being sent.
        case answering
        /// It took too long; the socket is shut, and the connection will close.
        case cut
    }

    var phase: Phase
    /// The end of the delay, or of the time for the client.
    var deadline: ContinuousClock.Instant
}
