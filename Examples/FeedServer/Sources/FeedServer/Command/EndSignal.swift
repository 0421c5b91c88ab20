import CSignalfd
import Glibc

/// The signals that end the server, as a descriptor to wait for: no code runs in a signal handler.
struct EndSignal {
    /// Becomes readable after SIGINT or SIGTERM.
    let descriptor: CInt

    /// Handles the two signals from now on.
    ///
    /// - Throws: An error if no descriptor is free.
    init() throws {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        // Blocked signals wait in the descriptor and do not end the process.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        descriptor = signalfd(-1, &signals, CInt(SFD_CLOEXEC))
        guard descriptor >= 0 else { throw SystemError("wait for signals") }
    }
}
