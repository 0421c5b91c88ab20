import CMicrohttpd
import Glibc

/// The server: answers requests until it is told to end.
///
/// One thread does everything, and one loop waits for all that can happen: requests, the end of a
/// delay, a client that takes too long, the signal to end. An answer takes less than a millisecond,
/// so nobody waits long; a delay takes no thread, only an entry in a table; and the database needs
/// no lock.
package final class Server {
    private let daemon: OpaquePointer
    private let dispatcher: Dispatcher
    private let limits: Limits

    /// Takes connections from now on; they are answered while it runs.
    ///
    /// - Parameters:
    ///   - socket: Belongs to the server from here on.
    ///   - limits: What a client may take up.
    ///   - now: The clock by which delays and limits are measured.
    ///   - respond: Says what becomes of a request; called within `run`.
    /// - Throws: When there is no memory or no descriptor left.
    package init(
        on socket: ListeningSocket,
        limits: Limits = Limits(),
        now: @escaping () -> ContinuousClock.Instant = { .now },
        respond: @escaping (Request) -> Answer
    ) throws {
        self.limits = limits
        dispatcher = Dispatcher(limits: limits, now: now, respond: respond)
        guard let daemon = Callbacks.start(dispatcher, on: socket, limits: limits) else {
            throw SystemError("start the server")
        }
        self.daemon = daemon
    }

    deinit {
        // It must not be stopped while a connection is suspended.
        dispatcher.end()
        MHD_stop_daemon(daemon)
    }

    /// Answers requests until a descriptor becomes readable.
    ///
    /// Then no connection is accepted any more, delays are cut short, and what was asked for is
    /// still answered. Runs once.
    ///
    /// - Throws: When the system cannot wait.
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

    /// Does what there is to do now.
    private func turn() {
        var open: Int
        repeat {
            open = dispatcher.openConnections
            MHD_run(daemon)
            // With as many connections as it may have, libmicrohttpd does not listen, and when one
            // of them is closed, it does so again at the beginning of the next turn only.
        } while dispatcher.openConnections < open
    }

    /// Waits until there is something to do.
    ///
    /// - Returns: Whether `end` is readable.
    private func wait(
        until deadline: ContinuousClock.Instant?,
        for end: CInt?
    ) throws(SystemError) -> Bool {
        var timeout = deadline.map { dispatcher.now().duration(to: $0).roundedUpMilliseconds }
        var pending: CUnsignedLongLong = 0
        // Asks whether something was left undone, which no descriptor tells.
        if MHD_get_timeout(daemon, &pending) == .YES {
            timeout = min(timeout ?? .max, CInt(clamping: pending))
        }
        // A descriptor of -1 is passed over.
        var descriptors = [
            pollfd(fd: daemon_descriptor(daemon), events: Int16(POLLIN), revents: 0),
            pollfd(fd: end ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 2, timeout ?? -1) >= 0 || errno == EINTR else {
            throw SystemError("wait for requests")
        }
        return descriptors[1].revents != 0
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
