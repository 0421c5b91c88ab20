import Foundation
import Testing

/// Delays and failures on purpose.
struct DisturbanceTests {
    @Test func aDelayedAnswerDoesNotDelayAnother() throws {
        let server = try TestServer(in: Folder())
        let slow = try server.connect()
        try slow.send("GET", "/api/rooms?delay=30000")
        // More connections than a browser opens, and than servers have threads.
        let others = try (0..<40).map { _ in
            let other = try server.connect()
            try other.send("GET", "/api/rooms?delay=30000")
            return other
        }
        #expect(try server.get("/api/rooms").status == 200)
        #expect(!slow.isReadable)
        #expect(!others.contains { $0.isReadable })
    }

    @Test func aDelayedAnswerDoesNotComeEarly() throws {
        let server = try TestServer(in: Folder())
        let start = ContinuousClock.now
        #expect(try server.get("/api/rooms?delay=30").status == 200)
        #expect(ContinuousClock.now - start >= .milliseconds(30))
    }

    @Test func ofTwoDelaysTheShorterEndsFirst() throws {
        let server = try TestServer(in: Folder())
        let long = try server.connect()
        try long.send("GET", "/api/rooms?delay=30000")
        #expect(try server.get("/api/rooms?delay=20").status == 200)
        #expect(!long.isReadable)
    }

    @Test func aConnectionCanBeReusedAfterADelay() throws {
        let server = try TestServer(in: Folder())
        let client = try server.connect()
        for _ in 0..<3 {
            try client.send("GET", "/api/rooms?delay=1&limit=1")
            try client.send("GET", "/api/rooms?limit=2")
            #expect(try client.receive().decoded(as: RoomsBody.self).rooms.count == 1)
            #expect(try client.receive().decoded(as: RoomsBody.self).rooms.count == 2)
        }
    }

    @Test func aClientThatLeavesDuringADelayDoesNotAffectOthers() throws {
        let server = try TestServer(in: Folder())
        for _ in 0..<5 { try server.connect().send("GET", "/api/rooms?delay=5") }
        #expect(try server.get("/api/rooms?delay=30").status == 200)
    }

    @Test func aRequestFailsWithTheRequestedStatus() throws {
        let server = try TestServer(in: Folder())
        for status in [400, 404, 418, 429, 500, 503, 599] {
            let reply = try server.get("/api/rooms?fail=\(status)")
            #expect(reply.status == status)
            #expect(reply.headers["content-type"] == "application/problem+json")
            #expect(try reply.decoded(as: ProblemBody.self).status == status)
            #expect(reply.detail == #""fail" is "\#(status)", as was asked"#)
        }
    }

    @Test func aDroppedRequestEndsWithoutAnAnswer() throws {
        let server = try TestServer(in: Folder())
        for target in ["/api/rooms?fail=drop", "/api/rooms?fail=drop&delay=10"] {
            let client = try server.connect()
            try client.send("GET", target)
            #expect(try client.receiveAll().isEmpty)
        }
    }

    @Test func aFailedRequestChangesNothing() throws {
        let server = try TestServer(in: Folder())
        let rooms = try server.allRooms()
        let reply = try server.ask("POST", "/api/rooms?fail=500&delay=5")
        #expect(reply.status == 500)
        #expect(try server.ask("DELETE", "/api/rooms/room-60?fail=503").status == 503)
        let dropped = try server.connect()
        try dropped.send("POST", "/api/rooms?fail=drop")
        #expect(try dropped.receiveAll().isEmpty)
        #expect(try server.allRooms() == rooms)
        _ = try server.ask("POST", "/api/rooms")
        #expect(try server.ask("POST", "/api/reset?fail=500").status == 500)
        #expect(try server.allRooms().count == 61)
    }

    @Test func everyPathOfTheApiFailsOnRequest() throws {
        let server = try TestServer(in: Folder())
        let requests = [
            ("GET", "/api/rooms/room-1?"), ("GET", "/api/items?ids=item-1&"),
            ("GET", "/api/shelves?"), ("GET", "/api/covers/room-1.svg?"),
        ]
        for (method, target) in requests {
            #expect(try server.ask(method, target + "fail=503&delay=1").status == 503)
        }
    }
}
