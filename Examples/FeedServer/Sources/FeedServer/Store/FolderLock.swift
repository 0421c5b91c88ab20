/// Prevents two servers from making the same database at the same time.
///
/// Without the lock SQLite fails while another process changes to a write-ahead log.
enum FolderLock {
    /// Runs a closure while no other process runs one for the same folder.
    ///
    /// Locks the folder, not the file, because closing a file releases SQLite's locks of the file.
    /// A lock ends with its process.
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
