/// What is sent back.
package struct Response {
    enum Body {
        case bytes([UInt8])
        case file(OpenFile)
    }

    let status: Int
    var headers: [(name: String, value: String)]
    let body: Body

    /// Every response of this server says these two things: a reload must show what is there now,
    /// and nothing is to be taken for what it does not claim to be.
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

    /// A problem as RFC 9457 writes it.
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

/// What becomes of a request.
package enum Outcome {
    case response(Response)
    /// The connection is closed without a word.
    case drop
}

/// What becomes of a request, and when.
package struct Answer {
    /// How long to wait first.
    let delay: Duration
    /// Does what was asked, after the delay.
    let make: () -> Outcome

    init(after delay: Duration = .zero, make: @escaping () -> Outcome) {
        self.delay = delay
        self.make = make
    }

    init(_ response: Response) {
        self.init { .response(response) }
    }
}
