import Rondo
import RondoBlock

// The scrollers' own functions. What these need, engine.js checks before it calls.

/// Makes a scroller of the configuration and the items in the block.
///
/// - Returns: Its handle, and the block holds how things are; 0 when a rule is broken, and then it holds
///   which.
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

/// Frees a scroller; its handle may be given out again.
@_expose(wasm)
@c(rondo_destroy)
func destroy(_ handle: Handle) {
    Session.free(handle)
}

/// Tells where the track will be as long as nothing is told, at every `step` milliseconds from now on,
/// up to so many steps.
///
/// - Returns: Where the block is, with what `Scroller.writeAhead` wrote.
@_expose(wasm)
@c(rondo_ahead)
func ahead(_ handle: Handle, _ step: Double, _ most: Int32) -> Answer {
    Session.of(handle).scroller.writeAhead(every: step, upTo: Int(most))
    return Block.numbers
}

/// Tells of all tiles.
///
/// - Returns: Where the block is, with what `Scroller.writeTiles` wrote.
@_expose(wasm)
@c(rondo_tiles)
func tiles(_ handle: Handle) -> Answer {
    Session.of(handle).scroller.writeTiles()
    return Block.numbers
}

/// Tells of the resting places: how many there are, and the first item of one of them.
///
/// - Returns: Where the block is, with what `Scroller.writeStops` wrote.
@_expose(wasm)
@c(rondo_stops)
func stops(_ handle: Handle, _ stop: Int32) -> Answer {
    Session.of(handle).scroller.writeStops(Int(stop))
    return Block.numbers
}

/// Takes note of a wheel's step, before it is taken.
///
/// - Returns: Where the block is: whether the step begins another swipe, and how much of it is to be
///   taken, from 0 to 1.
@_expose(wasm)
@c(rondo_swipe)
func swipe(_ handle: Handle, _ dx: Double, _ dy: Double, _ time: Double) -> Answer {
    let session = Session.of(handle)
    var block = BlockWriter()
    block.append(session.scroller.beginsSwipe(dx: dx, dy: dy, at: time) ? 1 : 0)
    block.append(session.scroller.shareOfSwipe(dx: dx, dy: dy))
    return Block.numbers
}

/// Whether the page that a swipe has turned comes in without more of it, after a step has been taken.
///
/// - Returns: Where the block is: 1 or 0.
@_expose(wasm)
@c(rondo_spent)
func spent(_ handle: Handle, _ dx: Double, _ dy: Double) -> Answer {
    let session = Session.of(handle)
    var block = BlockWriter()
    block.append(session.scroller.endsSwipe(dx: dx, dy: dy) ? 1 : 0)
    return Block.numbers
}
