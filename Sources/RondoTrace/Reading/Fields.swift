/// The keys of one JSON object in a trace.
///
/// Each is read by a rule; what breaks it is an error that names the key, the value and
/// what was expected.
struct Fields {
    /// The line of the trace that it stands in.
    let line: Int
    /// Whose keys they are, as an error says it behind a key; empty for the configuration's own.
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

    /// The same keys, called somebody's.
    func named(_ owner: String) -> Fields { inner(members, of: owner) }

    /// The keys of an object within this one.
    func inner(_ members: [JSONMember], of owner: String) -> Fields {
        Fields(line: line, owner: " of \(owner)", members)
    }

    /// Whether a key is given.
    func has(_ key: String) -> Bool { given(key) != nil }

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

    /// The value of a key, nil when it is not given.
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

    /// The value of a key that must be given.
    func required<Value>(_ key: String, _ rule: Rule<Value>) throws(TraceError) -> Value {
        guard let value = try value(key, rule) else { throw missing(key, rule.expected) }
        return value
    }

    /// Takes over the value of a key when it is given.
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

    /// The object under a key, nil when it is not given.
    func object(_ key: String, expected: String) throws(TraceError) -> Fields? {
        guard let value = given(key) else { return nil }
        guard case .object(let inner) = value else {
            throw wrong(key, "\(value)", expected: expected)
        }
        return self.inner(inner, of: "\"\(key)\"")
    }

    /// The object under a key that must be given.
    func requiredObject(_ key: String, expected: String) throws(TraceError) -> Fields {
        guard let fields = try object(key, expected: expected) else {
            throw missing(key, expected)
        }
        return fields
    }

    /// The error of a value that breaks its rule.
    func wrong(_ key: String, _ value: String, expected: String) -> TraceError {
        error("\"\(key)\"\(owner) is \(value), expected \(expected)")
    }

    private func missing(_ key: String, _ expected: String) -> TraceError {
        error("\"\(key)\"\(owner) is missing, expected \(expected)")
    }

    /// An error in this line.
    func error(_ problem: String) -> TraceError { TraceError(line: line, problem: problem) }
}
