import Rondo

/// The keys of one JSON object in a trace.
///
/// A rule reads each value; a value that breaks it is an error with the key, the value and the
/// expectation.
struct Fields {
    /// The line number of the object in the trace.
    let line: Int
    /// The object's name in an error, after a key; empty for the configuration itself.
    private let owner: String
    private let members: [JSONMember]

    /// The keys of a line.
    init(line: Int, _ members: [JSONMember]) {
        self.init(line: line, owner: "", members)
    }

    private init(line: Int, owner: String, _ members: [JSONMember]) {
        self.line = line
        self.owner = owner
        self.members = members
    }

    /// The same keys with another owner.
    func named(_ owner: String) -> Fields { inner(members, of: owner) }

    /// The keys of an object within this one.
    func inner(_ members: [JSONMember], of owner: String) -> Fields {
        Fields(line: line, owner: " of \(owner)", members)
    }

    /// Whether the object has a key.
    func has(_ key: String) -> Bool { given(key) != nil }

    /// Whether the value of a key is null.
    func isNull(_ key: String) -> Bool {
        if case .null? = given(key) { true } else { false }
    }

    /// All keys except one.
    func without(_ key: String) -> Fields {
        let key = Identifier(key)
        return Fields(line: line, owner: owner, members.filter { $0.key != key })
    }

    private func given(_ key: String) -> JSONValue? {
        let key = Identifier(key)
        return members.first { $0.key == key }?.value
    }

    /// Refuses every other key by name.
    func allow(_ keys: [String]) throws(TraceError) {
        let known = keys.map { Identifier($0) }
        guard let key = members.first(where: { !known.contains($0.key) })?.key else { return }
        throw error("unknown key \(JSONText.string(key.text))\(owner), expected \(keys.quoted)")
    }

    /// The value of a key, nil if the object does not have it.
    func value<Value>(_ key: String, _ rule: Rule<Value>) throws(TraceError) -> Value? {
        guard let value = given(key) else { return nil }
        return try read(value, of: key, rule)
    }

    private func read<Value>(_ value: JSONValue, of key: String, _ rule: Rule<Value>)
        throws(TraceError) -> Value
    {
        guard let found = rule.read(value) else {
            throw wrong(key, "\(value)", expected: rule.expected)
        }
        return found
    }

    /// The value of a required key.
    func required<Value>(_ key: String, _ rule: Rule<Value>) throws(TraceError) -> Value {
        guard let value = try value(key, rule) else { throw missing(key, rule.expected) }
        return value
    }

    /// Stores the value of a key if the object has it.
    func read<Value>(_ key: String, _ rule: Rule<Value>, into target: inout Value)
        throws(TraceError)
    {
        if let value = try value(key, rule) { target = value }
    }

    /// The values of all keys, in their order.
    func all<Value>(_ rule: Rule<Value>) throws(TraceError) -> [(key: Identifier, value: Value)] {
        var found: [(key: Identifier, value: Value)] = []
        for member in members {
            found.append((member.key, try read(member.value, of: member.key.text, rule)))
        }
        return found
    }

    /// The object under a key, or nil.
    func object(_ key: String, expected: String) throws(TraceError) -> Fields? {
        guard let value = given(key) else { return nil }
        guard case .object(let inner) = value else {
            throw wrong(key, "\(value)", expected: expected)
        }
        return self.inner(inner, of: "\"\(key)\"")
    }

    /// The object under a required key.
    func requiredObject(_ key: String, expected: String) throws(TraceError) -> Fields {
        guard let fields = try object(key, expected: expected) else {
            throw missing(key, expected)
        }
        return fields
    }

    /// The error of a value that breaks its rule.
    func wrong(_ key: String, _ value: String, expected: String) -> TraceError {
        error("\(JSONText.string(key))\(owner) is \(value), expected \(expected)")
    }

    private func missing(_ key: String, _ expected: String) -> TraceError {
        error("\(JSONText.string(key))\(owner) is missing, expected \(expected)")
    }

    /// An error in this line.
    func error(_ problem: String) -> TraceError { TraceError(line: line, problem: problem) }
}
