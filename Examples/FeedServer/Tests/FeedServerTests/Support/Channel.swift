import Glibc

/// A pipe that no other process inherits.
///
/// An inherited pipe would stay open until that process ends, which can belong to another test.
struct Channel {
    let reading: CInt
    let writing: CInt

    init() throws {
        var ends: [CInt] = [0, 0]
        // Swift's module of the C library has no pipe2, and other processes could inherit a pipe.
        let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure("cannot make a pipe") }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Reads the available bytes.
    ///
    /// - Returns: The bytes; an empty array at the end.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(reading, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }

    /// Reads until the end.
    func readAll() -> String {
        var bytes: [UInt8] = []
        while case let more = read(), !more.isEmpty { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether there are unread bytes, or the other end is closed.
    var isReadable: Bool { Self.isReadable(reading) }

    /// Whether a descriptor has unread bytes, or its other end is closed.
    static func isReadable(_ descriptor: CInt) -> Bool {
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return poll(&descriptors, 1, 0) > 0
    }
}
