/// The identity of an item: a number that names it for as long as it lives.
///
/// The engine never reads meaning into it; the host keeps the table from its own
/// identifiers to keys. Items given by count alone have their index as key.
public struct ItemKey: Hashable, Sendable {
    /// The number, chosen by whoever made the items.
    public var value: Int

    /// Names the item with this number.
    public init(_ value: Int) {
        self.value = value
    }
}
