import Glibc

extension Response {
    /// What is sent before the body.
    ///
    /// - Parameter isLast: The connection is closed behind the body.
    /// - Returns: The status and the headers, with the empty line behind them.
    func head(isLast: Bool) -> String {
        var lines = ["HTTP/1.1 \(status) \(ReasonPhrase.of(status))", "Date: \(Self.date)"]
        lines += headers.map { "\($0.name): \($0.value)" }
        // This status says that there is none.
        if status != 204 { lines.append("Content-Length: \(length)") }
        if isLast { lines.append("Connection: close") }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    private var length: UInt64 {
        switch body {
        case .bytes(let bytes): UInt64(bytes.count)
        case .file(let file): file.size
        }
    }

    /// The time in the one form that RFC 9110 lets a server write.
    private static var date: String {
        var (now, parts) = (time(nil), tm())
        gmtime_r(&now, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
            // The locale is that of C, in which a program begins.
            strftime(text.baseAddress, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            return text.baseAddress.map { String(cString: $0) } ?? ""
        }
    }
}
