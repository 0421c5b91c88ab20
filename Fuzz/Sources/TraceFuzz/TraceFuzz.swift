import RondoTrace

/// The most frames of a trace; longer traces are read but not replayed.
private let mostFrames = 4000.0

/// Reads bytes from libFuzzer as a trace, and replays the trace.
///
/// A bad trace must be refused with an error; a good one must replay to its end.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = UnsafeBufferPointer(start: bytes, count: count)
    guard let trace = try? TraceReader.read(text) else { return 0 }
    let end = trace.inputs.last?.time ?? 0
    // Frames continue for at most ten seconds after the last input.
    guard (end + 10_000) / trace.frameInterval <= mostFrames else { return 0 }
    let encoder = OutputEncoder(trace)
    let replay = Replay(trace)
    replay.run { _ = encoder.line($0) }
    return 0
}
