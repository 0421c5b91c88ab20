/// What a text of JSON shows without its values.
///
/// Foundation passes over two mistakes, a comma before a closing bracket and a key that is given
/// twice; and the time it takes grows with the cube of the depth.
struct JSONStructure {
    /// How many brackets may be open at once; the deepest value of a trace stands in five.
    static let greatestDepth = 16

    /// How many brackets are open at once at the most.
    private(set) var depth = 0
    /// How many keys its objects have as they are written, repeated ones included.
    private(set) var keys = 0
    /// Whether a comma stands before a closing bracket, or a character that JSON does not have.
    private(set) var isBroken = false

    /// Looks through a text, which need not be JSON.
    ///
    /// - Complexity: O(n) where n is the number of bytes.
    init(_ text: some Sequence<UInt8>) {
        var isInString = false
        var isEscaped = false
        var last: UInt8?
        var open = 0
        for byte in text {
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: ":"): keys += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                open += 1
                depth = max(depth, open)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                open -= 1
                if last == UInt8(ascii: ",") { isBroken = true }
            // Texts of two bytes a character pass for UTF-8, with zeros in between; and Foundation
            // passes over a byte-order mark.
            case 0, 0x80...: isBroken = true
            default: break
            }
            last = byte
        }
    }
}

extension JSONValue {
    /// How many keys its objects have.
    var keyCount: Int {
        switch self {
        case .null, .bool, .number, .string: 0
        case .array(let values): values.reduce(0) { $0 + $1.keyCount }
        case .object(let values): values.values.reduce(values.count) { $0 + $1.keyCount }
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as an error names it.
    var description: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): JSONText.number(number)
        case .string(let string): JSONText.string(string)
        case .array: "a list"
        case .object: "an object"
        }
    }
}
