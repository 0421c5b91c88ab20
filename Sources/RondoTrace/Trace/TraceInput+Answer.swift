extension TraceInput {
    /// What came back for a request.
    public enum Answer: Equatable, Sendable {
        /// A page, and the cursor of the one after it; nil at the end of the feed.
        case page([TraceItem], next: String?)
        /// The request failed; what the host said about it changes nothing.
        case failure(String)
    }
}
