import CSQLite

/// A failed operation of the database.
struct DatabaseError: Error, CustomStringConvertible {
    let description: String
    /// Whether the disk is full.
    var isFull = false

    init(_ description: String) {
        self.description = description
    }

    /// The error of SQLite's last call.
    ///
    /// - Parameters:
    ///   - connection: The connection of the call; nil if memory was exhausted.
    ///   - action: The attempted action, to follow the word "cannot".
    init(of connection: OpaquePointer?, _ action: String) {
        // The code of a failed system call, because SQLite does not describe all codes.
        let code = errno
        let reason = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        self.init("cannot \(action): \(reason)")
        guard let connection else { return }
        switch sqlite3_errcode(connection) & 0xFF {
        case SQLITE_FULL: isFull = true
        case SQLITE_IOERR: isFull = [ENOSPC, EDQUOT, EFBIG].contains(code)
        default: break
        }
    }
}
