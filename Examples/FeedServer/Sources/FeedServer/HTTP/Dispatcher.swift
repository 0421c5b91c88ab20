import CMicrohttpd

/// Receives requests from libmicrohttpd, and sends answers at their times.
///
/// All methods run in the server's thread, because libmicrohttpd calls only within `daemon_run`.
final class Dispatcher {
    private let limits: Limits
    /// The clock for all deadlines.
    let now: () -> ContinuousClock.Instant
    private let respond: (Request) -> Answer
    /// The exchange of each open connection.
    private var exchanges: [OpaquePointer: Exchange] = [:]
    /// Whether the server is ending; answers then have no delay.
    private var isEnding = false

    init(
        limits: Limits,
        now: @escaping () -> ContinuousClock.Instant,
        respond: @escaping (Request) -> Answer
    ) {
        self.limits = limits
        self.now = now
        self.respond = respond
    }

    var openConnections: Int { exchanges.count }

    /// The next time for `meetDeadlines`, nil without open connections.
    var nextDeadline: ContinuousClock.Instant? { exchanges.values.map(\.deadline).min() }

    /// Whether complete requests still wait for answers.
    var isAnswering: Bool {
        exchanges.values.contains { exchange in
            switch exchange.phase {
            case .due, .answering: true
            case .receiving, .targeted, .headed, .delayed, .cut: false
            }
        }
    }

    /// Sends delayed answers, and closes connections that take too long.
    func meetDeadlines() {
        let now = self.now()
        for (connection, exchange) in exchanges where exchange.deadline <= now {
            if case .delayed(let answer) = exchange.phase {
                resume(connection, answer)
            } else {
                cut(connection)
            }
        }
    }

    /// Sends all delayed answers now, and later answers without a delay.
    func end() {
        isEnding = true
        for (connection, exchange) in exchanges {
            if case .delayed(let answer) = exchange.phase { resume(connection, answer) }
        }
    }

    private func resume(_ connection: OpaquePointer, _ answer: Answer) {
        enter(.due(answer), connection, for: limits.answerTime)
        MHD_resume_connection(connection)
    }

    /// Shuts the socket of a connection, so that libmicrohttpd closes the connection; there is no
    /// function to close it.
    private func cut(_ connection: OpaquePointer) {
        shutdown(connection_descriptor(connection), CInt(SHUT_RDWR))
        exchanges[connection]?.phase = .cut
        exchanges[connection]?.deadline = now() + limits.answerTime
    }

    private func enter(_ phase: Exchange.Phase, _ connection: OpaquePointer, for time: Duration) {
        exchanges[connection] = Exchange(phase: phase, deadline: now() + time)
    }
}

/// The callbacks of libmicrohttpd, in their order.
extension Dispatcher {
    func opened(_ connection: OpaquePointer) {
        enter(.receiving, connection, for: limits.requestTime)
    }

    func read(target: [UInt8], _ connection: OpaquePointer) {
        exchanges[connection]?.phase = .targeted(target)
    }

    /// Called for the headers of a request, at its end, and after its delay.
    ///
    /// - Returns: `NO` to close the connection.
    func handle(_ line: FirstLine, _ connection: OpaquePointer) -> MHD_Result {
        switch exchanges[connection]?.phase {
        case .targeted(let target):
            let headers = Headers(of: connection)
            let layout = HeadLayout(of: connection, line, targetCount: target.count)
            // An answer before the end of the request also ends the connection.
            let memory = HeadMemory.problem(of: connection, headers, in: limits.memory)
            if let problem = memory ?? layout.problem ?? headers.problem {
                return send(Response(problem), connection)
            }
            let request = Request(
                method: String(cString: line.method),
                target: target,
                headers: headers
            )
            exchanges[connection]?.phase = .headed(request)
            return .YES
        case .headed(let request):
            let answer = respond(request)
            guard answer.delay > .zero, !isEnding else { return give(answer, connection) }
            enter(.delayed(answer), connection, for: answer.delay)
            MHD_suspend_connection(connection)
            return .YES
        case .due(let answer):
            return give(answer, connection)
        case .receiving, .delayed, .answering, .cut, nil:
            return .NO
        }
    }

    func completed(_ connection: OpaquePointer) {
        guard let phase = exchanges[connection]?.phase else { return }
        if case .cut = phase { return }
        enter(.receiving, connection, for: limits.requestTime)
    }

    func closed(_ connection: OpaquePointer) {
        exchanges[connection] = nil
    }

    private func give(_ answer: Answer, _ connection: OpaquePointer) -> MHD_Result {
        switch answer.make() {
        case .response(let response): send(response, connection)
        case .drop: .NO
        }
    }

    private func send(_ response: Response, _ connection: OpaquePointer) -> MHD_Result {
        guard let handle = response.handle() else {
            guard response.status != Self.exhausted.status else { return .NO }
            return send(Response(Self.exhausted), connection)
        }
        defer { MHD_destroy_response(handle) }
        enter(.answering, connection, for: limits.answerTime)
        return MHD_queue_response(connection, UInt32(response.status), handle)
    }

    private static let exhausted = Problem(
        status: 503,
        detail: "the system has no memory or descriptor left for the answer"
    )
}

extension Headers {
    /// A problem with the headers after which the rest of the request must not be read.
    fileprivate var problem: Problem? {
        if let wrongName {
            return .badRequest("a header has the name \(wrongName.excerpt), expected a token")
        }
        if let wrongValue {
            return .badRequest(
                "a header has the value \(wrongValue.excerpt), expected no control characters"
            )
        }
        let hosts = self["host"]
        guard hosts.count == 1 else {
            return .badRequest("\"Host\" is given \(hosts.count) times, expected once")
        }
        guard !announceBody else {
            return Problem(status: 413, detail: "the request has a body, expected none")
        }
        // Without a body libmicrohttpd would send 100, take the next request as the body, and
        // answer neither request.
        return self["expect"].first.map { value in
            Problem(status: 417, detail: "\"Expect\" is \(value.excerpt), expected none")
        }
    }
}
