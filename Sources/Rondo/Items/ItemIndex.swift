/// The index of an item in the list, from 0 to one below their count.
///
/// An index is not a slot: in a loop one item appears at many slots.
public struct ItemIndex: Hashable, Comparable, Sendable {
    /// The index, counted from 0.
    public var value: Int

    /// Makes an index with this value.
    public init(_ value: Int) {
        self.value = value
    }

    /// Whether `lhs` comes before `rhs` in the list.
    public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool { lhs.value < rhs.value }
}
