import Glibc

/// A call of the system has failed.
struct SystemError: Error, CustomStringConvertible {
    let description: String

    /// What the system says of a call.
    ///
    /// - Parameters:
    ///   - action: What was tried, to follow the word "cannot".
    ///   - code: Why it failed; that of the last call when not given.
    init(_ action: String, code: CInt = errno) {
        description = "cannot \(action): \(String(cString: strerror(code)))"
    }
}
