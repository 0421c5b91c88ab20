import Rondo

// What every module exports. `@c` gives a function the plain parameters JavaScript can pass,
// `@_expose(wasm)` keeps it in the module under the same name.

/// The version of the module's functions and of the layout of the block.
///
/// JavaScript checks the number when it loads the module, so that another version fails there and
/// not during a gesture. A new field of a configuration changes it.
@_expose(wasm)
@c(rondo_version)
func version() -> Int32 {
    Int32(100 * MemoryLayout<Configuration>.size / MemoryLayout<Double>.size + 13)
}

/// Makes room in the block for a count of numbers.
///
/// - Returns: The address of the block. Each call that makes room or fills the block may move it.
@_expose(wasm)
@c(rondo_block)
func block(_ count: Int32) -> UnsafeMutablePointer<Double> {
    Block.reserve(Int(count))
    return Block.numbers
}

/// The text of a field's rule, as UTF-8 with a zero at its end.
@_expose(wasm)
@c(rondo_rule)
func rule(_ field: Int32) -> UnsafePointer<UInt8>? {
    Problem.Field(number: Int(field)).rule.utf8Start
}
