/// A place in the list of items, from 0 to one below their count.
///
/// An index is not a slot: in a loop one item stands at many slots.
public struct ItemIndex: Hashable, Comparable, Sendable {
    /// The place, counted from 0.
    public var value: Int

    /// Names the item at this place of the list.
    public init(_ value: Int) {
        self.value = value
    }

    /// Whether `lhs` comes before `rhs` in the list.
    public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool { lhs.value < rhs.value }
}
