/// A slot as a turn of the loop and an item within it.
struct TurnPlace: Equatable, Sendable {
    /// The number of whole turns from the first one; negative before it.
    let turn: Int64
    let index: ItemIndex

    /// - Precondition: There is an item: `count` is 1 or more.
    init(of slot: Slot, count: Int) {
        let length = Int64(count)
        // The first turn needs no division, which is slow. As an unsigned number, a negative slot
        // is larger than any count.
        if UInt64(bitPattern: slot.number) < UInt64(length) {
            turn = 0
            index = ItemIndex(Int(slot.number))
            return
        }
        let remainder = slot.number % length
        let isBefore = remainder < 0
        turn = slot.number / length - (isBefore ? 1 : 0)
        index = ItemIndex(Int(isBefore ? remainder + length : remainder))
    }
}
