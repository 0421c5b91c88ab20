import CSQLite

/// An open database file.
///
/// Use a connection from one thread at a time: it has no lock of SQLite, because the server has one
/// thread. Statements retain their connection, which closes after the last statement.
final class Connection {
    let handle: OpaquePointer

    /// The time to wait for a change by another process, in milliseconds.
    private static let patience: CInt = 5000

    /// Opens a file, and creates it if it is missing.
    ///
    /// - Throws: An error if opening fails. With a file that is not a database, only the first
    ///   statement fails.
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
        // The last connection copies the log into the file and removes the log.
        sqlite3_close_v2(handle)
    }

    /// The number of rows that the last statement changed.
    var changedRows: Int { Int(sqlite3_changes(handle)) }

    /// Runs a statement once, and ignores its rows.
    func run(_ sql: String) throws(DatabaseError) {
        try Statement(sql, on: self).run()
    }

    /// Runs a statement once, and returns its result, a whole number.
    func number(_ sql: String) throws(DatabaseError) -> Int64 {
        try Statement(sql, on: self).first { $0.integer(0) } ?? 0
    }
}
