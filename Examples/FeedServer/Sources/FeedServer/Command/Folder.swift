/// Folders on disk.
enum Folder {
    /// Makes the missing folders on the path of a file.
    ///
    /// - Throws: An error if this fails.
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
