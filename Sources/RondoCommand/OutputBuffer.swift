import Foundation

/// Collects lines, so that a replay of many frames needs few system calls.
struct OutputBuffer {
    private let write: (Data) throws -> Void
    private var data = Data()

    /// In bytes; beyond 64 KiB larger writes are no faster.
    private static let capacity = 65_536

    init(write: @escaping (Data) throws -> Void) {
        self.write = write
        data.reserveCapacity(Self.capacity)
    }

    /// Adds a line, and writes when the buffer is full.
    mutating func append(_ line: String) throws {
        data.append(contentsOf: line.utf8)
        if data.count >= Self.capacity { try flush() }
    }

    /// Writes the remaining lines.
    mutating func flush() throws {
        try write(data)
        data.removeAll(keepingCapacity: true)
    }
}
