import CPage

/// Gathers lines, so that a replay of many frames takes few calls of the page.
struct Output {
    private var bytes: [UInt8] = []

    /// In bytes.
    private static var capacity: Int { 65_536 }

    /// Takes a line, and hands them over when there are enough.
    mutating func append(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        if bytes.count >= Self.capacity { flush() }
    }

    /// Hands over the lines that are left.
    mutating func flush() {
        bytes.withUnsafeBufferPointer { page_write($0.baseAddress, Int32($0.count)) }
        bytes.removeAll(keepingCapacity: true)
    }
}
