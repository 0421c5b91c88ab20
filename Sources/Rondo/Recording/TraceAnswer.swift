/// The answer to a request, in a trace.
public enum TraceAnswer: Sendable {
    /// A page, and the cursor of the one after it; nil at the end of the feed.
    case page([Item], next: String?)
    /// A page of shelves, and the cursor of the one after it; nil at the end of the feed.
    case shelves([TraceShelf], next: String?)
    /// Items that were requested by id.
    case items([ItemKey])
    /// The request failed; the host's error text has no effect.
    case failure
}
