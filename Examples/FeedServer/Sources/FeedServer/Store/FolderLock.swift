/// Prevents two servers from making the same database at the same time.
///
/// SQLite does not wait while another process changes to a write-ahead log, but fails.
enum FolderLock {
    /// Runs a closure while no other process does so for a file in the same folder.
    ///
    /// It locks the folder, not the file: closing a file that SQLite has open would release
    /// SQLite's locks. A lock ends with its process.
    ///
    /// - Throws: An error of the closure, or an error if the folder does not exist.
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
