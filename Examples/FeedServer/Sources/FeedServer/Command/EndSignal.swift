import CSignalfd
import Glibc

/// The signals that end the server, as something to wait for: no code runs within a signal.
struct EndSignal {
    /// Becomes readable when SIGINT or SIGTERM has come.
    let descriptor: CInt

    /// Takes the two signals from now on.
    ///
    /// - Throws: When there is no descriptor left.
    init() throws {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        // Blocked, they wait in the descriptor instead of ending the process.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        descriptor = signalfd(-1, &signals, CInt(SFD_CLOEXEC))
        guard descriptor >= 0 else { throw SystemError("wait for signals") }
    }
}
