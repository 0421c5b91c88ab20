import CMicrohttpd
import Foundation

@testable import FeedServer

/// A server without sockets, with a page and a database of its own.
final class World {
    private static let folder = NSTemporaryDirectory() + "request-fuzz-\(getpid())"

    private let store: FeedStore
    private let router: Router

    init() {
        do {
            let (folder, files) = (Self.folder, FileManager.default)
            atexit { try? FileManager.default.removeItem(atPath: World.folder) }
            for name in ["Web/demo/a b", "Web/.hidden", "outside"] {
                try files.createDirectory(
                    atPath: "\(folder)/\(name)",
                    withIntermediateDirectories: true
                )
                try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/index.html"))
            }
            for (link, target) in [("out", "../outside"), ("in", "demo"), ("round", "round")] {
                try files.createSymbolicLink(
                    atPath: "\(folder)/Web/\(link)",
                    withDestinationPath: target
                )
            }
            let store = try FeedStore(path: "\(folder)/feed.sqlite")
            guard let site = Site(root: "\(folder)/Web") else { fatalError("the page is missing") }
            self.store = store
            router = Router(api: API(store) { fatalError($0) }, site: site)
        } catch {
            fatalError("\(error)")
        }
    }

    /// Answers requests in order, and checks the answers.
    func answer(_ requests: [Request]) {
        var hasChanged = false
        for request in requests where !request.headers.announceBody {
            let answer = router.respond(to: request)
            precondition((.zero ... .seconds(30)).contains(answer.delay), "\(answer.delay)")
            guard case .response(let response) = answer.make() else { continue }
            judge(response)
            hasChanged = hasChanged || [201, 204].contains(response.status)
        }
        // Restores the database, so that the result of an input does not depend on earlier inputs.
        guard hasChanged else { return }
        do {
            try store.reset()
        } catch {
            fatalError("\(error)")
        }
    }

    private func judge(_ response: Response) {
        precondition((200...599).contains(response.status), "status \(response.status)")
        for (name, value) in response.headers {
            precondition(
                (name + value).unicodeScalars.allSatisfy { (" "..."~").contains($0) },
                "header \(name): \(value)"
            )
        }
        guard let handle = response.handle() else {
            fatalError("libmicrohttpd refuses the response")
        }
        MHD_destroy_response(handle)
        switch response.body {
        case .bytes(let bytes): judge(bytes, of: response)
        case .file(let file): judge(file)
        }
    }

    private func judge(_ bytes: [UInt8], of response: Response) {
        let type = response.headers.first { $0.name == "Content-Type" }?.value
        guard let type, type.contains("json") else {
            precondition(response.status < 400, "problem has status \(response.status)")
            return
        }
        guard let fields = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        else { fatalError("invalid JSON: \(String(decoding: bytes, as: UTF8.self))") }
        guard type == "application/problem+json" else { return }
        precondition(fields["status"] as? Int == response.status, "\(fields)")
        precondition(fields["detail"] as? String != "", "\(fields)")
    }

    /// Checks that a served file is in the folder of the page, with no hidden part in its path.
    private func judge(_ file: OpenFile) {
        let path = "/proc/self/fd/\(file.descriptor)"
        let found = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "nothing"
        precondition(found.hasPrefix("\(Self.folder)/Web/") && !found.contains("/."), found)
    }
}
