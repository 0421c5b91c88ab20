import Foundation

/// Gathers lines, so that a replay of many frames takes few calls of the system.
struct OutputBuffer {
    private let write: (Data) throws -> Void
    private var data = Data()
    /// The first error; what follows one is dropped.
    private var failure: (any Error)?

    /// In bytes; beyond 64 KiB larger writes are no faster.
    private static let capacity = 65_536

    init(write: @escaping (Data) throws -> Void) {
        self.write = write
        data.reserveCapacity(Self.capacity)
    }

    mutating func append(_ line: String) {
        data.append(contentsOf: line.utf8)
        if data.count >= Self.capacity { flush() }
    }

    /// Writes the rest.
    ///
    /// - Throws: The first error of all writes.
    mutating func close() throws {
        flush()
        if let failure { throw failure }
    }

    private mutating func flush() {
        defer { data.removeAll(keepingCapacity: true) }
        guard failure == nil else { return }
        do {
            try write(data)
        } catch {
            failure = error
        }
    }
}
