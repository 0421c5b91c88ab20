import Rondo

// `@c` gives a function the plain parameters JavaScript can pass, `@_expose(wasm)` keeps it in the
// module under the same name. What these functions trap on, engine.js checks before it calls.

/// The version of the functions in this module and of the block they fill.
///
/// The JavaScript beside it checks the number once, so that a module of another version fails when
/// it is loaded and not in the middle of a gesture.
@_expose(wasm)
@c(rondo_version)
func version() -> Int32 {
    3
}

/// Makes room in the block for so many numbers.
///
/// - Returns: Where the block is. It may move with each call that makes room or fills it.
@_expose(wasm)
@c(rondo_block)
func block(_ count: Int32) -> UnsafeMutablePointer<Double> {
    Block.reserve(Int(count))
    return Block.numbers
}

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
    return Sessions.add(Session(Scroller(configuration, items: items)))
}

/// Frees a scroller; its handle may be given out again.
@_expose(wasm)
@c(rondo_destroy)
func destroy(_ handle: Int32) {
    Sessions.remove(handle)
}

/// The text of a field's rule, as UTF-8.
@_expose(wasm)
@c(rondo_rule)
func rule(_ field: Int32) -> UnsafePointer<UInt8>? {
    Problem.Field(rawValue: Int(field))?.rule.utf8Start
}

/// How many bytes the text of a field's rule has.
@_expose(wasm)
@c(rondo_rule_length)
func ruleLength(_ field: Int32) -> Int32 {
    Int32(Problem.Field(rawValue: Int(field))?.rule.utf8CodeUnitCount ?? 0)
}

/// Draws a frame.
///
/// - Returns: Where the block is, with what `Session.writeFrame` wrote.
@_expose(wasm)
@c(rondo_frame)
func frame(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
    Sessions.session(handle).writeFrame(at: time)
    return Block.numbers
}

/// Tells what an input has changed and brought out.
///
/// - Returns: Where the block is, with what `Session.writeState` wrote.
@_expose(wasm)
@c(rondo_state)
func state(_ handle: Int32) -> UnsafeMutablePointer<Double> {
    Sessions.session(handle).writeState()
    return Block.numbers
}

/// Tells of all tiles.
///
/// - Returns: Where the block is, with what `Session.writeAllTiles` wrote.
@_expose(wasm)
@c(rondo_tiles)
func tiles(_ handle: Int32) -> UnsafeMutablePointer<Double> {
    Sessions.session(handle).writeAllTiles()
    return Block.numbers
}
