/// The limits for clients.
package struct Limits {
    /// The number of open connections; further connections wait.
    ///
    /// A browser opens six connections.
    package var connections = 256
    /// The memory for the headers of a request and of its answer, in bytes per connection.
    ///
    /// The limit is large because browsers also send cookies of other servers on this machine.
    package var memory = 32_768
    /// The time from the opening of a connection, or from the end of the last answer, until the end
    /// of the next request.
    package var requestTime = Duration.seconds(30)
    /// The time for sending an answer, after its delay.
    package var answerTime = Duration.seconds(30)
    /// The time for the remaining answers when the server ends.
    package var endTime = Duration.seconds(2)

    package init() {}
}
