/// A feed as a trace configures it: where it starts, and how early it asks for more.
public struct TraceFeed: Equatable, Sendable {
    /// Of the first page.
    public var cursor: String
    /// How near to the last item the current one asks for the next page, in items; 0 or more, 2
    /// when nothing else is said.
    public var prefetch: Int

    /// A feed that starts at a cursor.
    public init(cursor: String, prefetch: Int = 2) {
        self.cursor = cursor
        self.prefetch = prefetch
    }
}
