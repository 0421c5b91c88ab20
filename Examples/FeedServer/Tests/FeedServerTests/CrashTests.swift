import Foundation
import Testing

@testable import FeedServer

/// Tests that kill the server at random times.
struct CrashTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// After each kill the database contains all acknowledged changes, once and complete.
    ///
    /// Other changes in the database were in progress.
    @Test(arguments: 0..<4) func killedDuringWritesItLosesNothing(round: Int) throws {
        var random = Seed.generator("kill", round: round)
        var known = Set((1...Room.firstCount).map { "room-\($0)" })
        for life in 0..<8 {
            let seed = "RONDO_SEED=\(Seed.value), round \(round), life \(life)"
            let server = try TestServer(in: folder)
            var ids = known.sorted()[...]
            let writers = try (0..<4).map { _ in
                defer { ids = ids.dropFirst(10) }
                return try Writer(server, removing: ids.prefix(10))
            }
            for turn in 0..<random.whole(in: 0...60) { try writers[turn % 4].receive() }
            server.send(SIGKILL)
            #expect(server.end().status == nil)
            // Includes answers that were sent before the kill.
            for writer in writers { while (try? writer.receive()) != nil {} }

            let rooms = try TestServer(in: folder).allRooms()
            let found = Set(rooms.map(\.id))
            #expect(found.count == rooms.count, "twice; \(seed)")
            for room in rooms { #expect(room.isWhole, "half: \(room); \(seed)") }
            let underWay = writers.flatMap(\.underWay)
            for writer in writers { known = known.union(writer.added).subtracting(writer.removed) }
            let lost = known.subtracting(found).subtracting(underWay.compactMap(\.self))
            #expect(lost.isEmpty, "lost; \(seed)")
            let new = found.subtracting(known)
            #expect(new.count <= underWay.count { $0 == nil }, "not asked for: \(new); \(seed)")
            known = found
        }
        // The check comes last because it copies back the log, which all runs share.
        #expect(try TestServer.check(folder) == "ok", "RONDO_SEED=\(Seed.value), round \(round)")
    }

    /// Kills happen during resets; a reset replaces all rooms.
    @Test(arguments: 0..<4) func killedDuringResetsItHasExactlyTheFirstRooms(round: Int) throws {
        var random = Seed.generator("reset", round: round)
        for life in 0..<4 {
            let server = try TestServer(in: folder)
            let client = try server.connect()
            for _ in 0..<20 { try client.send("POST", "/api/reset") }
            for _ in 0..<random.whole(in: 1...10) {
                #expect(try client.receive().status == 204)
            }
            server.send(SIGKILL)
            #expect(server.end().status == nil)

            let found = try TestServer(in: folder).allRooms().map(\.id)
            let first = (1...Room.firstCount).reversed().map { "room-\($0)" }
            #expect(found == first, "RONDO_SEED=\(Seed.value), round \(round), life \(life)")
        }
    }

    /// After a kill during the first start the file has all of the first content or is empty.
    @Test(arguments: 0..<6) func killedDuringItsFirstStartItStartsAgain(round: Int) throws {
        var random = Seed.generator("start", round: round)
        let process = try FeedServerProcess(try TestServer.arguments(in: folder) + ["--port", "0"])
        let database = TestServer.database(in: folder)
        // The complete content is larger, and the log keeps it until the server ends.
        let size = round == 0 ? 0 : random.whole(in: 1...200_000)
        var isLast = false
        while access(database, F_OK) != 0 || TestServer.size(of: database + "-wal") < size {
            try #require(!isLast, "the log has no \(size) bytes")
            // The server has finished writing, whether it is ready or has ended.
            isLast = process.isReadable
        }
        process.send(SIGKILL)
        #expect(process.end().status == nil)

        let server = try TestServer(in: folder)
        #expect(try server.allRooms().count == 60)
        let items = try server.get("/api/items?ids=item-1,item-2000").decoded(as: ItemsBody.self)
        #expect(items.items.count == 2)
        let shelf = try server.get("/api/shelves?limit=1&after=s5j").decoded(as: ShelvesBody.self)
        #expect(shelf.shelves.first?.id == "shelf-200")
        #expect(try TestServer.check(folder) == "ok")
    }
}
