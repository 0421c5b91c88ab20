import Glibc

/// Folders on disk.
enum Folder {
    /// Makes the folder that a file lies in, and those above it, where they are missing.
    ///
    /// - Throws: When one cannot be made.
    static func make(for file: String) throws(SystemError) {
        guard let slash = file.lastIndex(of: "/"), slash != file.startIndex else { return }
        let folder = String(file[..<slash])
        if mkdir(folder, 0o755) == 0 { return }
        if errno == ENOENT {
            try make(for: folder)
            if mkdir(folder, 0o755) == 0 { return }
        }
        guard errno == EEXIST else { throw SystemError("make the folder \(folder)") }
    }
}
