import CPage

/// Collects lines, so that a replay of many frames needs few calls to the page.
struct Output {
    private var bytes: [UInt8] = []

    /// The size at which lines are sent, in bytes.
    private static var capacity: Int { 65_536 }

    /// Sends a text.
    static func write(_ text: String) {
        var output = Output()
        output.append(text)
        output.flush()
    }

    /// Adds a line; sends all lines if the capacity is reached.
    mutating func append(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        if bytes.count >= Self.capacity { flush() }
    }

    /// Sends the remaining lines.
    mutating func flush() {
        bytes.withUnsafeBufferPointer { page_write($0.baseAddress, Int32($0.count)) }
        bytes.removeAll(keepingCapacity: true)
    }
}
