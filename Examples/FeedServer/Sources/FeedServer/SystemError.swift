/// A failed system call.
struct SystemError: Error, CustomStringConvertible {
    let description: String

    /// The error of a system call.
    ///
    /// - Parameters:
    ///   - action: The attempted action, to follow the word "cannot".
    ///   - code: The error code, by default of the last call.
    init(_ action: String, code: CInt = errno) {
        description = "cannot \(action): \(String(cString: strerror(code)))"
    }
}
