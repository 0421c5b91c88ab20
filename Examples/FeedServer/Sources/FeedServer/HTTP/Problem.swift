/// Why a request is not answered as it wanted to be.
struct Problem: Error, Equatable {
    /// From 400 to 599.
    let status: Int
    /// Names the value and the rule that it breaks.
    let detail: String
    /// The methods that are allowed, where another one was used.
    var allow: String?

    /// A parameter breaks its rule, or the request makes no sense.
    static func badRequest(_ detail: String) -> Problem { Problem(status: 400, detail: detail) }

    /// Nothing is there.
    static func notFound(_ detail: String) -> Problem { Problem(status: 404, detail: detail) }

    /// Something is there, but it does not do this.
    static func notAllowed(_ method: String, allow: String) -> Problem {
        Problem(
            status: 405,
            detail: "the method is \(method.excerpt), expected \(allow)",
            allow: allow
        )
    }

    /// A parameter breaks its rule.
    static func wrong(_ name: String, _ value: String, expected rule: String) -> Problem {
        badRequest("\"\(name)\" is \(value.excerpt), expected \(rule)")
    }
}

extension String {
    /// In quotes, the way an error names a value: of a very long one only the beginning.
    var excerpt: String { count > 80 ? "\"\(prefix(80))…\"" : "\"\(self)\"" }
}
