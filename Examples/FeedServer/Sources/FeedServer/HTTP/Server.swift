import CMicrohttpd

/// A server that answers requests until it is stopped.
///
/// One thread with one loop waits for requests, ends of delays, time limits of clients, and the
/// signal to end. Clients do not wait long, because an answer takes less than a millisecond. Delays
/// need no threads, and the database needs no lock.
package final class Server {
    private let daemon: OpaquePointer
    private let dispatcher: Dispatcher
    private let limits: Limits
    /// Room for the descriptors of all connections, the listening socket, libmicrohttpd, and the
    /// signal that ends the server.
    private var descriptors: [pollfd]

    /// Accepts connections from now on; `run` answers them.
    ///
    /// - Parameters:
    ///   - socket: The socket, which the server owns from now on.
    ///   - limits: The limits for clients.
    ///   - now: The clock for delays and limits.
    ///   - respond: Answers a request; called within `run`.
    /// - Throws: An error if memory or descriptors are exhausted.
    package init(
        on socket: ListeningSocket,
        limits: Limits = Limits(),
        now: @escaping () -> ContinuousClock.Instant = { .now },
        respond: @escaping (Request) -> Answer
    ) throws {
        self.limits = limits
        descriptors = Array(repeating: pollfd(), count: limits.connections + 3)
        dispatcher = Dispatcher(limits: limits, now: now, respond: respond)
        guard let daemon = Callbacks.start(dispatcher, on: socket, limits: limits) else {
            throw SystemError("start the server")
        }
        self.daemon = daemon
    }

    deinit {
        // A daemon must not be stopped while a connection is suspended.
        dispatcher.end()
        MHD_stop_daemon(daemon)
    }

    /// Answers requests until a descriptor becomes readable.
    ///
    /// Then the server accepts no connections, ends all delays, and answers the received requests.
    /// Call this once.
    ///
    /// - Throws: An error if the system cannot wait.
    package func run(until end: CInt) throws {
        while try !wait(until: dispatcher.nextDeadline, for: end) {
            dispatcher.meetDeadlines()
            turn()
        }
        close(MHD_quiesce_daemon(daemon))
        dispatcher.end()
        let deadline = dispatcher.now() + limits.endTime
        turn()
        while dispatcher.isAnswering, dispatcher.now() < deadline {
            _ = try wait(until: deadline, for: nil)
            turn()
        }
    }

    /// Whether the server accepts connections; libmicrohttpd would close connections beyond the
    /// limit.
    private var listens: Bool { dispatcher.openConnections < limits.connections }

    /// Handles all pending work.
    private func turn() {
        var open: Int
        repeat {
            open = dispatcher.openConnections
            daemon_run(daemon, listens)
            // libmicrohttpd does not listen at the maximum of connections. After a connection has
            // closed, it listens from the next run on.
        } while dispatcher.openConnections < open
    }

    /// Waits for work.
    ///
    /// - Returns: Whether `end` is readable.
    private func wait(
        until deadline: ContinuousClock.Instant?,
        for end: CInt?
    ) throws(SystemError) -> Bool {
        var timeout = deadline.map { dispatcher.now().duration(to: $0).roundedUpMilliseconds }
        var pending: CUnsignedLongLong = 0
        // Checks for unfinished work, which no descriptor reports.
        if MHD_get_timeout(daemon, &pending) == .YES {
            timeout = min(timeout ?? .max, CInt(clamping: pending))
        }
        let count = daemon_descriptors(daemon, listens, &descriptors, descriptors.count - 1)
        // A descriptor of -1 is ignored.
        descriptors[count] = pollfd(fd: end ?? -1, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptors, nfds_t(count + 1), timeout ?? -1) >= 0 || errno == EINTR else {
            throw SystemError("wait for requests")
        }
        return descriptors[count].revents != 0
    }
}

extension Duration {
    /// The duration in milliseconds, rounded up, so that no second wait is needed; at least 0.
    fileprivate var roundedUpMilliseconds: CInt {
        let (seconds, attoseconds) = components
        let thousandths = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return CInt(clamping: Swift.max(0, seconds * 1000 + thousandths))
    }
}
