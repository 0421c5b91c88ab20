import Rondo

// What every module exports. `@c` gives a function the plain parameters JavaScript can pass,
// `@_expose(wasm)` keeps it in the module under the same name.

/// The version of the functions in this module and of the block they fill.
///
/// The JavaScript beside it checks the number once, so that a module of another version fails when
/// it is loaded and not in the middle of a gesture.
@_expose(wasm)
@c(rondo_version)
func version() -> Int32 {
    10
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

/// The text of a field's rule, as UTF-8 with a zero behind it.
@_expose(wasm)
@c(rondo_rule)
func rule(_ field: Int32) -> UnsafePointer<UInt8>? {
    Problem.Field(number: Int(field)).rule.utf8Start
}
