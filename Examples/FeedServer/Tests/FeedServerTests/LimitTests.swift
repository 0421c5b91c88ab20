import Foundation
import Testing

@testable import FeedServer

/// The limits for a client.
struct LimitTests {
    @Test func aBodyIsRefusedUnread() throws {
        let server = try TestServer(in: Folder())
        for header in [
            "Content-Length: 1", "Content-Length: 999999999", "Transfer-Encoding: chunked",
            "Content-Length: 0\r\nContent-Length: 1",
        ] {
            let reply = try server.ask("POST", "/api/rooms", [header])
            #expect(reply.status == 413)
            #expect(reply.detail == "the request has a body, expected none")
            #expect(try server.ask("GET", "/demo/", [header]).status == 413)
        }
        #expect(try server.ask("POST", "/api/rooms", ["Content-Length: 0"]).status == 201)
        #expect(try server.allRooms().count == 61)
    }

    @Test func aBodyIsNeverReadAsTheNextRequest() throws {
        let server = try TestServer(in: Folder())
        let inner = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for before in ["", "Content-Length: 0\r\n"] {
            let client = try server.connect()
            let length = "\(before)Content-Length: \(inner.count)"
            let head = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\(length)\r\n\r\n"
            _ = client.write(head + inner)
            let answers = String(decoding: try client.receiveAll(), as: UTF8.self)
            #expect(answers.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
        #expect(try server.allRooms().count == 60)
    }

    /// The bytes that a header with a space in its name announces are not read as a request.
    @Test func aHeaderWithASpaceInItsNameIsRefusedAndNothingAfterItIsRead() throws {
        let server = try TestServer(in: Folder())
        let inner = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for header in ["Content-Length : \(inner.count)", "Transfer Encoding: chunked"] {
            let client = try server.connect()
            let head = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\(header)\r\n\r\n"
            _ = client.write(head + inner)
            #expect(try client.receive().status == 400)
            #expect(try client.receiveAll().isEmpty)
        }
        #expect(try server.allRooms().count == 60)
    }

    /// Heads that other software could read differently, with another end of the request.
    @Test func anAmbiguousHeadIsRefusedAndNothingAfterItIsRead() throws {
        let server = try TestServer(in: Folder())
        let inner = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let length = "Content-Length: \(inner.count)"
        let lines = [
            // Folded values, names, and a folded line before the first header.
            "\(length)\r\n x", "X: y\r\n \(length)", "X: y\r\n\t\(length)",
            "Content-Leng: \(inner.count)\r\n th",
            // Without a name.
            ": x\r\n\(length)", ":\r\n\(length)", "X: y\r\n: x\r\n\(length)",
            // Ended by a zero byte.
            "X\0: y\r\n\(length)", "X: y\0\r\n\(length)", "\0\r\n\(length)",
            "Content-Length: 0\0\(inner.count)", "Content-Length\0X: \(inner.count)",
            // Ended by half of a line end.
            "X: y\r\(length)", "X: y\n\(length)",
            // Two mistakes that would cancel out in a sum.
            "X: y\nContent-Length: 0\0",
        ]
        for line in lines {
            let client = try server.connect()
            let head = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\(line)\r\n\r\n"
            _ = client.write(head + inner)
            #expect(try client.receive().status == 400, "\(line.debugDescription)")
            #expect(try client.receiveAll().isEmpty, "\(line.debugDescription)")
        }
        #expect(try server.allRooms().count == 60)
    }

    @Test func aZeroByteInTheAddressIsRefused() throws {
        let server = try TestServer(in: Folder())
        for target in ["/demo/\0", "/demo/\0index.html", "/api/rooms\0?limit=1", "/api/rooms?\0"] {
            #expect(try server.get(target).status == 400, "\(target.debugDescription)")
        }
    }

    /// libmicrohttpd would make the change, and close the connection without an answer.
    @Test func anExpectationWithoutABodyIsRefusedAndChangesNothing() throws {
        let server = try TestServer(in: Folder())
        let client = try server.connect()
        try client.send("POST", "/api/rooms", ["Expect: 100-continue"])
        _ = client.write("POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let reply = try client.receive()
        #expect(reply.status == 417)
        #expect(reply.detail == #""Expect" is "100-continue", expected none"#)
        #expect(try client.receiveAll().isEmpty)
        #expect(try server.allRooms().count == 60)
    }

    @Test func anAddressWithSpacesIsRefused() throws {
        let server = try TestServer(in: Folder())
        let reply = try server.get("/demo/ index.html")
        #expect(reply.status == 400)
        #expect(reply.detail.contains("without spaces"))
    }

    @Test(arguments: ["/demo/", "/api/rooms"])
    func aRequestWithManyParametersIsAnswered(path: String) throws {
        let server = try TestServer(in: Folder())
        for count in [400, 500, 5000] {
            let query = (0..<count).map { "p\($0)" }.joined(separator: "&")
            #expect(try [200, 400, 414].contains(server.get("\(path)?\(query)").status))
        }
    }

    @Test func anOverlongRequestIsRefused() throws {
        let server = try TestServer(in: Folder())
        let long = String(repeating: "a", count: 40_000)
        #expect(try server.get("/\(long)").status == 414)
        #expect(try server.ask("GET", "/demo/", ["Cookie: \(long)"]).status == 431)
        let many = (0..<3000).map { "X-\($0): some value" }
        #expect(try server.ask("GET", "/demo/", many).status == 431)
        #expect(try server.get("/demo/").status == 200)
    }

    /// libmicrohttpd has one memory for the head, for each header and cookie in it, and for the
    /// answer's headers; with too little for those it closes the connection.
    @Test func aRequestIsCarriedOutOnlyIfItsAnswerFits() throws {
        let server = try TestServer(in: Folder())
        let memory = Limits().memory
        func text(_ count: Int) -> String { String(repeating: "a", count: count) }
        let long = stride(from: memory - 2400, to: memory + 100, by: 13).map { ["X: \(text($0))"] }
        let many = (430...490).map { Array(repeating: "a:b", count: $0) }
        let longCookies = stride(from: memory / 2 - 1900, to: memory / 2 + 300, by: 13).map {
            ["Cookie: a=\(text($0))"]
        }
        let manyCookies = (360...430).map { count in
            ["Cookie: " + (0..<count).map { "c\($0 + 100)=1" }.joined(separator: "; ")]
        }
        var made = 0
        for heads in [long, many, longCookies, manyCookies] {
            let statuses = heads.map { headers in
                (try? server.ask("POST", "/api/rooms", headers))?.status
            }
            made += statuses.count { $0 == 201 }
            #expect(statuses.contains(201) && statuses.contains(431))
            #expect(statuses.allSatisfy { $0 == nil || $0 == 201 || $0 == 431 })
        }
        #expect(try server.allRooms().count == 60 + made)
    }

    /// All connections but one send the largest accepted part of a request, and then more.
    @Test func largeRequestsTakeLittleMemory() throws {
        let server = try TestServer(in: Folder())
        let limits = Limits()
        #expect(try server.get("/demo/").status == 200)
        let before = try server.mostMemory
        let clients = try (1..<limits.connections).map { _ in try server.connect() }
        // The address is stored twice: as received, and decoded.
        let target = String(repeating: "a", count: limits.memory - 2000)
        for client in clients { #expect(client.write("GET /\(target) HTTP/1.1\r\nx: ")) }
        // For each of these requests the server also reads from all clients.
        for _ in 0..<20 { #expect(try server.get("/demo/").status == 200) }
        for client in clients { #expect(client.write(String(repeating: "x", count: 2000))) }
        for client in clients { #expect(try client.receive().status == 431) }
        // Plus some memory for the program's own pages.
        let allowed = clients.count * 64 * 1024 + 4 * 1024 * 1024
        #expect(try server.mostMemory - before <= allowed)
    }

    /// Bytes that are not a request get no answer, and the connection closes.
    @Test func nonsenseIsRefusedAndDoesNotAffectOthers() throws {
        let server = try TestServer(in: Folder())
        let host = "Host: localhost\r\n"
        let mistakes: [(text: String, status: Int?)] = [
            ("nonsense\r\n\r\n", nil), ("\u{16}\u{3}\u{1}\r\n\r\n", nil), ("GET\r\n\r\n", nil),
            ("GET / HTTP/1.1\r\n\(host)nonsense\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: x\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n", 413),
            ("GET / HTTP/2.0\r\n\(host)\r\n", 505),
        ]
        for (text, status) in mistakes {
            let client = try server.connect()
            #expect(client.write(text))
            if let status {
                #expect(try client.receive().status == status, "\(text)")
                _ = try client.receiveAll()
            } else {
                #expect(try client.receiveAll().isEmpty, "\(text)")
            }
        }
        // Empty lines before a request are ignored.
        let client = try server.connect()
        #expect(client.write("\r\n\r\n"))
        try client.send("GET", "/demo/")
        #expect(try client.receive().status == 200)
    }
}
