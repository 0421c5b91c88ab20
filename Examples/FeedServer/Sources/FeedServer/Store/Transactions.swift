/// Transactions, which make all changes or none.
struct Transactions {
    private let begin: Statement
    private let commit: Statement
    private let rollback: Statement

    init(on connection: Connection) throws(DatabaseError) {
        // An immediate transaction waits for other processes at its begin, not later.
        begin = try Statement("BEGIN IMMEDIATE", on: connection)
        commit = try Statement("COMMIT", on: connection)
        rollback = try Statement("ROLLBACK", on: connection)
    }

    /// Makes the changes of a closure.
    ///
    /// - Throws: An error of the closure or of the commit, without a change.
    func run<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try begin.run()
        do {
            let result = try body()
            try commit.run()
            return result
        } catch {
            // Fails after errors for which SQLite has already rolled back.
            try? rollback.run()
            throw error
        }
    }
}
