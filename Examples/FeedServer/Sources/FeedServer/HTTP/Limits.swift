/// What a client may take up at most.
package struct Limits {
    /// Open at a time; more wait until one of them is closed.
    ///
    /// A browser opens six.
    package var connections = 256
    /// For the headers of a request and those of its answer, in bytes a connection.
    ///
    /// Not tight: a browser sends along the cookies of other servers on this machine.
    package var memory = 32_768
    /// From the opening of a connection, or the end of the last answer, until the next request has
    /// come in whole, however slowly it trickles.
    package var requestTime = Duration.seconds(30)
    /// Until an answer is sent, after its delay, however slowly the client takes it.
    package var answerTime = Duration.seconds(30)
    /// For the answers that are still to be sent when the server ends.
    package var endTime = Duration.seconds(2)

    package init() {}
}
