import CMicrohttpd

extension Headers {
    private typealias Fields = [(name: String, value: String)]

    /// The headers of a connection's present request.
    init(of connection: OpaquePointer) {
        var fields = Fields()
        withUnsafeMutablePointer(to: &fields) { fields in
            _ = MHD_get_connection_values(connection, .HEADER_KIND, Self.collect, fields)
        }
        self.init(fields)
    }

    private static let collect: MHD_KeyValueIterator = { fields, _, name, value in
        guard let fields, let name, let value else { return .YES }
        fields.assumingMemoryBound(to: Fields.self).pointee
            .append((String(cString: name), String(cString: value)))
        return .YES
    }
}
