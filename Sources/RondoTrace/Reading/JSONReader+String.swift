extension JSONReader {
    /// Reads a string; its opening quote is next.
    mutating func string() throws(Mistake) -> String {
        var bytes: [UInt8] = []
        place += 1
        while true {
            let byte = try take()
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"): bytes += String(try escaped()).utf8
            case ..<0x20: throw brokenString
            default: bytes.append(byte)
            }
        }
    }

    private var brokenString: Mistake { unreadable(expected: "a string of JSON") }

    /// Reads the character after a backslash.
    private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
        switch try take() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw brokenString
        }
    }

    /// Reads the character of one UTF-16 code unit, or of a pair.
    private mutating func scalar() throws(Mistake) -> Unicode.Scalar {
        let first = try codeUnit()
        guard UTF16.isLeadSurrogate(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw brokenString }
            return scalar
        }
        guard skip("\\u") else { throw brokenString }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw brokenString }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    /// Reads a code unit of four hexadecimal digits.
    private mutating func codeUnit() throws(Mistake) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Self.hexadecimal(try take()) else { throw brokenString }
            unit = unit << 4 | digit
        }
        return unit
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
