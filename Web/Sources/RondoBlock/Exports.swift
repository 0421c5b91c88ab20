import Rondo

// The exports of every module. `@c` gives a function parameters that JavaScript can pass, and
// `@_expose(wasm)` exports the function under the same name.

/// The version of the module's functions and of the layout of the block.
///
/// JavaScript checks the version when it loads the module, so that a wrong module fails early. A
/// new field of a configuration changes the version.
@_expose(wasm)
@c(rondo_version)
func version() -> Int32 {
    Int32(100 * MemoryLayout<Configuration>.size / MemoryLayout<Double>.size + 13)
}

/// Makes room in the block for a count of numbers.
///
/// - Returns: The address of the block. Each call that makes room or fills the block may move the
///   block.
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
