/// A shelf in a trace.
public struct TraceShelf: Equatable, Sendable {
    /// The shelf and its items.
    public var shelf: Shelf
    /// The items that come with data; the others are known only by their ids.
    public var here: [ItemKey]

    /// A shelf with the data of these items.
    public init(_ shelf: Shelf, here: [ItemKey]) {
        self.shelf = shelf
        self.here = here
    }
}
