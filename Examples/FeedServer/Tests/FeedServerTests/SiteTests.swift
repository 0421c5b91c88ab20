import Foundation
import Testing

/// The served files: only those in the folder of the page.
struct SiteTests {
    private let folder: Folder
    private let server: TestServer

    private static let secret = "not for anybody"

    init() throws {
        folder = try Folder()
        try folder.write(Self.secret, to: "secret.txt")
        try folder.write(Self.secret, to: "Web-other/secret.txt")
        try folder.write(Self.secret, to: "Web/.hidden/secret.txt")
        try folder.write(Self.secret, to: "Web/demo/.secret.txt")
        try folder.write("inside", to: "Web/demo/a b.txt")
        try folder.write("encoded", to: "Web/demo/%2e%2e")
        let links = [
            ("Web/out", "../secret.txt"), ("Web/up", ".."), ("Web/neighbour", "../Web-other"),
            ("Web/cover", ".hidden"), ("Web/inside", "demo"), ("Web/passwords", "/etc/passwd"),
            ("Web/circle", "circle"),
        ]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link),
                withDestinationPath: target
            )
        }
        mkfifo(folder.path("Web/pipe"), 0o600)
        server = try TestServer(in: folder)
    }

    @Test func theAddressLeadsToTheDemo() throws {
        let reply = try server.get("/")
        #expect(reply.status == 302)
        #expect(reply.headers["location"] == "/demo/")
        #expect(try server.get("/demo/").text == "front")
        #expect(try server.get("/demo/index.html").text == "front")
    }

    @Test func aFolderWithoutASlashRedirectsToItsSlash() throws {
        #expect(try server.get("/demo").headers["location"] == "/demo/")
        #expect(try server.get("/inside").headers["location"] == "/inside/")
        #expect(try server.get("/inside/").text == "front")
    }

    @Test func filesAreServedWithoutCaching() throws {
        #expect(try server.get("/demo/a%20b.txt").text == "inside")
        try folder.write("changed", to: "Web/demo/a b.txt")
        let reply = try server.get("/demo/a%20b.txt?anything")
        #expect(reply.text == "changed")
        #expect(reply.headers["cache-control"] == "no-store")
        #expect(reply.headers["x-content-type-options"] == "nosniff")
    }

    @Test func headReturnsTheLengthOfAFile() throws {
        let reply = try server.ask("HEAD", "/demo/")
        #expect(reply.status == 200)
        #expect(reply.headers["content-length"] == "5")
    }

    @Test func aFileHasItsContentType() throws {
        for (end, type) in [
            ("html", "text/html; charset=utf-8"), ("css", "text/css; charset=utf-8"),
            ("js", "text/javascript; charset=utf-8"), ("json", "application/json"),
            ("jsonl", "application/jsonl"), ("wasm", "application/wasm"), ("webp", "image/webp"),
            ("png", "image/png"), ("svg", "image/svg+xml"), ("ico", "image/vnd.microsoft.icon"),
            ("txt", "text/plain; charset=utf-8"), ("md", "text/markdown; charset=utf-8"),
            ("SVG", "image/svg+xml"), ("exe", "application/octet-stream"),
        ] {
            try folder.write("x", to: "Web/file.\(end)")
            #expect(try server.get("/file.\(end)").headers["content-type"] == type)
        }
    }

    @Test func aLargeFileArrivesCompletely() throws {
        let text = String(repeating: "0123456789abcdef", count: 500_000)
        try folder.write(text, to: "Web/large.txt")
        #expect(try server.get("/large.txt").text == text)
    }

    @Test func nothingOutsideTheFolderIsServed() throws {
        let targets = [
            "/../secret.txt", "/demo/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
            "/%2e%2e%2fsecret.txt", "/%252e%252e/secret.txt", "/..%252fsecret.txt",
            "/..\\secret.txt", "/..%5csecret.txt", "/demo/..%c0%afsecret.txt",
            "/demo/%c0%ae%c0%ae/secret.txt", "//etc/passwd", "/%2fetc%2fpasswd", "/etc/passwd",
            "/demo/index.html%00.txt", "/secret.txt%00", "/out", "/up/secret.txt", "/up/", "/up",
            "/neighbour/secret.txt", "/passwords", "/circle", "/pipe", "/.hidden/secret.txt",
            "/cover/secret.txt", "/demo/.secret.txt", "/demo/./index.html", "/demo/%2e/index.html",
            "/demo//index.html", "/demo/index.html/", "/demo/a%0ab", "/demo/%", "/demo/%4",
            "/demo/%zz", "/nothing", "/\(String(repeating: "a", count: 300))",
            "/\(String(repeating: "a/", count: 3000))", "/../Web-other/secret.txt",
            "../secret.txt", "secret.txt", "file:///etc/passwd",
            "http://localhost/../secret.txt", "*",
        ]
        for target in targets {
            let reply = try server.get(target)
            #expect([400, 404].contains(reply.status), "\(target)")
            #expect(!reply.text.contains(Self.secret), "\(target)")
            #expect(!reply.text.contains("root:"), "\(target)")
        }
        // After one decoding it is the name of a file.
        #expect(try server.get("/demo/%252e%252e").text == "encoded")
    }

    @Test func aZeroByteDoesNotEndAPath() throws {
        let client = try server.connect()
        _ = client.write("GET /demo/\0/../../secret.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try !client.receive().text.contains(Self.secret))
    }

    /// On other systems a backslash separates the parts of a path.
    @Test func aBackslashInAPathIsRefused() throws {
        try folder.write("inside", to: "Web/demo/a\\b.txt")
        for name in ["a\\b.txt", "a%5cb.txt", "a%5Cb.txt"] {
            let reply = try server.get("/demo/\(name)")
            #expect(reply.status == 400)
            #expect(reply.detail.hasPrefix(#"the path has "\#(name)", expected "#))
        }
        #expect(try server.get("/api/rooms/room-1%5C").status == 400)
    }

    /// An existing file is never reported as missing.
    @Test func withoutADescriptorAFileIsUnavailable() throws {
        let client = try server.connect()
        // After this answer the server has closed all unused descriptors.
        try client.send("GET", "/demo/nothing")
        #expect(try client.receive().status == 404)
        try server.limitDescriptors(to: server.nextDescriptor)
        try client.send("GET", "/demo/")
        let reply = try client.receive()
        #expect(reply.status == 503)
        #expect(reply.detail.hasPrefix("cannot open the file: "))
        try client.send("GET", "/demo/nothing")
        #expect(try client.receive().status == 404)
        // One descriptor for the file, and none to send the file.
        try server.limitDescriptors(to: server.nextDescriptor + 1)
        try client.send("GET", "/demo/")
        #expect(try client.receive().status == 503)
        try server.limitDescriptors(to: server.nextDescriptor)
        // New clients wait until a descriptor is free.
        let waiting = try server.connect()
        try waiting.send("GET", "/demo/", ["Connection: close"])
        try client.send("GET", "/demo/nothing", ["Connection: close"])
        #expect(try client.receive().status == 404)
        #expect(try waiting.receive().status == 503)
        try server.limitDescriptors(to: 1024)
        #expect(try server.get("/demo/").text == "front")
    }

    @Test func thingsOtherThanFilesAreClosedAgain() throws {
        try folder.write("x", to: "Web/folder/index.html/file.txt")
        let client = try server.connect()
        var counts: Set<Int> = []
        for _ in 0..<20 {
            for target in ["/pipe", "/folder/"] {
                try client.send("GET", target)
                #expect(try client.receive().status == 404)
            }
            counts.insert(try server.descriptors)
        }
        #expect(counts.count == 1, "\(counts)")
    }
}
