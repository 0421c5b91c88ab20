import Rondo
import RondoBlock

// Functions that only `<rondo-pages>` needs.

/// Writes the position of the content between slots, and the current switch.
///
/// - Returns: The address of the block, with the numbers of `Scroller.writePassage`.
@_expose(wasm)
@c(rondo_passage)
func passage(_ handle: Handle) -> UnsafeMutablePointer<Double> {
    Session.of(handle).scroller.writePassage()
    return Block.numbers
}

/// Whether a step can move the content; steps to the right and down are positive.
///
/// - Returns: The address of the block, with the numbers of `Scroller.writeWay`.
@_expose(wasm)
@c(rondo_way)
func way(_ handle: Handle, _ dx: Double, _ dy: Double) -> UnsafeMutablePointer<Double> {
    Session.of(handle).scroller.writeWay(dx: dx, dy: dy)
    return Block.numbers
}

/// The next state of a page after an event, or after loading (-5).
///
/// JavaScript stores the state as a number.
///
/// - Returns: The new state, and from bit 4 on the number of events for the page: 0 or 1, or after
///   loading the number of missed events.
@_expose(wasm)
@c(rondo_live)
func live(_ life: Int32, _ event: Int32) -> Int32 {
    var life = PageLife(rawValue: Int(life)) ?? PageLife()
    var events = 0
    if let event = TileEvent(rawValue: Int(event)) {
        events = life.take(event) ? 1 : 0
    } else {
        events = life.load().count
    }
    return Int32(life.rawValue + 16 * events)
}
