import Rondo

/// A JSON value in a trace.
enum JSONValue {
    case null
    case bool(Bool)
    case number(Double)
    case string(Identifier)
    case array([JSONValue])
    case object([JSONMember])
}

/// A key of an object with its value.
struct JSONMember {
    let key: Identifier
    let value: JSONValue
}

extension JSONValue: CustomStringConvertible {
    /// The value's text in an error.
    var description: String {
        switch self {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): JSONText.number(number)
        case .string(let string): JSONText.string(string.text)
        case .array: "a list"
        case .object: "an object"
        }
    }
}
