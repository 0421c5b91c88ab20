/// The reason for an error.
struct Problem: Error, Equatable {
    /// The HTTP status, from 400 to 599.
    let status: Int
    /// The text, with the value and the rule that it breaks.
    let detail: String
    /// The allowed methods, if the method is not allowed.
    var allow: String?

    /// A parameter breaks its rule, or the request is invalid.
    static func badRequest(_ detail: String) -> Problem { Problem(status: 400, detail: detail) }

    /// The path does not exist.
    static func notFound(_ detail: String) -> Problem { Problem(status: 404, detail: detail) }

    /// The path exists, but does not have this method.
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
    /// The value in quotes for an error message, shortened if it is very long.
    var excerpt: String { count > 80 ? "\"\(prefix(80))…\"" : "\"\(self)\"" }
}
