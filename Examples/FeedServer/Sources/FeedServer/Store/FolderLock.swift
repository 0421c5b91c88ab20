import Glibc

/// Keeps two servers from making the same database at once: SQLite does not wait for another
/// process that changes to a write-ahead log too, but fails.
enum FolderLock {
    /// Runs a closure while no other process does so for a file in the same folder.
    ///
    /// The folder is locked and not the file: to close a file that SQLite has open would give its
    /// own locks away. A process that is killed holds nothing any more.
    ///
    /// - Throws: What the closure throws, or that there is no such folder.
    static func hold(around file: String, _ body: () throws -> Void) throws {
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError("open the folder \(folder)") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw SystemError("lock the folder \(folder)") }
        }
        try body()
    }
}
