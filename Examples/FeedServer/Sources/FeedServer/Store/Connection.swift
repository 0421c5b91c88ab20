import CSQLite

/// An open database file.
///
/// For one thread at a time: it is opened without SQLite's own lock, since the server has only one.
/// Statements hold their connection, so that it is closed after the last of them.
final class Connection {
    let handle: OpaquePointer

    /// How long a change of another process on the same file is waited for, in milliseconds.
    private static let patience: CInt = 5000

    /// Opens a file, which is created when it is missing.
    ///
    /// - Throws: When it cannot be opened. A file that is no database is noticed at the first
    ///   statement only.
    init(path: String) throws(DatabaseError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let result = sqlite3_open_v2(path, &handle, flags, nil)
        guard result == SQLITE_OK, let handle else {
            defer { sqlite3_close_v2(handle) }
            throw DatabaseError(of: handle, "open the database \(path)")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Self.patience)
    }

    deinit {
        // The last connection writes the log back into the file and removes it.
        sqlite3_close_v2(handle)
    }

    /// How many rows the last statement changed.
    var changedRows: Int { Int(sqlite3_changes(handle)) }

    /// Runs a statement that is needed once, and drops its rows.
    func run(_ sql: String) throws(DatabaseError) {
        try Statement(sql, on: self).run()
    }

    /// The whole number that is the answer of a statement that is needed once.
    func number(_ sql: String) throws(DatabaseError) -> Int64 {
        try Statement(sql, on: self).first { $0.integer(0) } ?? 0
    }
}
