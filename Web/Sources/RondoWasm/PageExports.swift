import Rondo
import RondoBlock

// What only pages ask for.

/// Tells of the switch under way.
///
/// - Returns: Where the block is: with the key of the item that it leads to (-1 while there is no
///   switch), and how much of the way is done.
@_expose(wasm)
@c(rondo_passage)
func passage(_ handle: Int32) -> UnsafeMutablePointer<Double> {
    let passage = Sessions.all.session(handle).scroller.passage
    var block = BlockWriter()
    block.append(Double(passage?.to.value ?? -1))
    block.append(passage?.progress ?? 0)
    return Block.numbers
}

/// Where the content is, counted in slots.
@_expose(wasm)
@c(rondo_slot_position)
func slotPosition(_ handle: Int32) -> Double {
    Sessions.all.session(handle).scroller.slotPosition
}

/// Takes an event to the life of a page, or with -5 that the page is there.
///
/// It keeps nothing: JavaScript has the life as a number.
///
/// - Returns: The life after it, and in the bits from 16 on how many events are to be told: this
///   one or none; of a page that is there now those that it has missed.
@_expose(wasm)
@c(rondo_live)
func live(_ life: Int32, _ event: Int32) -> Int32 {
    var life = PageLife(rawValue: Int(life)) ?? PageLife()
    var told = 0
    if let event = TileEvent(rawValue: Int(event)) {
        told = life.take(event) ? 1 : 0
    } else {
        told = life.load().count
    }
    return Int32(life.rawValue + 16 * told)
}
