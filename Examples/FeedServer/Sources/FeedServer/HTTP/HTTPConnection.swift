import Glibc

/// A connection of a client, and how far it is with the request that it is at.
final class HTTPConnection {
    private enum Phase {
        /// A request is coming in, or has not begun yet.
        case receiving
        /// A request is whole, and its answer waits for its time.
        case delayed(Answer, to: Request)
        /// An answer is being sent.
        case answering(Transmission, then: Sequel)
        /// All is said. What still comes is dropped: to close before it is read would make the kernel
        /// reset the connection, and with it the answers that are on their way.
        case leaving
        case closed
    }

    /// What follows an answer.
    private enum Sequel {
        case next
        /// The client has said that it sends no more.
        case close
        /// What the client sends is not read any further.
        case leave
    }

    let descriptor: CInt
    private let limits: Limits
    private var phase = Phase.receiving
    private var reader: RequestReader
    /// When something has to happen: a delay is over, or the patience.
    private(set) var deadline: ContinuousClock.Instant

    /// - Parameters:
    ///   - descriptor: Of its socket, which does not block; closed with the connection.
    ///   - limits: What a client may take up.
    ///   - now: When it was opened.
    init(_ descriptor: CInt, limits: Limits, at now: ContinuousClock.Instant) {
        self.descriptor = descriptor
        self.limits = limits
        reader = RequestReader(limit: limits.head)
        deadline = now + limits.requestTime
        var isOn: CInt = 1
        // An answer goes out at once, and does not wait for the client to have taken the last one.
        let size = socklen_t(MemoryLayout.size(ofValue: isOn))
        setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
    }

    deinit {
        close(descriptor)
    }
}

/// What it waits for.
extension HTTPConnection {
    /// The events of its socket, as `poll` has them.
    var awaited: CInt {
        switch phase {
        case .receiving, .leaving: POLLIN
        case .answering: POLLOUT
        case .delayed, .closed: 0
        }
    }

    /// Whether there is something to do without any event.
    var isReady: Bool {
        guard case .receiving = phase else { return false }
        return reader.hasNews
    }

    var isClosed: Bool {
        if case .closed = phase { true } else { false }
    }

    /// Whether a request that came in whole still waits for its answer.
    var isAnswering: Bool {
        switch phase {
        case .delayed, .answering: true
        case .receiving: reader.hasNews
        case .leaving, .closed: false
        }
    }
}

/// What happens to it.
extension HTTPConnection {
    /// Goes on with one request, as far as its socket allows.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - isEnding: No answer is delayed.
    ///   - respond: Says what becomes of a request.
    func advance(
        at now: ContinuousClock.Instant,
        isEnding: Bool,
        _ respond: (Request) -> Answer
    ) {
        switch phase {
        case .receiving: receive(at: now, isEnding, respond)
        case .answering: transmit(at: now)
        case .leaving: drop()
        // An event that it does not wait for: the client is gone.
        case .delayed: phase = .closed
        case .closed: break
        }
    }

    /// The deadline is over: ends a delay, or the patience.
    func meetDeadline(at now: ContinuousClock.Instant) {
        guard case .delayed(let answer, let request) = phase else {
            phase = .closed
            return
        }
        give(answer, to: request, at: now)
    }

    /// Ends a delay before its time.
    func hurry(at now: ContinuousClock.Instant) {
        if case .delayed = phase { meetDeadline(at: now) }
    }

    private func receive(
        at now: ContinuousClock.Instant,
        _ isEnding: Bool,
        _ respond: (Request) -> Answer
    ) {
        guard reader.hasNews || read() else { return }
        switch reader.next() {
        case .incomplete: break
        case .request(let request):
            let answer = respond(request)
            guard answer.delay > .zero, !isEnding else {
                return give(answer, to: request, at: now)
            }
            phase = .delayed(answer, to: request)
            deadline = now + answer.delay
        case .refused(let problem, let line):
            let transmission = Transmission(
                Response(problem),
                isHead: line?.method == "HEAD",
                isLast: true
            )
            send(transmission, then: .leave, at: now)
        case .nonsense: leave(at: now)
        }
    }

    private func give(_ answer: Answer, to request: Request, at now: ContinuousClock.Instant) {
        switch answer.make() {
        case .response(let response):
            let transmission = Transmission(
                response,
                isHead: request.method == "HEAD",
                isLast: request.isLast
            )
            send(transmission, then: request.isLast ? .close : .next, at: now)
        case .drop: leave(at: now)
        }
    }

    private func send(
        _ transmission: Transmission,
        then sequel: Sequel,
        at now: ContinuousClock.Instant
    ) {
        phase = .answering(transmission, then: sequel)
        deadline = now + limits.answerTime
        transmit(at: now)
    }

    private func transmit(at now: ContinuousClock.Instant) {
        guard case .answering(var transmission, let sequel) = phase else { return }
        switch (transmission.advance(on: descriptor), sequel) {
        case (.waiting, _): phase = .answering(transmission, then: sequel)
        case (.done, .next):
            phase = .receiving
            deadline = now + limits.requestTime
        case (.done, .leave): leave(at: now)
        case (.done, .close):
            // Else what follows in spite of that would reset it.
            let isSilent = !reader.hasNews && !read()
            leave(at: now)
            if isSilent { phase = .closed }
        case (.broken, _): phase = .closed
        }
    }

    /// Tells the client that nothing more comes.
    private func leave(at now: ContinuousClock.Instant) {
        shutdown(descriptor, CInt(SHUT_WR))
        reader = RequestReader(limit: limits.head)
        phase = .leaving
        deadline = now + limits.requestTime
    }

    private func drop() {
        if read() { reader = RequestReader(limit: limits.head) }
    }

    /// Reads what has arrived, up to a size.
    ///
    /// - Returns: Whether something has.
    private func read() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count > 0 {
                reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } else if count == 0 || ![EAGAIN, EINTR].contains(errno) {
                phase = .closed
            }
            return count > 0
        }
    }
}
