/// The text of a trace, which the page writes.
enum Text {
    nonisolated(unsafe) static var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
}
