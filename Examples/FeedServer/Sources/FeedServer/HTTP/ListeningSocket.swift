/// A socket for connections from this machine only.
package struct ListeningSocket {
    let descriptor: CInt
    package let port: UInt16

    /// The number of waiting connections while the maximum is open.
    private static let backlog: CInt = 128

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = CInt(SOCK_STREAM.rawValue)
    #endif

    /// Listens on the first free port of a range; port 0 is any free port.
    ///
    /// - Throws: An error if no port is free.
    package init(ports: ClosedRange<UInt16>) throws {
        for port in ports {
            guard let socket = try ListeningSocket(port: port) else { continue }
            self = socket
            return
        }
        let tried = ports.count > 1 ? "ports \(ports.lowerBound) to " : "port "
        throw SystemError("listen on 127.0.0.1, \(tried)\(ports.upperBound)", code: EADDRINUSE)
    }

    /// Nil if the port is in use.
    private init?(port: UInt16) throws(SystemError) {
        descriptor = socket(AF_INET, Self.stream, 0)
        guard descriptor >= 0 else { throw SystemError("open a socket") }
        guard let found = Self.open(descriptor, on: port) else {
            let code = errno
            close(descriptor)
            if code == EADDRINUSE { return nil }
            throw SystemError("listen on 127.0.0.1, port \(port)", code: code)
        }
        self.port = found
    }

    /// - Returns: The port, which the system can choose; nil on failure, with the reason in
    ///   `errno`.
    private static func open(_ descriptor: CInt, on port: UInt16) -> UInt16? {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        // A new server can use a port whose connections have just ended.
        var isOn: CInt = 1
        let sizeOfFlag = socklen_t(MemoryLayout.size(ofValue: isOn))
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, sizeOfFlag)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        address.sin_port = port.bigEndian
        var size = socklen_t(MemoryLayout.size(ofValue: address))
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 && listen(descriptor, backlog) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
        }
        return isListening ? UInt16(bigEndian: address.sin_port) : nil
    }
}
