import Foundation

/// Lives as long as the process; libFuzzer calls from one thread only.
private nonisolated(unsafe) let world = World()

/// Called by libFuzzer with what it made up: reads it as requests, and answers them.
///
/// Whatever is asked, the answer is one that HTTP allows, and the server has not failed.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    world.answer(RequestReader.read(Array(UnsafeBufferPointer(start: bytes, count: count))))
    return 0
}
