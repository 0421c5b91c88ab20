/// The content type of a file, by its name's extension.
enum ContentType {
    static func of(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return other }
        return types[name[name.index(after: dot)...].lowercased()] ?? other
    }

    /// The type of unknown files, which browsers offer to save.
    private static let other = "application/octet-stream"

    private static let types = [
        "css": "text/css; charset=utf-8",
        "html": "text/html; charset=utf-8",
        "ico": "image/vnd.microsoft.icon",
        "js": "text/javascript; charset=utf-8",
        "json": "application/json",
        "jsonl": "application/jsonl",
        "md": "text/markdown; charset=utf-8",
        "png": "image/png",
        "svg": "image/svg+xml",
        "txt": "text/plain; charset=utf-8",
        "wasm": "application/wasm",
        "webp": "image/webp",
    ]
}
