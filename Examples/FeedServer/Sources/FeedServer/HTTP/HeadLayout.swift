import CMicrohttpd
import Glibc

/// Whether the head of a request is all in what libmicrohttpd made of it.
///
/// It cuts the head into texts where that came in, so that the distance between two of them says what
/// was there: a space, or CR and LF. A folded line, which 0.9.75 glues to the name before it; a zero
/// byte, at which each text ends; a line without a name, which it takes for the end of the head; LF
/// alone: with any of these another distance is found. Others could read such a head in another way,
/// and see another end of the request.
struct HeadLayout {
    /// Where the next text has to begin.
    private var next: UnsafePointer<CChar>
    private var isPlain = true

    /// Looks at the request that a connection is at.
    ///
    /// - Parameters:
    ///   - connection: Its head has come in.
    ///   - line: The first line of the head.
    ///   - targetCount: How many bytes the target has as it was sent.
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

    /// Why nothing that follows is read, nil when the head is plain.
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

    /// Between the colon behind a name and its value there is only white space.
    private static let header: MHD_KeyValueIterator = { layout, _, name, value in
        guard let layout, let name, let value else { return .YES }
        layout.assumingMemoryBound(to: HeadLayout.self).pointee
            .pass(name, until: value + strlen(value), separator: 2)
        return .YES
    }
}
