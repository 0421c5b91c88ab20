import Foundation
import Testing

@testable import FeedServer

/// A database that another program has changed or deleted.
struct DamageTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// Sets the last used number of rooms.
    private func setLastNumber(_ number: Int64) throws {
        let connection = try Connection(path: TestServer.database(in: folder))
        try connection.run("UPDATE sqlite_sequence SET seq = \(number) WHERE name = 'room'")
    }

    @Test(arguments: [Int64.max, Int64.max - 1, -1, -2, -61, Int64.min])
    func anUnusableCounterIsReportedUntilAReset(number: Int64) throws {
        let server = try TestServer(in: folder)
        try setLastNumber(number)
        for _ in 0..<2 {
            let reply = try server.ask("POST", "/api/rooms")
            #expect(reply.status == 500)
            #expect(
                reply.detail == "cannot number a room: the last number is \(number), "
                    + "expected 0 to 9223372036854775805"
            )
        }
        #expect(try server.allRooms().count == Room.firstCount)
        #expect(try server.ask("POST", "/api/reset").status == 204)
        #expect(try server.ask("POST", "/api/rooms").status == 201)
        server.send(SIGTERM)
        let end = server.end()
        #expect(end.status == 0)
        #expect(end.errors.hasPrefix("feed-server: cannot number a room: "))
    }

    @Test func theLastPossibleNumbersAreUsed() throws {
        let server = try TestServer(in: folder)
        try setLastNumber(Int64.max - 2)
        let room = try server.ask("POST", "/api/rooms").decoded(as: RoomBody.self)
        #expect(room.id == "room-\(Int64.max - 1)")
        #expect(try server.allRooms().first == room)
        #expect(try server.ask("POST", "/api/rooms").status == 500)
    }

    /// The file and its log; a restart needs both.
    @Test(arguments: [["", "-wal", "-shm"], [""], ["-wal"]])
    func aChangeOfADeletedDatabaseIsNotAcknowledged(ends: [String]) throws {
        let server = try TestServer(in: folder)
        let database = TestServer.database(in: folder)
        #expect(try server.ask("POST", "/api/rooms").status == 201)
        let rooms = try server.allRooms()
        for end in ends { try FileManager.default.removeItem(atPath: database + end) }
        for (method, target) in [
            ("POST", "/api/rooms"), ("DELETE", "/api/rooms/room-1"), ("POST", "/api/reset"),
        ] {
            let reply = try server.ask(method, target)
            #expect(reply.status == 500)
            #expect(reply.detail.hasPrefix("cannot change the database: \(database)"))
            #expect(reply.detail.hasSuffix(" was deleted or replaced; start the server again"))
        }
        #expect(try server.allRooms() == rooms)
        #expect(try server.get("/demo/").status == 200)
        server.send(SIGTERM)
        let end = server.end()
        #expect(end.errors.hasPrefix("feed-server: cannot change the database: "))
    }

    @Test func aReplacedDatabaseIsNotMistakenForTheOldOne() throws {
        let server = try TestServer(in: folder)
        let database = TestServer.database(in: folder)
        let other = try Folder()
        let second = try TestServer(in: other)
        second.send(SIGTERM)
        #expect(second.end().status == 0)
        #expect(rename(TestServer.database(in: other), database) == 0)
        #expect(try server.ask("POST", "/api/rooms").status == 500)
    }
}
