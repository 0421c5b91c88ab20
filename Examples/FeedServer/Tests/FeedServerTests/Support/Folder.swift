import Foundation

/// A temporary folder of a test, deleted with it.
final class Folder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "feed-server-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file or folder in the folder.
    func path(_ name: String) -> String { path + "/" + name }

    /// Writes a file, with the folders above it.
    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
}
