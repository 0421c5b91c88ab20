/// The first line of a request: `GET /demo/ HTTP/1.1`.
struct RequestLine {
    let method: String
    /// In bytes, as it was sent.
    let target: [UInt8]
    let version: String

    /// Nil when the text is none.
    init?(_ text: ArraySlice<UInt8>) {
        let space = UInt8(ascii: " ")
        guard let start = text.firstIndex(of: space), let end = text.lastIndex(of: space),
            start < end, Token.isOne(text[..<start]),
            text[(end + 1)...].starts(with: "HTTP/".utf8)
        else { return nil }
        method = String(decoding: text[..<start], as: UTF8.self)
        target = Array(text[(start + 1)..<end])
        version = String(decoding: text[(end + 1)...], as: UTF8.self)
    }

    /// Why nothing behind it is read, nil when it is as it should be.
    var problem: Problem? {
        guard ["HTTP/1.0", "HTTP/1.1"].contains(version) else {
            let rule = "expected HTTP/1.0 or HTTP/1.1"
            return Problem(status: 505, detail: "the version is \(version.excerpt), \(rule)")
        }
        return nil
    }
}
