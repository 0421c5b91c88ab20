import CMicrohttpd

/// The short text for a status.
enum ReasonPhrase {
    /// The text of HTTP's registry; `Unknown` for other numbers.
    static func of(_ status: Int) -> String {
        MHD_get_reason_phrase_for(UInt32(status)).map { String(cString: $0) } ?? "Unknown"
    }
}
