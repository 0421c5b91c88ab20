import CMicrohttpd

/// Whether libmicrohttpd has read the whole head of a request.
///
/// It cuts the received head into texts, so the distance between two texts shows the bytes between
/// them: a space, or CR and LF. Other distances come from a folded line, which 0.9.75 joins with
/// the name before it; from a zero byte, which ends a text; from a line without a name, which it
/// takes for the end of the head; and from a single LF. Other software could read such a head
/// differently, and see another end of the request.
struct HeadLayout {
    /// The expected start of the next text.
    private var next: UnsafePointer<CChar>
    private var isPlain = true

    /// Checks the present request of a connection.
    ///
    /// - Parameters:
    ///   - connection: A connection whose head has arrived.
    ///   - line: The first line of the head.
    ///   - targetCount: The length of the target as it was sent, in bytes.
    init(of connection: OpaquePointer, _ line: FirstLine, targetCount: Int) {
        next = line.method
        pass(line.method, until: line.method + strlen(line.method), separator: 1)
        pass(line.url, until: line.url + targetCount, separator: 1)
        pass(line.version, until: line.version + strlen(line.version), separator: 2)
        withUnsafeMutablePointer(to: &self) { layout in
            _ = MHD_get_connection_values(connection, .HEADER_KIND, Self.header, layout)
        }
        // CR and LF of the empty line.
        isPlain = isPlain && next + 2 == line.method + head_size(connection)
    }

    /// The problem with the head, if the rest of the request must not be read.
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
