/// A place on the endless strip.
///
/// Slots are numbered without limits in both directions. In a loop of `n` items slot `s` shows the
/// item of index `s mod n`: nothing is cloned, the same item appears at many slots. A slot is not
/// an item index and therefore has its own type.
public struct Slot: Hashable, Comparable, Sendable {
    /// The slot's number; the first item is at 0 at the start.
    public var number: Int64

    /// Makes the slot with this number.
    public init(_ number: Int64) {
        self.number = number
    }

    /// Whether `lhs` comes before `rhs` on the strip.
    public static func < (lhs: Slot, rhs: Slot) -> Bool { lhs.number < rhs.number }

    /// The slot `steps` further on; negative steps go back.
    ///
    /// - Precondition: Traps beyond 2^63 slots, which no finger reaches.
    public static func + (slot: Slot, steps: Int64) -> Slot { Slot(slot.number + steps) }

    /// The slot `steps` further back.
    public static func - (slot: Slot, steps: Int64) -> Slot { Slot(slot.number - steps) }

    /// The number of slots from `rhs` to `lhs`.
    public static func - (lhs: Slot, rhs: Slot) -> Int64 { lhs.number - rhs.number }
}

extension Slot: CustomStringConvertible {
    /// The number behind an `@`, so that a slot is never mistaken for an index.
    public var description: String { "@\(number)" }
}
