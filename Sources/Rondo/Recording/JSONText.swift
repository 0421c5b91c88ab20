/// Numbers and strings as JavaScript writes them in JSON, so that every host writes the same bytes.
public enum JSONText {
    /// A number as ECMAScript's `Number::toString` prints it, -0 as 0.
    ///
    ///     JSONText.number(-12.5)   // "-12.5"
    ///     JSONText.number(1e21)    // "1e+21"
    ///     JSONText.number(1e-7)    // "1e-7"
    ///
    /// - Parameter value: Must be finite.
    /// - Returns: The shortest digits that name the number, with an exponent from 1e21 on and below
    ///   1e-6.
    /// - Precondition: Traps when `value` is not finite.
    /// - SeeAlso: ECMA-262, 6.1.6.1.20.
    public static func number(_ value: Double) -> String {
        precondition(value.isFinite, "JSONText.number: the value must be finite")
        if value.magnitude < 0x1p53, value == value.roundedDown { return "\(Int64(value))" }
        let digits = ShortestDigits(value.magnitude)
        return (value < 0 ? "-" : "") + digits.ecmaScript
    }

    /// A string in quotes; only `"`, `\` and control characters are escaped.
    public static func string(_ value: String) -> String {
        guard value.utf8.contains(where: needsEscape) else { return "\"\(value)\"" }
        var text = "\""
        for scalar in value.unicodeScalars { text += escaped(scalar) }
        return text + "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\u{8}": return "\\b"
        case "\t": return "\\t"
        case "\n": return "\\n"
        case "\u{C}": return "\\f"
        case "\r": return "\\r"
        case "\u{0}"..<"\u{20}":
            return (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
        default: return String(scalar)
        }
    }
}
