import CSQLite

/// The database cannot do what it was asked to.
struct DatabaseError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// What SQLite says of its last call.
    ///
    /// - Parameters:
    ///   - connection: On which the call was made; nil when there was no memory for one.
    ///   - action: What was tried, to follow the word "cannot".
    init(of connection: OpaquePointer?, _ action: String) {
        let reason = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        self.init("cannot \(action): \(reason)")
    }
}
