/// A failure on purpose, so that a page can show how it handles failures.
struct Disturbance: Equatable {
    enum Failure: Equatable {
        /// The answer is replaced by an error with this status.
        case status(Int)
        /// The connection is closed without an answer.
        case drop
    }

    /// The delay of the answer, in milliseconds.
    var delay = 0
    /// The failure after the delay; the request then has no effect.
    var failure: Failure?
}

extension Disturbance {
    /// The parameters that every request accepts.
    static let parameters = ["delay", "fail"]

    private static let statuses = 400...599

    /// Reads `delay` and `fail`.
    init(_ query: Query) throws(Problem) {
        delay = try query.number("delay", in: 0...30_000) ?? 0
        guard let text = query.value("fail") else { return }
        if text == "drop" {
            failure = .drop
        } else if let status = WholeNumber.read(text, in: Self.statuses) {
            failure = .status(status)
        } else {
            throw .wrong("fail", text, expected: "\(WholeNumber.rule(Self.statuses)), or \"drop\"")
        }
    }

    /// The outcome of a request that fails on purpose, otherwise nil.
    var outcome: Outcome? {
        switch failure {
        case .status(let status):
            .response(
                Response(Problem(status: status, detail: "\"fail\" is \"\(status)\", as was asked"))
            )
        case .drop: .drop
        case nil: nil
        }
    }
}
