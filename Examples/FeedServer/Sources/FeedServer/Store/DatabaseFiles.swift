import Glibc

/// The files of an open database, as a restart needs them.
///
/// The kernel keeps a deleted file for as long as it is open, and SQLite goes on writing to it.
struct DatabaseFiles {
    private let files: [(path: String, identity: Identity)]

    /// Remembers which files they are.
    ///
    /// - Precondition: The database is open and has its log.
    /// - Throws: When one of them is gone already.
    init(of database: String) throws(DatabaseError) {
        var files: [(String, Identity)] = []
        for path in [database, database + "-wal"] {
            guard let identity = Identity(path) else { throw Self.missing(path) }
            files.append((path, identity))
        }
        self.files = files
    }

    /// - Throws: When one was deleted or replaced since: what is written then, no restart finds.
    func check() throws(DatabaseError) {
        for (path, identity) in files where Identity(path) != identity { throw Self.missing(path) }
    }

    private static func missing(_ path: String) -> DatabaseError {
        DatabaseError(
            "cannot change the database: \(path) was deleted or replaced; start the server again"
        )
    }

    /// Which file a path leads to; no other has the same as long as it is open.
    private struct Identity: Equatable {
        let device: dev_t
        let number: ino_t

        /// Nil when nothing is there.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, number) = (status.st_dev, status.st_ino)
        }
    }
}
