import Glibc

/// A regular file that is open for reading, until nobody holds it.
struct OpenFile {
    private let holder: Descriptor
    /// When it was opened, in bytes.
    let size: UInt64

    var descriptor: CInt { holder.number }

    /// Nil when the path is no regular file, or may not be read.
    ///
    /// - Parameter path: With all symbolic links resolved; one in the last place is refused.
    /// - Throws: When the system has nothing left to open it with.
    init?(_ path: String) throws(SystemError) {
        // Without waiting: to open a pipe would last until somebody writes.
        let number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard let holder = Descriptor(number) else {
            if [EMFILE, ENFILE, ENOMEM].contains(errno) { throw SystemError("open the file") }
            return nil
        }
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.holder = holder
        size = UInt64(status.st_size)
    }

    /// A part of it.
    ///
    /// - Returns: At least a byte; nil behind its end, or when it cannot be read.
    func read(at offset: UInt64, atMost count: Int) -> ArraySlice<UInt8>? {
        let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
        }
        return part.isEmpty ? nil : part[...]
    }
}

/// A descriptor that is open until nobody holds it.
private final class Descriptor {
    let number: CInt

    /// Nil when there is none, and nothing to close.
    init?(_ number: CInt) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }
}
