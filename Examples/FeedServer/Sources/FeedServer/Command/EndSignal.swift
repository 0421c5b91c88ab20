#if !canImport(Darwin)
    import CSignalfd
#endif

/// The signals that end the server, as a descriptor to wait for, without a signal handler.
struct EndSignal {
    /// Becomes readable after SIGINT or SIGTERM.
    let descriptor: CInt

    /// Handles the two signals from now on.
    ///
    /// - Throws: An error if no descriptor is free.
    init() throws {
        descriptor = Self.open()
        guard descriptor >= 0 else { throw SystemError("wait for signals") }
    }

    #if canImport(Darwin)
        private static func open() -> CInt {
            let queue = kqueue()
            guard queue >= 0 else { return queue }
            let events = [SIGINT, SIGTERM].map { code in
                // The queue also receives ignored signals.
                signal(code, SIG_IGN)
                return kevent(
                    ident: UInt(code),
                    filter: Int16(EVFILT_SIGNAL),
                    flags: UInt16(EV_ADD),
                    fflags: 0,
                    data: 0,
                    udata: nil
                )
            }
            return kevent(queue, events, CInt(events.count), nil, 0, nil) == 0 ? queue : -1
        }
    #else
        private static func open() -> CInt {
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGINT)
            sigaddset(&signals, SIGTERM)
            // Blocked signals go to the descriptor and do not end the process.
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            return signalfd(-1, &signals, CInt(SFD_CLOEXEC))
        }
    #endif
}
