import Foundation

/// A file descriptor of the system, which may be closed: `FileHandle` traps then.
struct SystemFile {
    static let input = SystemFile(number: 0)
    static let output = SystemFile(number: 1)
    static let complaints = SystemFile(number: 2)

    /// An error of the system.
    struct Failure: LocalizedError {
        let code: Int32

        /// Whether the program at the other end of a pipe has stopped reading.
        var isEndOfReader: Bool { code == EPIPE }

        var errorDescription: String? {
            code == EBADF ? "it is closed" : String(cString: strerror(code))
        }
    }

    private let number: Int32

    /// The whole text of a file; `-` is the standard input.
    static func text(of file: String) throws -> Data {
        if file == "-" { return try input.readToEnd() }
        let number = try checked { open(file, O_RDONLY) }
        defer { close(Int32(number)) }
        return try SystemFile(number: Int32(number)).readToEnd()
    }

    private func readToEnd() throws -> Data {
        var text = Data()
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try Self.checked { read(number, &part, part.count) }
            guard count > 0 else { return text }
            text.append(contentsOf: part[..<count])
        }
    }

    /// Writes all of it.
    func write(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = try Self.checked {
                rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
            }
            rest = rest.dropFirst(count)
        }
    }

    /// The result of a system call; repeats it if a signal interrupted it.
    private static func checked(_ call: () -> some BinaryInteger) throws -> Int {
        while true {
            let answer = call()
            if answer >= 0 { return Int(answer) }
            let code = errno
            if code != EINTR { throw Failure(code: code) }
        }
    }
}
