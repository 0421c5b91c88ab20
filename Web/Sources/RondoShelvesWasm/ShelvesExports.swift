import Rondo
import RondoBlock

// The shelf lists' own functions. What these need, shelves/engine.js checks before it calls.

/// Makes a shelf list of the configuration and the shelves in the block.
///
/// - Returns: Its handle, and the block holds how things are; 0 when a rule is broken, and then it holds
///   which.
@_expose(wasm)
@c(rondo_shelves_create)
func createShelves() -> Handle? {
    var block = BlockReader()
    let configuration = ShelvesConfiguration(from: &block)
    let shelves = Shelf.list(from: &block)
    if let problem = configuration.problem(with: shelves) {
        var block = BlockWriter()
        block.append(problem)
        return nil
    }
    let session = ShelvesSession(Shelves(configuration, shelves: shelves))
    _ = session.answer(nil)
    return session.keep()
}

/// Frees a shelf list; its handle may be given out again.
@_expose(wasm)
@c(rondo_shelves_destroy)
func destroyShelves(_ handle: Handle) {
    ShelvesSession.free(handle)
}

/// Tells of the rows and cells that are not as the host knows them.
///
/// - Returns: Where the block is, with what `ShelvesSession.writeChanges` wrote.
@_expose(wasm)
@c(rondo_shelves_changes)
func changesOfShelves(_ handle: Handle) -> Answer {
    ShelvesSession.of(handle).writeChanges()
    return Block.numbers
}

/// Tells where everything is, so that it can be brought back: whether the list is anywhere and
/// where, how many shelves, and where each is.
///
/// - Returns: Where the block is.
@_expose(wasm)
@c(rondo_shelves_offsets)
func offsetsOfShelves(_ handle: Handle) -> Answer {
    let offsets = ShelvesSession.of(handle).shelves.offsets
    var block = BlockWriter()
    block.append(offsets.list == nil ? 0 : 1)
    if let list = offsets.list { block.append(list) }
    block.append(Double(offsets.shelves.count))
    for offset in offsets.shelves { block.append(offset) }
    return Block.numbers
}

/// Takes note of a wheel's step, before it is taken.
///
/// - Returns: Where the block is: whether the step begins another swipe.
@_expose(wasm)
@c(rondo_shelves_swipe)
func swipeOfShelves(_ handle: Handle, _ dx: Double, _ dy: Double, _ time: Double) -> Answer {
    let session = ShelvesSession.of(handle)
    var block = BlockWriter()
    block.append(session.shelves.beginsSwipe(dx: dx, dy: dy, at: time) ? 1 : 0)
    return Block.numbers
}
