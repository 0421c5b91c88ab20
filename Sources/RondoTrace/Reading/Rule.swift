import Rondo

/// How to read a value, and the text of an error for other values.
struct Rule<Value> {
    /// The expectation, worded to follow "expected".
    let expected: String
    /// The value, nil if it breaks the rule.
    let read: (JSONValue) -> Value?

    init(_ expected: String, read: @escaping (JSONValue) -> Value?) {
        self.expected = expected
        self.read = read
    }
}

extension Rule where Value == Bool {
    static var bool: Rule {
        Rule("true or false") { value in
            guard case .bool(let bool) = value else { return nil }
            return bool
        }
    }
}

extension Rule where Value == String {
    static func string(_ expected: String) -> Rule {
        Rule(expected) { value in
            guard case .string(let string) = value else { return nil }
            return string.text
        }
    }
}

extension Rule where Value == Identifier {
    static var identifier: Rule {
        Rule("a string") { value in
            guard case .string(let string) = value else { return nil }
            return string
        }
    }
}

extension Rule {
    /// The same rule, also allowing null.
    static func nullable<Wrapped>(_ rule: Rule<Wrapped>) -> Rule where Value == Wrapped? {
        Rule("\(rule.expected), or null") { value in
            if case .null = value { return .some(nil) }
            return rule.read(value).map { .some($0) }
        }
    }
}

extension Rule where Value == [JSONValue] {
    static func list(_ expected: String) -> Rule {
        Rule(expected) { value in
            guard case .array(let values) = value else { return nil }
            return values
        }
    }
}

extension Rule where Value: Equatable & Sendable {
    /// One of several words, each with its value.
    static func word(_ words: TraceWords<Value>) -> Rule {
        Rule(words.pairs.map { $0.key }.quoted) { value in
            guard case .string(let word) = value else { return nil }
            return words.pairs.first { Identifier($0.key) == word }?.value
        }
    }
}

extension [String] {
    /// The words in quotes, to choose from.
    var quoted: String {
        let words = map { "\"\($0)\"" }
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
