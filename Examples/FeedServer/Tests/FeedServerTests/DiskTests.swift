import Foundation
import Testing

@testable import FeedServer

/// A full disk, simulated by a limit of file sizes.
struct DiskTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// The limit for the growth of the log, in bytes; 5000 is reached during a change, which is
    /// then partly written.
    @Test(arguments: [0, 1, 5000, 100_000]) func aFullDiskLosesNothing(room: Int) throws {
        let server = try TestServer(in: folder)
        let log = TestServer.database(in: folder) + "-wal"
        try server.limitFiles(to: TestServer.size(of: log) + room)
        var known = Set((1...Room.firstCount).map { "room-\($0)" })
        var reply = try server.ask("POST", "/api/rooms")
        while reply.status == 201 {
            known.insert(try reply.decoded(as: RoomBody.self).id)
            reply = try server.ask("POST", "/api/rooms")
        }
        #expect(reply.status == 507)
        #expect(reply.detail.hasPrefix("the disk is full, and nothing was changed: "))
        #expect(try server.ask("POST", "/api/reset").status == 507)
        #expect(try server.ask("DELETE", "/api/rooms/room-1").status == 507)
        #expect(try Set(server.allRooms().map(\.id)) == known)

        try server.limitFiles(to: nil)
        known.insert(try server.ask("POST", "/api/rooms").decoded(as: RoomBody.self).id)
        #expect(try server.ask("DELETE", "/api/rooms/room-1").status == 204)
        known.remove("room-1")
        #expect(try Set(server.allRooms().map(\.id)) == known)
        #expect(try Set(TestServer(in: folder).allRooms().map(\.id)) == known)
    }

    @Test func aKillOnAFullDiskLosesNothing() throws {
        let server = try TestServer(in: folder)
        try server.limitFiles(
            to: TestServer.size(of: TestServer.database(in: folder) + "-wal") + 5000
        )
        var known: Set<String> = []
        while case let reply = try server.ask("POST", "/api/rooms"), reply.status == 201 {
            known.insert(try reply.decoded(as: RoomBody.self).id)
        }
        server.send(SIGKILL)
        #expect(server.end().status == nil)
        let rooms = try TestServer(in: folder).allRooms()
        #expect(Set(rooms.prefix(rooms.count - Room.firstCount).map(\.id)) == known)
        #expect(try TestServer.check(folder) == "ok")
    }

    @Test func withoutDiskSpaceForTheFirstContentItDoesNotStart() throws {
        // The limit is in blocks of 512 bytes.
        let arguments = ["-c", #"ulimit -f 100; exec "$@""#, "sh", FeedServerProcess.program]
        let end = try FeedServerProcess(
            arguments + TestServer.arguments(in: folder) + ["--port", "0"],
            program: "/bin/sh"
        ).end()
        #expect(end.status == 1)
        #expect(end.output.isEmpty)
        #expect(end.errors.hasPrefix("feed-server: cannot run "))
        #expect(try TestServer(in: folder).allRooms().count == Room.firstCount)
    }
}
