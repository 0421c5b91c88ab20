/// An HTTP response.
package struct Response {
    enum Body {
        case bytes([UInt8])
        case file(OpenFile)
    }

    let status: Int
    var headers: [(name: String, value: String)]
    let body: Body

    /// Makes a response with two fixed headers: reloads must show the present state, and browsers
    /// must not guess content types.
    init(
        status: Int = 200,
        type: String? = nil,
        caching: String = "no-store",
        body: Body = .bytes([])
    ) {
        self.status = status
        self.body = body
        headers = [("Cache-Control", caching), ("X-Content-Type-Options", "nosniff")]
        if let type { headers.append(("Content-Type", type)) }
    }

    init(status: Int = 200, _ json: JSON) {
        self.init(status: status, type: "application/json", body: .bytes(Array(json.text.utf8)))
    }

    /// A problem in the format of RFC 9457.
    init(_ problem: Problem) {
        let json = JSON.object([
            ("status", .number(problem.status)),
            ("title", .string(ReasonPhrase.of(problem.status))),
            ("detail", .string(problem.detail)),
        ])
        self.init(
            status: problem.status,
            type: "application/problem+json",
            body: .bytes(Array(json.text.utf8))
        )
        if let allow = problem.allow { headers.append(("Allow", allow)) }
    }
}

/// The outcome of a request.
package enum Outcome {
    case response(Response)
    /// The connection is closed without an answer.
    case drop
}

/// The outcome of a request, with its delay.
package struct Answer {
    /// The delay before `make`.
    let delay: Duration
    /// Performs the request; called after the delay.
    let make: () -> Outcome

    init(after delay: Duration = .zero, make: @escaping () -> Outcome) {
        self.delay = delay
        self.make = make
    }

    init(_ response: Response) {
        self.init { .response(response) }
    }
}
