import Foundation
import Testing

@testable import FeedServer

/// How much of the server one client can take up.
struct LimitTests {
    @Test func aBodyIsRefusedUnread() throws {
        let server = try TestServer(in: Folder())
        for header in [
            "Content-Length: 1", "Content-Length: 999999999", "Transfer-Encoding: chunked",
        ] {
            let reply = try server.ask("POST", "/api/rooms", [header])
            #expect(reply.status == 413)
            #expect(reply.detail == "the request has a body, expected none")
            #expect(try server.ask("GET", "/demo/", [header]).status == 413)
        }
        #expect(try server.ask("POST", "/api/rooms", ["Content-Length: 0"]).status == 201)
        #expect(try server.allRooms().count == 61)
    }

    @Test func aBodyIsNeverTakenForTheNextRequest() throws {
        let server = try TestServer(in: Folder())
        let client = try server.connect()
        let inner = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let head =
            "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(inner.count)\r\n\r\n"
        _ = client.write(head + inner)
        let answers = String(decoding: try client.receiveAll(), as: UTF8.self)
        #expect(answers.components(separatedBy: "HTTP/1.1 ").count == 2)
        #expect(try server.allRooms().count == 60)
    }

    /// Whatever a header with a space in its name announces, it is not the next request.
    @Test func aHeaderWithoutANameIsRefusedAndNothingBehindItIsRead() throws {
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

    @Test func anAddressWithSpacesIsRefused() throws {
        let server = try TestServer(in: Folder())
        let reply = try server.get("/demo/ index.html")
        #expect(reply.status == 400)
        #expect(reply.detail.contains("without spaces"))
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

    /// What is no request at all is not answered, the connection is closed in any case.
    @Test func nonsenseIsRefusedAndHarmsNobody() throws {
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
        // Empty lines before a request are nothing.
        let client = try server.connect()
        #expect(client.write("\r\n\r\n"))
        try client.send("GET", "/demo/")
        #expect(try client.receive().status == 200)
    }

    /// A server within the tests that answers everything at once, unless it is told to wait.
    private func server(_ change: (inout Limits) -> Void) throws -> LocalServer {
        var limits = Limits()
        change(&limits)
        return try LocalServer(limits) { request in
            let isSlow = request.target == Array("/slow".utf8)
            let size = request.target == Array("/large".utf8) ? Self.large : 1
            return Answer(after: isSlow ? .milliseconds(50) : .zero) {
                .response(Response(body: .bytes(Array(repeating: 0, count: size))))
            }
        }
    }

    /// More than the system keeps for a client that does not read, in bytes.
    private static let large = 30_000_000

    @Test func aRequestThatNeverEndsIsCutOff() throws {
        let server = try server { $0.requestTime = .milliseconds(60) }
        let beginnings = ["", "GET", "GET /demo/ HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: local"]
        let clients = try beginnings.map { beginning in
            let client = try Client(port: server.port)
            #expect(client.write(beginning))
            return client
        }
        for client in clients { #expect(try client.receiveAll().isEmpty) }
    }

    @Test func aRequestThatTricklesInIsCutOff() throws {
        let server = try server { $0.requestTime = .milliseconds(60) }
        let client = try Client(port: server.port)
        var letters = 0
        #expect(client.write("GET / HTTP/1.1\r\nHost: localhost\r\nX: "))
        // The connection always has something to read, and never enough.
        while !client.waitForNews(milliseconds: 5), client.write("x") { letters += 1 }
        #expect(try client.receiveAll().isEmpty)
        #expect(letters > 0)
    }

    @Test func aConnectionThatIsOfNoUseAnyMoreIsCutOff() throws {
        let server = try server { $0.requestTime = .milliseconds(60) }
        let client = try Client(port: server.port)
        try client.send("GET", "/")
        #expect(try client.receive().status == 200)
        #expect(try client.receiveAll().isEmpty)
    }

    @Test func aClientThatDoesNotReadIsCutOff() throws {
        let server = try server {
            $0.answerTime = .milliseconds(60)
            $0.connections = 1
        }
        let lazy = try Client(port: server.port)
        try lazy.send("GET", "/large")
        // There is room for this one only when the other is gone.
        let next = try Client(port: server.port)
        try next.send("GET", "/")
        #expect(try next.receive().status == 200)
        #expect(try lazy.receiveAll().count < Self.large)
    }

    /// All but one of the connections that there may be: in the midst of a request, of which now and
    /// then a byte arrives, or not reading what they asked for.
    @Test func slowClientsHoldUpNobody() throws {
        let server = try server {
            $0.requestTime = .seconds(3600)
            $0.answerTime = .seconds(3600)
        }
        let clients = try (1..<Limits().connections).map { _ in try Client(port: server.port) }
        let (readers, writers) = (clients.prefix(3), clients.dropFirst(3))
        for reader in readers { try reader.send("GET", "/large") }
        for writer in writers { #expect(writer.write("GET / HTTP/1.1\r\nX: ")) }
        for _ in 0..<20 {
            for writer in writers { #expect(writer.write("x")) }
            let other = try Client(port: server.port)
            try other.send("GET", "/")
            #expect(try other.receive().status == 200)
        }
    }

    @Test func aLargeAnswerArrivesWhole() throws {
        let server = try server { _ in }
        let client = try Client(port: server.port)
        try client.send("GET", "/large")
        #expect(try client.receive().body.count == Self.large)
    }

    @Test func aDelayDoesNotCountAsPatience() throws {
        let server = try server {
            $0.requestTime = .milliseconds(20)
            $0.answerTime = .seconds(20)
        }
        let client = try Client(port: server.port)
        try client.send("GET", "/slow")
        #expect(try client.receive().status == 200)
    }

    @Test func connectionsBeyondTheLimitWaitForOthersToEnd() throws {
        let server = try server {
            $0.connections = 2
        }
        let holders = try (0..<2).map { _ in
            let holder = try Client(port: server.port)
            try holder.send("GET", "/slow", ["Connection: close"])
            return holder
        }
        let waiting = try Client(port: server.port)
        try waiting.send("GET", "/")
        #expect(try waiting.receive().status == 200)
        // One had to be answered before, and all are in the end.
        #expect(holders.contains { $0.hasNews })
        for holder in holders { #expect(try holder.receive().status == 200) }
    }
}
