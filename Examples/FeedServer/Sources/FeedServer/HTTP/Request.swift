/// A request, whole and without a body.
package struct Request {
    /// As it was sent: methods are case-sensitive.
    let method: String
    /// In bytes, as it stands in the first line.
    let target: [UInt8]
    let headers: Headers
    /// Whether the client sends no other on the same connection.
    let isLast: Bool

    init(_ line: RequestLine, _ headers: Headers) {
        method = line.method
        target = line.target
        self.headers = headers
        isLast = line.version == "HTTP/1.0" || headers.askToClose
    }
}
