/// The files of a folder, as a server.
package struct Site {
    /// The folder's path, with all symbolic links resolved.
    private let root: String

    /// The target of `/`.
    private static let front = "/demo/"
    private static var missing: Problem { .notFound("no file has this path") }

    /// Nil if the path is not a folder.
    package init?(root path: String) {
        guard let root = Self.resolve(path), Self.isFolder(root) else { return nil }
        self.root = root
    }

    /// The file for a request, or a redirect to it.
    func respond(_ method: String, _ target: Target) throws(Problem) -> Response {
        guard ["GET", "HEAD"].contains(method) else {
            throw .notAllowed(method, allow: "GET, HEAD")
        }
        guard target.path != [""] else { return redirect(to: Self.front) }
        let path = target.path.joined(separator: "/")
        // Only the last part can be empty, after the slash of a folder.
        guard target.path.dropLast().allSatisfy({ !$0.isEmpty }), let found = find(path) else {
            throw Self.missing
        }
        guard Self.isFolder(found) else { return try file(found) }
        // Without the slash, a browser would resolve links of the page next to the folder.
        guard target.path.last == "" else {
            return redirect(
                to: "/\(target.path.map(PercentEncoding.encode).joined(separator: "/"))/"
            )
        }
        guard let index = find(path + "index.html") else { throw Self.missing }
        return try file(index)
    }

    private func file(_ path: String) throws(Problem) -> Response {
        let found: OpenFile?
        do throws(SystemError) {
            found = try OpenFile(path)
        } catch {
            throw Problem(status: 503, detail: error.description)
        }
        guard let found else { throw Self.missing }
        return Response(type: ContentType.of(path), body: .file(found))
    }

    /// Resolves a path below the root.
    ///
    /// - Returns: Nil if the path does not exist, is outside of the root, or has a hidden part.
    private func find(_ path: String) -> String? {
        guard let found = Self.resolve("\(root)/\(path)") else { return nil }
        let folder = root == "/" ? root : root + "/"
        guard found == root || found.hasPrefix(folder) else { return nil }
        // Checks the requested path, which can contain links, and the resolved path.
        let parts = path.split(separator: "/") + found.dropFirst(root.count).split(separator: "/")
        return parts.contains { $0.hasPrefix(".") } ? nil : found
    }

    private func redirect(to path: String) -> Response {
        var response = Response(status: 302)
        response.headers.append(("Location", path))
        return response
    }

    /// The path without symbolic links; nil if it does not exist.
    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
