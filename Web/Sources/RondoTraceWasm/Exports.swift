import CPage
import RondoBlock
import RondoTrace

/// Makes room for the text of a trace, or for the names of a recording.
///
/// - Returns: The address for its bytes, which must be written before `replay` or `record` is
///   called.
@_expose(wasm)
@c(rondo_trace)
func trace(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    Text.bytes.deallocate()
    Text.bytes = .allocate(capacity: Int(count))
    return Text.bytes.baseAddress
}

/// Replays the trace and writes its lines; writes only the problem if the trace has a mistake.
///
/// - Returns: 0, or the number of the line with the mistake.
@_expose(wasm)
@c(rondo_replay)
func replay() -> Int32 {
    var output = Output()
    defer { output.flush() }
    do throws(TraceError) {
        let trace = try TraceReader.read(Text.bytes)
        let encoder = OutputEncoder(trace)
        Replay(trace).run { output.append(encoder.line($0)) }
        return 0
    } catch {
        output.append(error.problem)
        return Int32(error.line)
    }
}

/// Writes the trace of a recording, whose numbers are in the block and whose names are in the text:
/// of a list of items, or of a list of shelves.
@_expose(wasm)
@c(rondo_record)
func record(_ isShelves: Int32) {
    var block = BlockReader()
    if isShelves == 0 {
        RecordedScroller.write(from: &block)
    } else {
        RecordedShelves.write(from: &block)
    }
}
