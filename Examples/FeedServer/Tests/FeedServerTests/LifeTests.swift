import Foundation
import Testing

@testable import FeedServer

/// Starting, ending and killing the server.
struct LifeTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
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

    @Test(arguments: [SIGTERM, SIGINT]) func aSignalEndsItWithoutOutput(signal: CInt) throws {
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

    @Test func theEndStopsDelaysAndStillAnswers() throws {
        let server = try TestServer(in: folder)
        let reader = try server.connect()
        let writer = try server.connect()
        let idle = try server.connect()
        try reader.send("GET", "/api/rooms?delay=30000&limit=1")
        try writer.send("POST", "/api/rooms?delay=30000")
        // Both requests have arrived when a later request is answered.
        #expect(try server.get("/api/rooms").status == 200)
        server.send(SIGTERM)
        #expect(try reader.receive().status == 200)
        #expect(try writer.receive().status == 201)
        #expect(try idle.receiveAll().isEmpty)
        #expect(server.end().status == 0)
        #expect(try TestServer(in: folder).get("/api/rooms/room-61").status == 200)
    }

    @Test func aDatabaseOfALaterVersionIsNotChanged() throws {
        let database = folder.path("later.sqlite")
        do {
            let connection = try Connection(path: database)
            try connection.run("CREATE TABLE room (later TEXT)")
            try connection.run("PRAGMA user_version = 2")
        }
        try expectRefusal(of: database, "the database has version 2, expected 1 or none")
    }

    @Test(arguments: [(0, "other"), (1, "other"), (1, "room")])
    func aDatabaseOfAnotherProgramIsNotChanged(version: Int, table: String) throws {
        let database = folder.path("other.sqlite")
        do {
            let connection = try Connection(path: database)
            try connection.run("CREATE TABLE \(table) (text TEXT)")
            try connection.run("PRAGMA user_version = \(version)")
        }
        try expectRefusal(
            of: database,
            "the database is not one of feed-server: it has other tables"
        )
    }

    @Test func aFileThatIsNoDatabaseIsNotChanged() throws {
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
