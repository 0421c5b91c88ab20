import CMicrohttpd

/// A check that the memory of a connection has room for the headers of an answer.
///
/// libmicrohttpd stores the head of the request there too, an entry for each header and each cookie,
/// and a copy of the cookies. Without room for the answer it would close the connection only after
/// the request was carried out.
enum HeadMemory {
    /// The size of an entry, in bytes.
    private static let entry = 64
    /// The size of the headers of an answer, rounded up generously.
    private static let answer = 1024

    /// Checks the head of a request.
    ///
    /// - Parameters:
    ///   - connection: A connection whose head has arrived.
    ///   - headers: Its headers.
    ///   - memory: The memory of the connection, in bytes.
    /// - Returns: A problem with a head that is too large, or nil.
    static func problem(
        of connection: OpaquePointer,
        _ headers: Headers,
        in memory: Int
    ) -> Problem? {
        let entries =
            MHD_get_connection_values(connection, .HEADER_KIND, nil, nil)
            + MHD_get_connection_values(connection, .COOKIE_KIND, nil, nil)
        let cookies = headers["cookie"].reduce(0) { $0 + $1.utf8.count + 1 }
        let size = head_size(connection) + Int(entries) * entry + cookies
        guard size > memory - answer else { return nil }
        return Problem(
            status: 431,
            detail: "the headers need \(size) bytes, expected at most \(memory - answer)"
        )
    }
}
