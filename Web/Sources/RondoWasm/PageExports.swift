import Rondo
import RondoBlock

// What only pages ask for.

/// Tells where the content is between slots, and of the switch under way.
///
/// - Returns: Where the block is, with what `Scroller.writePassage` wrote.
@_expose(wasm)
@c(rondo_passage)
func passage(_ handle: Handle) -> UnsafeMutablePointer<Double> {
    Session.of(handle).scroller.writePassage()
    return Block.numbers
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
