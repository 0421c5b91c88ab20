/// Changes that are all made or not at all.
struct Transactions {
    private let begin: Statement
    private let commit: Statement
    private let rollback: Statement

    init(on connection: Connection) throws(DatabaseError) {
        // Immediate: another process is waited for here, and never in the middle.
        begin = try Statement("BEGIN IMMEDIATE", on: connection)
        commit = try Statement("COMMIT", on: connection)
        rollback = try Statement("ROLLBACK", on: connection)
    }

    /// Makes the changes of a closure.
    ///
    /// - Throws: What the closure throws, or that they could not be kept; nothing is changed then.
    func run<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try begin.run()
        do {
            let result = try body()
            try commit.run()
            return result
        } catch {
            // After some errors SQLite has rolled back by itself, and this one says so.
            try? rollback.run()
            throw error
        }
    }
}
