import Foundation

/// The world of all calls; libFuzzer calls from one thread only.
private nonisolated(unsafe) let world = World()

/// Reads bytes from libFuzzer as requests, and answers the requests.
///
/// Every answer must be valid HTTP, and must not be an internal error of the server.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    world.answer(RequestReader.read(Array(UnsafeBufferPointer(start: bytes, count: count))))
    return 0
}
