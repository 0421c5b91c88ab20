import CSQLite

/// A prepared statement, which can run repeatedly.
final class Statement {
    /// A value for a parameter; values are never part of the statement's text.
    enum Value {
        case integer(Int64)
        case text(String)
    }

    /// The columns of one row, counted from 0; valid until the next row is read.
    struct Row {
        fileprivate let handle: OpaquePointer

        func integer(_ column: CInt) -> Int64 { sqlite3_column_int64(handle, column) }

        func text(_ column: CInt) -> String {
            sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
        }
    }

    private let connection: Connection
    private let handle: OpaquePointer

    /// SQLITE_TRANSIENT, which makes SQLite copy a text; Swift does not import the macro.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sql: String, on connection: Connection) throws(DatabaseError) {
        var handle: OpaquePointer?
        let flags = CUnsignedInt(SQLITE_PREPARE_PERSISTENT)
        let result = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &handle, nil)
        guard result == SQLITE_OK, let handle else {
            throw DatabaseError(of: connection.handle, "prepare “\(sql)”")
        }
        self.connection = connection
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Runs the statement, and ignores the rows.
    func run(_ values: Value...) throws(DatabaseError) {
        _ = try rows(values) { _ in }
    }

    /// All rows, read by a closure.
    func all<Result>(_ values: Value..., read: (Row) -> Result) throws(DatabaseError) -> [Result] {
        try rows(values, read)
    }

    /// The first row, read by a closure; nil if the result is empty.
    func first<Result>(_ values: Value..., read: (Row) -> Result) throws(DatabaseError) -> Result? {
        try rows(values, read).first
    }

    private func rows<Result>(
        _ values: [Value],
        _ read: (Row) -> Result
    ) throws(DatabaseError) -> [Result] {
        // An open statement would keep a read transaction, which blocks copying the log back.
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() { try bind(value, at: CInt(index + 1)) }
        var results: [Result] = []
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: results.append(read(Row(handle: handle)))
            case SQLITE_DONE: return results
            default: throw error("run")
            }
        }
    }

    private func bind(_ value: Value, at index: CInt) throws(DatabaseError) {
        let result =
            switch value {
            case .integer(let number): sqlite3_bind_int64(handle, index, number)
            case .text(let text): sqlite3_bind_text(handle, index, text, -1, Self.copied)
            }
        guard result == SQLITE_OK else { throw error("bind a value of") }
    }

    private func error(_ action: String) -> DatabaseError {
        DatabaseError(of: connection.handle, "\(action) “\(String(cString: sqlite3_sql(handle)))”")
    }
}
