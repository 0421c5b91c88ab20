/// A place on the endless strip.
///
/// Slots count without end in both directions. In a loop of `n` items slot `s`
/// shows the item of index `s mod n`; nothing is ever cloned, the same item
/// simply stands at many slots. A slot is not an item index, hence the type.
public struct Slot: Hashable, Comparable, Sendable {
    /// The slot's number; the first item stands at 0 at the start.
    public var number: Int64

    /// Names the slot with this number.
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

    /// How many slots `lhs` is further on than `rhs`.
    public static func - (lhs: Slot, rhs: Slot) -> Int64 { lhs.number - rhs.number }
}

extension Slot: CustomStringConvertible {
    /// The number behind an `@`, so that a slot is never mistaken for an index.
    public var description: String { "@\(number)" }
}
