import Rondo

extension TraceInput {
    /// What came back for a request.
    public enum Answer: Sendable {
        /// A page, and the cursor of the one after it; nil at the end of the feed.
        case page([Item], next: String?)
        /// A page of lists, and the cursor of the one after it; nil at the end of the feed.
        case lists([TraceList], next: String?)
        /// Items that were asked for by id.
        case items([ItemKey])
        /// The request failed; what the host said about it changes nothing.
        case failure
    }
}
