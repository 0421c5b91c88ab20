/// A regular file that is open for reading until its last reference is released.
struct OpenFile {
    private let holder: Descriptor
    /// The size at the time of opening, in bytes.
    let size: UInt64

    var descriptor: CInt { holder.number }

    /// Opens a file; nil if the path is not a regular file, or is not readable.
    ///
    /// - Parameter path: A path with all symbolic links resolved; a link as its last part is
    ///   refused.
    /// - Throws: An error if the system has no free descriptor or memory.
    init?(_ path: String) throws(SystemError) {
        // Opening a pipe must not wait for a writer.
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

    /// Reads a part of the file.
    ///
    /// - Returns: At least one byte; nil after the end, or if reading fails.
    func read(at offset: UInt64, atMost count: Int) -> ArraySlice<UInt8>? {
        let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
        }
        return part.isEmpty ? nil : part[...]
    }
}

/// A descriptor that is open until its last reference is released.
private final class Descriptor {
    let number: CInt

    /// Nil for a negative number.
    init?(_ number: CInt) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }
}
