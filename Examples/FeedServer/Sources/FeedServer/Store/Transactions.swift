/// Transactions: all changes are made, or none.
struct Transactions {
    private let begin: Statement
    private let commit: Statement
    private let rollback: Statement

    init(on connection: Connection) throws(DatabaseError) {
        // Immediate: it waits for other processes here, and not in the middle.
        begin = try Statement("BEGIN IMMEDIATE", on: connection)
        commit = try Statement("COMMIT", on: connection)
        rollback = try Statement("ROLLBACK", on: connection)
    }

    /// Makes the changes of a closure.
    ///
    /// - Throws: An error of the closure, or of the commit; then nothing has changed.
    func run<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try begin.run()
        do {
            let result = try body()
            try commit.run()
            return result
        } catch {
            // After some errors SQLite has rolled back already, and then this fails.
            try? rollback.run()
            throw error
        }
    }
}
