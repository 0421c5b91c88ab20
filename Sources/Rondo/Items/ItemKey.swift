/// The identity of an item: a number that stays the same as long as the item exists.
///
/// The engine does not interpret it; the host has the table from its own identifiers to keys. Items
/// given by count have their index as key.
public struct ItemKey: Hashable, Sendable {
    /// The number, chosen by the host.
    public var value: Int

    /// Makes a key with this number.
    public init(_ value: Int) {
        self.value = value
    }
}
