import Rondo

/// A shelf as a trace gives it.
public struct TraceList: Equatable, Sendable {
    /// What it is and what stands on it.
    public var shelf: Shelf
    /// The items whose data comes with it; of the others only the ids are known.
    public var here: [ItemKey]

    /// A shelf with the data of these items.
    public init(_ shelf: Shelf, here: [ItemKey]) {
        self.shelf = shelf
        self.here = here
    }
}
