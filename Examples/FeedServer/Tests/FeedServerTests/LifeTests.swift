import Foundation
import Testing

@testable import FeedServer

/// Starting, ending, and being killed.
struct LifeTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func check(_ database: String) throws -> String? {
        let connection = try Connection(path: database)
        return try Statement("PRAGMA integrity_check", on: connection).first { $0.text(0) }
    }

    /// In bytes; 0 for a file that is not there.
    private func size(of file: String) -> Int {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : 0
    }

    @Test func aRestartKeepsEverything() throws {
        let first = try TestServer(in: folder)
        _ = try first.ask("POST", "/api/rooms")
        _ = try first.ask("DELETE", "/api/rooms/room-5")
        let rooms = try first.allRooms()
        first.send(SIGTERM)
        #expect(first.end().status == 0)
        #expect(try TestServer(in: folder).allRooms() == rooms)
    }

    @Test(arguments: [SIGTERM, SIGINT]) func aSignalEndsItWithoutAWord(signal: CInt) throws {
        let server = try TestServer(in: folder)
        server.send(signal)
        let end = server.end()
        #expect(end.status == 0)
        #expect(end.output.isEmpty)
        #expect(end.errors.isEmpty)
    }

    @Test func theLogIsWrittenBackAtTheEnd() throws {
        let server = try TestServer(in: folder)
        let database = TestServer.database(in: folder)
        #expect(FileManager.default.fileExists(atPath: database + "-wal"))
        server.send(SIGTERM)
        #expect(server.end().status == 0)
        #expect(!FileManager.default.fileExists(atPath: database + "-wal"))
    }

    @Test func theEndCutsDelaysShortAndStillAnswers() throws {
        let server = try TestServer(in: folder)
        let reader = try server.connect()
        let writer = try server.connect()
        let idle = try server.connect()
        try reader.send("GET", "/api/rooms?delay=30000&limit=1")
        try writer.send("POST", "/api/rooms?delay=30000")
        // Both have arrived when a later request is answered.
        #expect(try server.get("/api/rooms").status == 200)
        server.send(SIGTERM)
        #expect(try reader.receive().status == 200)
        #expect(try writer.receive().status == 201)
        #expect(try idle.receiveAll().isEmpty)
        #expect(server.end().status == 0)
        #expect(try TestServer(in: folder).get("/api/rooms/room-61").status == 200)
    }

    /// What was acknowledged is there after a kill, whatever was under way.
    @Test(arguments: 0..<6) func killedAmidWritesItForgetsNothing(round: Int) throws {
        var random = Seed.generator("kill", round: round)
        let server = try TestServer(in: folder)
        // Each connection has many requests sent ahead, so that some are always under way.
        var clients: [(client: Client, removed: [String], acknowledged: Int)] = []
        for number in 0..<3 {
            let client = try server.connect()
            var removed: [String] = []
            for request in 0..<15 {
                removed.append("room-\(15 * number + request + 1)")
                try client.send("DELETE", "/api/rooms/\(removed[request])")
                try client.send("POST", "/api/rooms")
            }
            clients.append((client, removed, 0))
        }
        var added: [String] = []
        var gone: [String] = []
        func acknowledge(_ index: Int) throws {
            let reply = try clients[index].client.receive()
            let count = clients[index].acknowledged
            if count.isMultiple(of: 2) {
                #expect(reply.status == 204)
                gone.append(clients[index].removed[count / 2])
            } else {
                added.append(try reply.decoded(as: RoomBody.self).id)
            }
            clients[index].acknowledged += 1
        }
        for turn in 0..<random.whole(in: 1...60) { try acknowledge(turn % 3) }
        server.send(SIGKILL)
        #expect(server.end().status == nil)
        // Those too whose answers were on the way.
        for index in 0..<3 { while (try? acknowledge(index)) != nil {} }

        let seed = "RONDO_SEED=\(Seed.value), round \(round)"
        let rooms = Set(try TestServer(in: folder).allRooms().map(\.id))
        #expect(rooms.isSuperset(of: added), "lost: \(Set(added).subtracting(rooms)); \(seed)")
        #expect(rooms.isDisjoint(with: gone), "back: \(rooms.intersection(gone)); \(seed)")
        #expect(try check(TestServer.database(in: folder)) == "ok", "\(seed)")
    }

    /// A kill during the first start leaves nothing or all of the first content.
    @Test(arguments: 0..<6) func killedInItsFirstStartItStartsAfresh(round: Int) throws {
        var random = Seed.generator("start", round: round)
        let process = try FeedServerProcess(try TestServer.arguments(in: folder) + ["--port", "0"])
        let database = TestServer.database(in: folder)
        // The whole content takes more, and the log keeps it until the server ends.
        let size = round == 0 ? 0 : random.whole(in: 1...200_000)
        while access(database, F_OK) != 0 || self.size(of: database + "-wal") < size {}
        process.send(SIGKILL)
        #expect(process.end().status == nil)

        let server = try TestServer(in: folder)
        #expect(try server.allRooms().count == 60)
        let items = try server.get("/api/items?ids=item-1,item-2000").decoded(as: ItemsBody.self)
        #expect(items.items.count == 2)
        let shelf = try server.get("/api/shelves?limit=1&after=s5j").decoded(as: ShelvesBody.self)
        #expect(shelf.shelves.first?.id == "shelf-200")
        #expect(try check(database) == "ok")
    }

    @Test func aDatabaseOfALaterVersionIsNotTouched() throws {
        let database = folder.path("later.sqlite")
        do {
            let connection = try Connection(path: database)
            try connection.run("CREATE TABLE room (later TEXT)")
            try connection.run("PRAGMA user_version = 2")
        }
        try expectRefusal(of: database, "the database has version 2, expected 1 or none")
    }

    @Test func aDatabaseOfSomebodyElseIsNotTouched() throws {
        let database = folder.path("other.sqlite")
        try Connection(path: database).run("CREATE TABLE other (text TEXT)")
        try expectRefusal(
            of: database,
            "the database is not one of feed-server: it has other tables"
        )
    }

    @Test func aFileThatIsNoDatabaseIsNotTouched() throws {
        try folder.write(String(repeating: "no database at all ", count: 100), to: "some.txt")
        try expectRefusal(
            of: folder.path("some.txt"),
            "cannot run “PRAGMA user_version”: file is not a database"
        )
    }

    private func expectRefusal(of database: String, _ problem: String) throws {
        let before = try Data(contentsOf: URL(fileURLWithPath: database))
        try folder.write("front", to: "Web/demo/index.html")
        let end = try FeedServerProcess(
            ["--root", folder.path("Web"), "--database", database, "--port", "0"]
        ).end()
        #expect(end.status == 1)
        #expect(end.output.isEmpty)
        #expect(end.errors == "feed-server: \(problem)\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)) == before)
    }
}
