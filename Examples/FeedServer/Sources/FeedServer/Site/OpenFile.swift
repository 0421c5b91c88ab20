import Glibc

/// A regular file that is open for reading, until nobody holds it.
final class OpenFile {
    let descriptor: CInt
    /// When it was opened, in bytes.
    let size: UInt64

    /// Nil when the path is no regular file, or cannot be read.
    ///
    /// - Parameter path: With all symbolic links resolved; one in the last place is refused.
    init?(_ path: String) {
        // Without waiting: to open a pipe would last until somebody writes.
        descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        size = UInt64(status.st_size)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
