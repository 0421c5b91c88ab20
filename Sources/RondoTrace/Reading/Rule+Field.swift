import Rondo

extension Rule where Value == Double {
    /// The number of a field, as a trace writes it; the engine checks numbers that are not words.
    static func field(_ field: Configuration.Field) -> Rule {
        switch field.kind {
        case .number: .number(field)
        case .whole: Rule<Int>.whole(field).map { Double($0) }
        case .length:
            Rule<ItemExtent>.extent.map { extent in
                switch extent {
                case .viewport: .infinity
                case .points(let points): points
                }
            }
        case .choice: .word(field.words)
        }
    }

    /// The index of a word among several.
    private static func word(_ words: [StaticString]) -> Rule {
        let words = words.map { "\($0)" }
        return Rule(words.quoted) { value in
            guard case .string(let word) = value else { return nil }
            return words.firstIndex { Identifier($0) == word }.map { Double($0) }
        }
    }
}

extension Rule {
    /// The same rule with another value type.
    private func map<Other>(_ change: @escaping (Value) -> Other) -> Rule<Other> {
        Rule<Other>(expected) { read($0).map(change) }
    }
}

extension Fields {
    /// Stores a field of a configuration if its key is given.
    func read(_ field: Configuration.Field, into configuration: inout Configuration)
        throws(TraceError)
    {
        try read(field.name, .field(field), into: &configuration[field])
    }
}
