import CMicrohttpd

/// What a status means in a few words.
enum ReasonPhrase {
    /// As the registry of HTTP has it; `Unknown` for a status that is not there.
    static func of(_ status: Int) -> String {
        MHD_get_reason_phrase_for(UInt32(status)).map { String(cString: $0) } ?? "Unknown"
    }
}
