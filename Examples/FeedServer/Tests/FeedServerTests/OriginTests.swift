import Testing

/// Requests from pages of other origins in a browser on this machine.
struct OriginTests {
    private let server: TestServer

    init() throws {
        server = try TestServer(in: Folder())
    }

    private func ask(_ head: String...) throws -> Reply {
        let client = try server.connect()
        _ = client.write(head.joined(separator: "\r\n") + "\r\n\r\n")
        return try client.receive()
    }

    @Test func thisMachineIsAnswered() throws {
        for host in ["localhost", "127.0.0.1", "LocalHost", "localhost:8080", "127.0.0.1:1"] {
            #expect(try ask("GET /api/rooms HTTP/1.1", "Host: \(host)").status == 200)
        }
    }

    @Test func anotherHostIsRefused() throws {
        for host in [
            "rondo.example", "rondo.example:8080", "localhost.example", "127.0.0.1.example",
            "10.0.0.1",
            "localhost:", "localhost:x", "localhost:0", "localhost:99999", "localhost:80:80",
            "user@localhost", "",
        ] {
            for target in ["/api/rooms", "/demo/", "/"] {
                #expect(try ask("GET \(target) HTTP/1.1", "Host: \(host)").status == 421)
            }
        }
    }

    @Test func aRequestHasOneHost() throws {
        let reply = try ask("GET / HTTP/1.1")
        #expect(reply.status == 400)
        #expect(reply.detail == #""Host" is given 0 times, expected once"#)
        #expect(try ask("GET / HTTP/1.0").status == 400)
        #expect(try ask("GET / HTTP/1.1", "Host: localhost", "Host: rondo.example").status == 400)
    }

    /// Two servers in a row could read different hosts.
    @Test func nothingIsReadAfterARequestWithoutExactlyOneHost() throws {
        let next = "DELETE /api/rooms/room-60 HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for method in ["GET", "HEAD", "POST", "DELETE"] {
            for hosts in ["", "Host: localhost\r\nHost: localhost\r\n"] {
                let client = try server.connect()
                _ = client.write("\(method) /api/rooms HTTP/1.1\r\n\(hosts)\r\n\(next)")
                #expect(try client.receive(hasBody: method != "HEAD").status == 400)
                #expect(try client.receiveAll().isEmpty, "\(method), \(hosts)")
            }
        }
        #expect(try server.allRooms().count == 60)
    }

    @Test func anotherOriginChangesNothing() throws {
        for header in [
            "Origin: http://rondo.example", "Origin: null", "Origin: https://localhost",
            "Origin: http://localhost:1", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
        ] {
            #expect(try server.ask("POST", "/api/rooms", [header]).status == 403)
            #expect(try server.ask("DELETE", "/api/rooms/room-60", [header]).status == 403)
            #expect(try server.ask("POST", "/api/reset", [header]).status == 403)
            #expect(try server.allRooms().count == 60)
        }
    }

    @Test func thePageItselfCanMakeChanges() throws {
        let headers = ["Origin: http://localhost", "Sec-Fetch-Site: same-origin"]
        #expect(try server.ask("POST", "/api/rooms", headers).status == 201)
        #expect(try server.ask("DELETE", "/api/rooms/room-61", headers).status == 204)
    }

    @Test func noOtherOriginCanRead() throws {
        let reply = try server.ask("GET", "/api/rooms", ["Origin: http://rondo.example"])
        #expect(!reply.headers.keys.contains { $0.hasPrefix("access-control") })
    }
}
