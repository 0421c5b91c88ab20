import CMicrohttpd

/// A check that libmicrohttpd has read the whole head of a request.
///
/// libmicrohttpd cuts the received head into texts. The distance between two texts shows the bytes
/// between them: a space, or CR and LF. Other distances come from folded lines, which 0.9.75 joins
/// with the name before; from zero bytes, which end a text; from lines without a name, which
/// libmicrohttpd takes for the end of the head; and from single LFs. Other software could read such
/// a head differently, and find a different end of the request.
struct HeadLayout {
    /// The expected start of the next text.
    private var next: UnsafePointer<CChar>
    private var isPlain = true

    /// Checks the present request of a connection.
    ///
    /// - Parameters:
    ///   - connection: A connection whose head has arrived.
    ///   - line: The first line of the head.
    ///   - targetCount: The length of the received target, in bytes.
    init(of connection: OpaquePointer, _ line: FirstLine, targetCount: Int) {
        next = line.method
        pass(line.method, until: line.method + strlen(line.method), separator: 1)
        pass(line.url, until: line.url + targetCount, separator: 1)
        pass(line.version, until: line.version + strlen(line.version), separator: 2)
        withUnsafeMutablePointer(to: &self) { layout in
            _ = MHD_get_connection_values(connection, .HEADER_KIND, Self.header, layout)
        }
        // 2 for CR and LF of the empty line.
        isPlain = isPlain && next + 2 == line.method + head_size(connection)
    }

    /// A problem with the head after which the rest of the request must not be read.
    var problem: Problem? {
        guard !isPlain else { return nil }
        return .badRequest(
            "the first line or a header has a zero byte, a space or a line too many, no name, "
                + "or no CR before its LF"
        )
    }

    private mutating func pass(
        _ start: UnsafePointer<CChar>,
        until end: UnsafePointer<CChar>,
        separator: Int
    ) {
        isPlain = isPlain && start == next
        next = end + separator
    }

    /// Only white space is allowed between the colon and the value.
    private static let header: MHD_KeyValueIterator = { layout, _, name, value in
        guard let layout, let name, let value else { return .YES }
        layout.assumingMemoryBound(to: HeadLayout.self).pointee
            .pass(name, until: value + strlen(value), separator: 2)
        return .YES
    }
}
