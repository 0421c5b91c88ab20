/// The configuration of a feed: its first cursor, and when it requests more.
public struct TraceFeed: Equatable, Sendable {
    /// The cursor of the first page.
    public var cursor: String
    /// How many items before the last one the current item triggers a request; 0 or more, 2 by
    /// default.
    public var prefetch: Int

    /// A feed that starts at a cursor.
    public init(cursor: String, prefetch: Int = 2) {
        self.cursor = cursor
        self.prefetch = prefetch
    }
}
