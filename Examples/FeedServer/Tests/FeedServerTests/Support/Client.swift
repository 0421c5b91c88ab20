import Foundation

/// A connection to a server, with every byte under the test's control.
final class Client {
    private let descriptor: CInt
    private var received = Data()

    /// The time limit for answers, in seconds; only a server with a bug exceeds it.
    private static let patience = 20

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout.size(ofValue: patience))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        address.sin_port = port.bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            throw Failure("cannot connect: \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        close(descriptor)
    }

    /// Sends a request without a body.
    func send(_ method: String, _ target: String, _ headers: [String] = []) throws {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers
        guard write(lines.joined(separator: "\r\n") + "\r\n\r\n") else {
            throw Failure("cannot send \(method) \(target)")
        }
    }

    /// Sends any text.
    ///
    /// - Returns: Whether the server accepts the text.
    func write(_ text: String) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    /// Whether there are unread bytes, or the connection is closed.
    var isReadable: Bool { !received.isEmpty || Channel.isReadable(descriptor) }

    /// Waits for the next answer.
    ///
    /// - Parameter hasBody: Whether a body follows the headers; false for HEAD.
    /// - Returns: The complete answer.
    /// - Throws: An error if the connection ends earlier.
    func receive(hasBody: Bool = true) throws -> Reply {
        while true {
            if let (reply, length) = Reply.parse(received, hasBody: hasBody) {
                received = Data(received.dropFirst(length))
                return reply
            }
            guard try more() else { throw Failure("the connection ended before the answer") }
        }
    }

    /// All bytes until the connection ends.
    func receiveAll() throws -> Data {
        while try more() {}
        return received
    }

    /// - Returns: Whether bytes arrived; false at the end.
    private func more() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 || errno == ECONNRESET else {
            throw Failure("no answer: \(String(cString: strerror(errno)))")
        }
        received.append(contentsOf: buffer.prefix(max(0, count)))
        return count > 0
    }
}
