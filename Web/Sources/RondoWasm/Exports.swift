import Rondo
import RondoBlock

// The scrollers' own functions. What these need, engine.js checks before it calls.

/// Makes a scroller of the configuration and the items in the block.
///
/// - Returns: Its handle; 0 when a rule is broken, and then the block holds which.
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
    return Session(Scroller(configuration, items: items)).keep()
}

/// Frees a scroller; its handle may be given out again.
@_expose(wasm)
@c(rondo_destroy)
func destroy(_ handle: Handle) {
    Session.free(handle)
}

/// Tells how things are.
///
/// - Returns: Where the block is, with what `Session.answer` wrote.
@_expose(wasm)
@c(rondo_state)
func state(_ handle: Handle) -> Answer {
    Session.of(handle).answer()
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
