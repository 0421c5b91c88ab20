import Rondo
import RondoBlock

// The functions of scrollers. engine.js checks their arguments before each call.

/// Makes a scroller from the configuration and the items in the block.
///
/// - Returns: Its handle, with the state in the block; 0 if a rule is broken, with the problem in
///   the block.
@_expose(wasm)
@c(rondo_create)
func create() -> Handle? {
    var block = BlockReader()
    let configuration = Configuration(from: &block)
    let items = Items(from: &block)
    if let problem = configuration.problem(with: items) {
        var block = BlockWriter()
        block.append(problem)
        return nil
    }
    let session = Session(Scroller(configuration, items: items))
    _ = session.answer(nil)
    return session.keep()
}

/// Frees a scroller; its handle may be reused.
@_expose(wasm)
@c(rondo_destroy)
func destroy(_ handle: Handle) {
    Session.free(handle)
}

/// Writes the future positions of the track without further input: a position every `step`
/// milliseconds from now on, up to `most` steps.
///
/// - Returns: The address of the block, with the numbers of `Scroller.writeAhead`.
@_expose(wasm)
@c(rondo_ahead)
func ahead(_ handle: Handle, _ step: Double, _ most: Int32) -> Answer {
    Session.of(handle).scroller.writeAhead(every: step, upTo: Int(most))
    return Block.numbers
}

/// Writes all tiles.
///
/// - Returns: The address of the block, with the numbers of `Scroller.writeTiles`.
@_expose(wasm)
@c(rondo_tiles)
func tiles(_ handle: Handle) -> Answer {
    Session.of(handle).scroller.writeTiles()
    return Block.numbers
}

/// Writes the count of resting places, and the first item of one place.
///
/// - Returns: The address of the block, with the numbers of `Scroller.writeStops`.
@_expose(wasm)
@c(rondo_stops)
func stops(_ handle: Handle, _ stop: Int32) -> Answer {
    Session.of(handle).scroller.writeStops(Int(stop))
    return Block.numbers
}

/// Records a step of a wheel; called before the input.
///
/// - Returns: The address of the block: whether the step begins a new swipe, and the share of the
///   step to take, from 0 to 1.
@_expose(wasm)
@c(rondo_swipe)
func swipe(_ handle: Handle, _ dx: Double, _ dy: Double, _ time: Double) -> Answer {
    let session = Session.of(handle)
    var block = BlockWriter()
    block.append(session.scroller.beginsSwipe(dx: dx, dy: dy, at: time) ? 1 : 0)
    block.append(session.scroller.shareOfSwipe(dx: dx, dy: dy))
    return Block.numbers
}

/// Whether the turned page arrives without further steps of its swipe; called after a step.
///
/// - Returns: The address of the block: 1 or 0.
@_expose(wasm)
@c(rondo_spent)
func spent(_ handle: Handle, _ dx: Double, _ dy: Double) -> Answer {
    let session = Session.of(handle)
    var block = BlockWriter()
    block.append(session.scroller.endsSwipe(dx: dx, dy: dy) ? 1 : 0)
    return Block.numbers
}
