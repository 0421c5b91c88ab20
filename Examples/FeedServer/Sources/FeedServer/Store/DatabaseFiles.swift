/// The files of an open database, which a restart needs.
///
/// The kernel keeps a deleted file while the file is open, and SQLite continues to write to the
/// file.
struct DatabaseFiles {
    private let files: [(path: String, identity: Identity)]

    /// Records the identities of the files.
    ///
    /// - Precondition: The database is open and has its log.
    /// - Throws: An error if a file is missing.
    init(of database: String) throws(DatabaseError) {
        var files: [(String, Identity)] = []
        for path in [database, database + "-wal"] {
            guard let identity = Identity(path) else { throw Self.missing(path) }
            files.append((path, identity))
        }
        self.files = files
    }

    /// - Throws: An error if a file was deleted or replaced: a restart would not find later
    ///   changes.
    func check() throws(DatabaseError) {
        for (path, identity) in files where Identity(path) != identity { throw Self.missing(path) }
    }

    private static func missing(_ path: String) -> DatabaseError {
        DatabaseError(
            "cannot change the database: \(path) was deleted or replaced; start the server again"
        )
    }

    /// The identity of the file at a path; it is unique while the file is open.
    private struct Identity: Equatable {
        let device: dev_t
        let number: ino_t

        /// Nil if the path does not exist.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, number) = (status.st_dev, status.st_ino)
        }
    }
}
