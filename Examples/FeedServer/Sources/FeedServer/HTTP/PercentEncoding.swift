/// Bytes in URLs as in RFC 3986: `%20` for a space.
enum PercentEncoding {
    /// Decodes a text once.
    ///
    ///     PercentEncoding.decode("a%2Cb".utf8)    // "a,b"
    ///     PercentEncoding.decode("%252e".utf8)    // "%2e"
    ///     PercentEncoding.decode("100%".utf8)     // nil
    ///
    /// - Returns: Nil if a `%` is not followed by two hexadecimal digits, or if the result is not
    ///   UTF-8 or has control characters, such as NUL.
    static func decode(_ text: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var iterator = text.makeIterator()
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(value),
                let low = iterator.next().flatMap(value)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else { return nil }
        let hasControls = decoded.unicodeScalars.contains {
            $0.properties.generalCategory == .control
        }
        return hasControls ? nil : decoded
    }

    /// Encodes one part of a path.
    static func encode(_ part: String) -> String {
        part.utf8.map { byte in
            if isUnreserved(byte) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return byte < 0x10 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// The value of a hexadecimal digit.
    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
