import Glibc

/// The server: answers requests until it is told to end.
///
/// One thread does everything, and one loop waits for all that can happen: requests, the end of a
/// delay, a client that takes too long, the signal to end. An answer takes less than a millisecond,
/// and a connection gets one in its turn, so nobody waits long; a delay takes no thread, only an entry
/// in a table; and the database needs no lock.
package final class Server {
    private let socket: ListeningSocket
    private let limits: Limits
    /// The clock by which all waiting is measured.
    private let now: () -> ContinuousClock.Instant
    private let respond: (Request) -> Answer
    private var connections: [HTTPConnection] = []
    /// No connection is accepted before this time, when the system had no more descriptors.
    private var acceptance: ContinuousClock.Instant?
    /// From here on nothing is delayed, and nobody is accepted.
    private var isEnding = false

    /// - Parameters:
    ///   - socket: Where connections arrive; they are answered while the server runs.
    ///   - limits: What a client may take up.
    ///   - now: The clock by which delays and limits are measured.
    ///   - respond: Says what becomes of a request; called within `run`.
    package init(
        on socket: ListeningSocket,
        limits: Limits = Limits(),
        now: @escaping () -> ContinuousClock.Instant = { .now },
        respond: @escaping (Request) -> Answer
    ) {
        self.socket = socket
        self.limits = limits
        self.now = now
        self.respond = respond
    }

    /// Answers requests until a descriptor becomes readable.
    ///
    /// Then no connection is accepted, delays are cut short, and what was asked for is still
    /// answered. Runs once.
    ///
    /// - Throws: When the system cannot wait.
    package func run(until end: CInt) throws {
        while try !turn(until: nil, for: end) {}
        isEnding = true
        socket.close()
        let now = self.now()
        for connection in connections { connection.hurry(at: now) }
        let deadline = now + limits.endTime
        // Answers what has arrived and was not read yet.
        _ = try turn(until: now, for: -1)
        while isAnswering, self.now() < deadline { _ = try turn(until: deadline, for: -1) }
    }

    private var isAnswering: Bool { connections.contains { $0.isAnswering } }

    /// Waits until there is something to do, and does it.
    ///
    /// - Parameters:
    ///   - deadline: When it waits no longer.
    ///   - end: Another descriptor to wait for; -1 for none.
    /// - Returns: Whether `end` is readable.
    /// - Throws: When the system cannot wait.
    private func turn(until deadline: ContinuousClock.Instant?, for end: CInt) throws -> Bool {
        var descriptors = [
            pollfd(fd: end, events: Int16(POLLIN), revents: 0),
            // One of -1 is passed over.
            pollfd(fd: accepts ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0),
        ]
        descriptors += connections.map {
            pollfd(fd: $0.descriptor, events: Int16($0.awaited), revents: 0)
        }
        let time = timeout(until: deadline)
        guard poll(&descriptors, nfds_t(descriptors.count), time) >= 0 || errno == EINTR else {
            throw SystemError("wait for requests")
        }
        let now = self.now()
        for (connection, descriptor) in zip(connections, descriptors.dropFirst(2)) {
            if descriptor.revents != 0 || connection.isReady {
                connection.advance(at: now, isEnding: isEnding, respond)
            }
            if connection.deadline <= now { connection.meetDeadline(at: now) }
        }
        let open = connections.count
        connections.removeAll { $0.isClosed }
        if connections.count < open { acceptance = nil }
        if descriptors[1].revents != 0 { accept(at: now) }
        return descriptors[0].revents != 0
    }

    /// Whether one more connection may be opened.
    private var accepts: Bool {
        !isEnding && connections.count < limits.connections
            && acceptance.map { $0 <= now() } ?? true
    }

    /// Opens the connections that wait, as many as there may be.
    private func accept(at now: ContinuousClock.Instant) {
        while connections.count < limits.connections {
            switch socket.accept() {
            case .connection(let descriptor):
                connections.append(HTTPConnection(descriptor, limits: limits, at: now))
            case .nobody: return
            case .noDescriptor:
                acceptance = now + limits.acceptTime
                return
            }
        }
    }

    /// How long `poll` may wait, in milliseconds; -1 for ever.
    private func timeout(until deadline: ContinuousClock.Instant?) -> CInt {
        if connections.contains(where: { $0.isReady }) { return 0 }
        let deadlines = connections.map(\.deadline) + [deadline, acceptance].compactMap(\.self)
        return deadlines.min().map { now().duration(to: $0).roundedUpMilliseconds } ?? -1
    }
}

extension Duration {
    /// Never less than there is, so that a wait is not repeated for the rest; at least 0.
    fileprivate var roundedUpMilliseconds: CInt {
        let (seconds, attoseconds) = components
        let thousandths = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return CInt(clamping: Swift.max(0, seconds * 1000 + thousandths))
    }
}
