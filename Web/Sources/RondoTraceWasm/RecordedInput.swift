import Rondo
import RondoBlock

/// An input as a module has taken it.
///
/// In the block: its number, its time, and five values (NaN for unused ones). For inputs with a
/// variable number of values these follow, as they were in the module's block.
struct RecordedInput {
    let number: Int32
    let time: Milliseconds
    let a: Double
    let b: Double
    let c: Double
    let d: Double
    let e: Double

    init(from block: inout BlockReader) {
        number = Int32(block.next())
        time = block.next()
        a = block.next()
        b = block.next()
        c = block.next()
        d = block.next()
        e = block.next()
    }
}
