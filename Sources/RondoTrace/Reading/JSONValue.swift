import Foundation

/// A value of JSON, as it stands in a trace.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    indirect case array([JSONValue])
    indirect case object([String: JSONValue])

    /// A number that is none of JSON or not finite, or a string that is none of JSON.
    struct Unreadable: Error {
        /// The key that it stands under, nil for one without.
        let key: String?
        let expected: String
    }
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Bool comes before Double: where values are bridged, true and false are numbers too.
        if container.decodeNil() {
            self = .null
        } else if let bool = try container.decodeIfMatching(Bool.self) {
            self = .bool(bool)
        } else if let string = try container.decodeIfMatching(String.self, "a string of JSON") {
            self = .string(string)
        } else if let number = try container.decodeIfMatching(Double.self, "a finite number") {
            self = .number(number)
        } else if let array = try container.decodeIfMatching([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension SingleValueDecodingContainer {
    /// The value, or nil when it is of another type.
    fileprivate func decodeIfMatching<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        do {
            return try decode(type)
        } catch DecodingError.typeMismatch {
            return nil
        }
    }

    /// The value, or nil when it is of another type; what is of the type and yet broken is
    /// unreadable.
    fileprivate func decodeIfMatching<Value: Decodable>(
        _ type: Value.Type,
        _ expected: String
    ) throws -> Value? {
        do {
            return try decodeIfMatching(type)
        } catch {
            throw JSONValue.Unreadable(key: codingPath.last?.stringValue, expected: expected)
        }
    }
}
