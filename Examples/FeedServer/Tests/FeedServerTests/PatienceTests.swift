import Foundation
import Testing

@testable import FeedServer

/// The time limits of clients, and the limit of connections.
struct PatienceTests {
    /// The time limit in these tests, which is long enough for slow machines.
    private static let hour = Duration.seconds(3600)

    /// A size beyond the system's buffer for a client that does not read, in bytes.
    private static let large = 30_000_000

    /// A server in the test process that answers without a delay, unless a test sets one.
    private func server(connections: Int = Limits().connections) throws -> LocalServer {
        var limits = Limits()
        limits.connections = connections
        limits.requestTime = Self.hour
        limits.answerTime = Self.hour
        return try LocalServer(limits) { request in
            let target = String(decoding: request.target, as: UTF8.self)
            let delays = ["/slow": Duration.milliseconds(50), "/later": Self.hour * 3]
            let size = target == "/large" ? Self.large : 1
            return Answer(after: delays[target] ?? .zero) {
                .response(Response(body: .bytes(Array(repeating: 0, count: size))))
            }
        }
    }

    @Test func aRequestThatNeverEndsIsDisconnected() throws {
        let server = try server()
        let beginnings = ["", "GET", "GET /demo/ HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: local"]
        let clients = try beginnings.map { beginning in
            let client = try Client(port: server.port)
            #expect(client.write(beginning))
            return client
        }
        try server.pass(Self.hour)
        for client in clients { #expect(try client.receiveAll().isEmpty) }
    }

    @Test func aSlowRequestIsDisconnected() throws {
        let server = try server()
        let client = try Client(port: server.port)
        #expect(client.write("GET / HTTP/1.1\r\nHost: localhost\r\nX: "))
        // The server can always read from the connection, but the request is never complete.
        for _ in 0..<2 {
            try server.pass(Self.hour * 0.4)
            #expect(!client.isReadable)
            #expect(client.write("x"))
        }
        try server.pass(Self.hour * 0.4)
        #expect(try client.receiveAll().isEmpty)
    }

    @Test func aCompleteFirstLineGivesNoMoreTime() throws {
        let server = try server()
        let client = try Client(port: server.port)
        for part in ["GET / HT", "TP/1.1\r\n", "Host: localhost\r\n"] {
            #expect(!client.isReadable)
            #expect(client.write(part))
            try server.pass(Self.hour * 0.4)
        }
        #expect(try client.receiveAll().isEmpty)
    }

    @Test func anUnusableConnectionIsClosed() throws {
        let server = try server()
        let client = try Client(port: server.port)
        try client.send("GET", "/")
        #expect(try client.receive().status == 200)
        try server.pass(Self.hour)
        #expect(try client.receiveAll().isEmpty)
    }

    @Test func aClientThatDoesNotReadIsDisconnected() throws {
        let server = try server(connections: 2)
        let lazy = try Client(port: server.port)
        try lazy.send("GET", "/large")
        try server.pass(Self.hour)
        // The second connection is accepted only after the first one is closed.
        let others = try (0..<2).map { _ in try Client(port: server.port) }
        for other in others {
            try other.send("GET", "/")
            #expect(try other.receive().status == 200)
        }
        #expect(try lazy.receiveAll().count < Self.large)
    }

    /// All connections but one send a request byte by byte, or do not read answers.
    @Test func slowClientsDoNotDelayOthers() throws {
        let server = try server()
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

    @Test func aLargeAnswerArrivesCompletely() throws {
        let server = try server()
        let client = try Client(port: server.port)
        try client.send("GET", "/large")
        #expect(try client.receive().body.count == Self.large)
    }

    @Test func aDelayDoesNotCountAsSlowness() throws {
        let server = try server()
        let client = try Client(port: server.port)
        try client.send("GET", "/later")
        try server.pass(Self.hour * 2)
        #expect(!client.isReadable)
        try server.pass(Self.hour)
        #expect(try client.receive().status == 200)
    }

    @Test func connectionsBeyondTheLimitWaitForOthersToEnd() throws {
        let server = try server(connections: 2)
        let holders = try (0..<2).map { _ in
            let holder = try Client(port: server.port)
            try holder.send("GET", "/slow", ["Connection: close"])
            return holder
        }
        let waiting = try Client(port: server.port)
        try waiting.send("GET", "/")
        #expect(try waiting.receive().status == 200)
        // One connection has its answer already, and all get their answers.
        #expect(holders.contains { $0.isReadable })
        for holder in holders { #expect(try holder.receive().status == 200) }
    }
}
