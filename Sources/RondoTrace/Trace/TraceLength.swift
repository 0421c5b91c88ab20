import Rondo

/// How long an item, or a list, has turned out to be.
public struct TraceLength: Equatable, Sendable {
    /// Its name.
    public var id: Identifier
    /// Along the axis, in points.
    public var length: Points

    /// The length of the item of an id.
    public init(_ id: Identifier, _ length: Points) {
        self.id = id
        self.length = length
    }
}
