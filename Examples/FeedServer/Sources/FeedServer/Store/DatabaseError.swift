import CSQLite
import Glibc

/// The database cannot do what it was asked to.
struct DatabaseError: Error, CustomStringConvertible {
    let description: String
    /// Whether there is no room for it on the disk.
    var isFull = false

    init(_ description: String) {
        self.description = description
    }

    /// What SQLite says of its last call.
    ///
    /// - Parameters:
    ///   - connection: On which the call was made; nil when there was no memory for one.
    ///   - action: What was tried, to follow the word "cannot".
    init(of connection: OpaquePointer?, _ action: String) {
        // That of the system call that failed, if one did: SQLite has no word for all of them.
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
