/// The limits for clients.
package struct Limits {
    /// The number of open connections; more wait until one closes.
    ///
    /// A browser opens six.
    package var connections = 256
    /// The memory for the headers of a request and of its answer, in bytes per connection.
    ///
    /// This is generous: a browser also sends the cookies of other servers on this machine.
    package var memory = 32_768
    /// The time from the opening of a connection, or from the end of the last answer, until the
    /// next request must be whole.
    package var requestTime = Duration.seconds(30)
    /// The time until an answer must be sent, after its delay.
    package var answerTime = Duration.seconds(30)
    /// The time for the remaining answers when the server ends.
    package var endTime = Duration.seconds(2)

    package init() {}
}
