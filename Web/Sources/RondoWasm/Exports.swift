import Rondo
import RondoBlock

// The scrollers' own functions. What these need, engine.js checks before it calls.

/// Makes a scroller of the configuration and the items in the block.
///
/// - Returns: Its handle; 0 when a rule is broken, and then the block holds what
///   `BlockWriter.write` wrote of it.
@_expose(wasm)
@c(rondo_create)
func create() -> Int32 {
    var block = BlockReader()
    let configuration = Configuration(from: &block)
    let items = Items(from: &block)
    if let problem = configuration.problem(with: items) {
        BlockWriter.write(problem)
        return 0
    }
    return Sessions.all.add(Session(Scroller(configuration, items: items)))
}

/// Frees a scroller; its handle may be given out again.
@_expose(wasm)
@c(rondo_destroy)
func destroy(_ handle: Int32) {
    Sessions.all.remove(handle)
}

/// Draws a frame.
///
/// - Returns: Where the block is, with what `Session.writeFrame` wrote.
@_expose(wasm)
@c(rondo_frame)
func frame(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
    Sessions.all.session(handle).writeFrame(at: time)
    return Block.numbers
}

/// Tells what an input has changed and brought out.
///
/// - Returns: Where the block is, with what `Session.writeState` wrote.
@_expose(wasm)
@c(rondo_state)
func state(_ handle: Int32) -> UnsafeMutablePointer<Double> {
    Sessions.all.session(handle).writeState()
    return Block.numbers
}

/// Tells of all tiles.
///
/// - Returns: Where the block is, with what `Session.writeAllTiles` wrote.
@_expose(wasm)
@c(rondo_tiles)
func tiles(_ handle: Int32) -> UnsafeMutablePointer<Double> {
    Sessions.all.session(handle).writeAllTiles()
    return Block.numbers
}
