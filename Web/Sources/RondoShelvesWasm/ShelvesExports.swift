import Rondo
import RondoBlock

// The functions of shelf lists. shelves/engine.js checks their arguments before each call.

/// Makes a shelf list from the configuration and the shelves in the block.
///
/// - Returns: Its handle, with the state in the block; 0 if a rule is broken, with the problem in
///   the block.
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

/// Frees a shelf list; its handle may be reused.
@_expose(wasm)
@c(rondo_shelves_destroy)
func destroyShelves(_ handle: Handle) {
    ShelvesSession.free(handle)
}

/// Writes the rows and cells that have changed since the last call.
///
/// - Returns: The address of the block, with the numbers of `ShelvesSession.writeChanges`.
@_expose(wasm)
@c(rondo_shelves_changes)
func changesOfShelves(_ handle: Handle) -> Answer {
    ShelvesSession.of(handle).writeChanges()
    return Block.numbers
}

/// Writes all positions, for a later `restore`.
///
/// - Returns: The address of the block, with the numbers of `Shelves.writeOffsets`.
@_expose(wasm)
@c(rondo_shelves_offsets)
func offsetsOfShelves(_ handle: Handle) -> Answer {
    ShelvesSession.of(handle).shelves.writeOffsets()
    return Block.numbers
}

/// Records a step of a wheel; called before the input.
///
/// - Returns: The address of the block: whether the step begins another swipe.
@_expose(wasm)
@c(rondo_shelves_swipe)
func swipeOfShelves(_ handle: Handle, _ dx: Double, _ dy: Double, _ time: Double) -> Answer {
    let session = ShelvesSession.of(handle)
    var block = BlockWriter()
    block.append(session.shelves.beginsSwipe(dx: dx, dy: dy, at: time) ? 1 : 0)
    return Block.numbers
}

/// Writes whether a step can move the dragged list or shelf.
///
/// - Returns: The address of the block, with the numbers of `Shelves.writeWay`.
@_expose(wasm)
@c(rondo_shelves_way)
func wayOfShelves(_ handle: Handle, _ dx: Double, _ dy: Double) -> Answer {
    ShelvesSession.of(handle).shelves.writeWay(dx: dx, dy: dy)
    return Block.numbers
}

/// Writes the future positions of moving tracks (of the list and of rows) without further input: a
/// position every `step` milliseconds from now on, up to `most` steps.
///
/// - Returns: The address of the block, with the numbers of `Shelves.writeAhead`.
@_expose(wasm)
@c(rondo_shelves_ahead)
func aheadOfShelves(_ handle: Handle, _ step: Double, _ most: Int32) -> Answer {
    ShelvesSession.of(handle).shelves.writeAhead(every: step, upTo: Int(most))
    return Block.numbers
}
