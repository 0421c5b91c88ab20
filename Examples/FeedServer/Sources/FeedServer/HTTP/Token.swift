/// Texts of the kind that RFC 9110 calls tokens.
enum Token {
    /// Whether a text may be a method, or the name of a header.
    static func isOne(_ text: some Collection<UInt8>) -> Bool {
        !text.isEmpty && text.allSatisfy(isAllowed)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
