import Glibc

/// An answer on its way to a client.
struct Transmission {
    enum Progress {
        case done
        /// The client has to take what was sent first.
        case waiting
        /// The client is gone, or the file is not what it was.
        case broken
    }

    /// What is sent before the file.
    private var bytes: ArraySlice<UInt8>
    private let file: OpenFile?
    /// What is to be sent of the file.
    private var rest: Range<UInt64>

    /// Of a file, so much at a time, in bytes.
    private static let chunk = 65_536

    /// - Parameters:
    ///   - response: What is answered.
    ///   - isHead: The body is left out.
    ///   - isLast: The connection is closed behind it.
    init(_ response: Response, isHead: Bool, isLast: Bool) {
        bytes = Array(response.head(isLast: isLast).utf8)[...]
        switch response.body {
        case _ where isHead:
            (file, rest) = (nil, 0..<0)
        case .bytes(let body):
            bytes += body
            (file, rest) = (nil, 0..<0)
        case .file(let open):
            (file, rest) = (open, 0..<open.size)
        }
    }

    /// Sends as much as the socket takes now.
    mutating func advance(on socket: CInt) -> Progress {
        while true {
            if bytes.isEmpty {
                guard !rest.isEmpty else { return .done }
                guard let file, let more = file.read(at: rest.lowerBound, atMost: Self.chunk)
                else { return .broken }
                bytes = more.prefix(Int(clamping: rest.count))
                rest = rest.dropFirst(bytes.count)
            }
            let count = bytes.withUnsafeBytes { bytes in
                // Of a file the next part follows at once: the packet is filled up first.
                send(socket, bytes.baseAddress, bytes.count, Self.flags(isLast: rest.isEmpty))
            }
            guard count >= 0 else {
                return [EAGAIN, EINTR].contains(errno) ? .waiting : .broken
            }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func flags(isLast: Bool) -> CInt {
        CInt(isLast ? MSG_NOSIGNAL : MSG_NOSIGNAL | MSG_MORE)
    }
}
