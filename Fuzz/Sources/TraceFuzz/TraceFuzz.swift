import RondoTrace

/// How many frames a trace may take: longer ones are read, and not replayed.
private let mostFrames = 4000.0

/// Called by libFuzzer with what it made up: reads it as a trace and replays it.
///
/// What cannot be read must be refused with an error, and what can must replay to its end.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = UnsafeBufferPointer(start: bytes, count: count)
    guard let trace = try? TraceReader.read(text) else { return 0 }
    let end = trace.inputs.last?.time ?? 0
    // After the last input frames go on for ten seconds at most.
    guard (end + 10_000) / trace.frameInterval <= mostFrames else { return 0 }
    let encoder = OutputEncoder(trace)
    let replay = Replay(trace)
    replay.run { _ = encoder.line($0) }
    return 0
}
