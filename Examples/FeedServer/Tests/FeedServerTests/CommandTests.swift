import Foundation
import Testing

/// The command line of the server.
struct CommandTests {
    private let folder: Folder
    private let usual: [String]

    init() throws {
        folder = try Folder()
        usual = try TestServer.arguments(in: folder)
    }

    @Test func itPrintsItsAddressAndNothingElse() throws {
        let process = try FeedServerProcess(usual + ["--port", "0"])
        let line = process.firstLine()
        #expect(line.wholeMatch(of: /http:\/\/127\.0\.0\.1:[1-9][0-9]*\/\n/) != nil)
        process.send(SIGTERM)
        let end = process.end()
        #expect(end.output.isEmpty)
        #expect(end.errors.isEmpty)
    }

    @Test func theFolderOfTheDatabaseIsCreated() throws {
        let database = folder.path("some/where/deep/feed.sqlite")
        let process = try FeedServerProcess(
            ["--root", folder.path("Web"), "--database", database, "--port", "0"]
        )
        #expect(!process.firstLine().isEmpty)
        #expect(FileManager.default.fileExists(atPath: database))
    }

    @Test func aFolderThatCannotBeCreatedIsNamed() throws {
        let end = try FeedServerProcess(
            [
                "--root", folder.path("Web"), "--database", "/proc/nothing/feed.sqlite", "--port",
                "0",
            ]
        ).end()
        #expect(end.status == 1)
        #expect(end.errors.hasPrefix("feed-server: cannot make the folder /proc/nothing: "))
    }

    @Test func aPortInUseIsNamedAndNothingIsCreated() throws {
        let server = try TestServer(in: folder)
        let other = try Folder()
        let end = try FeedServerProcess(
            try TestServer.arguments(in: other) + ["--port", "\(server.port)"]
        ).end()
        #expect(end.status == 1)
        #expect(end.output.isEmpty)
        let problem = "cannot listen on 127.0.0.1, port \(server.port): Address already in use"
        #expect(end.errors == "feed-server: \(problem)\n")
        #expect(!FileManager.default.fileExists(atPath: other.path("data")))
    }

    @Test func withoutAPortEachTakesTheNextFreeOne() throws {
        let processes = try [FeedServerProcess(usual), FeedServerProcess(usual)]
        let ports = processes.compactMap { UInt16($0.firstLine().dropLast(2).suffix(4)) }
        #expect(Set(ports).count == 2)
        #expect(ports.allSatisfy { (8080...8179).contains($0) })
    }

    @Test func twoServersThatStartAtOnceShareADatabase() throws {
        let process = try FeedServerProcess(usual + ["--port", "0"])
        let servers = try [TestServer(in: folder), TestServer(in: folder)]
        #expect(!process.firstLine().isEmpty)
        for turn in 0..<20 {
            #expect(try servers[turn % 2].ask("POST", "/api/rooms").status == 201)
        }
        #expect(try servers[0].allRooms() == servers[1].allRooms())
    }

    @Test func aWrongArgumentIsNamedWithItsRule() throws {
        let root = ["--root", folder.path("Web")]
        let database = ["--database", folder.path("feed.sqlite")]
        let ports = "expected a whole number from 0 to 65535"
        let mistakes: [(arguments: [String], problem: String)] = [
            ([], "--root is missing, expected the folder of the page"),
            (root, "--database is missing, expected the file of the database"),
            (database, "--root is missing, expected the folder of the page"),
            (root + ["--database"], "--database has no value"),
            (root + ["--database", ""], "--database has no value"),
            (usual + ["--root", "x"], "--root is given twice, expected once"),
            (usual + ["--verbose"], #"unknown argument "--verbose""#),
            (["serve"] + usual, #"unknown argument "serve""#),
            (usual + ["--port", "http"], #"--port is "http", \#(ports)"#),
            (usual + ["--port", "65536"], #"--port is "65536", \#(ports)"#),
            (usual + ["--port", "-1"], #"--port is "-1", \#(ports)"#),
            (database + ["--root", "/nothing"], #"--root is "/nothing", expected a folder"#),
            (database + ["--root", "/etc/passwd"], #"--root is "/etc/passwd", expected a folder"#),
        ]
        for mistake in mistakes {
            let end = try FeedServerProcess(mistake.arguments).end()
            #expect(end.status == 2)
            #expect(end.output.isEmpty)
            #expect(end.errors.hasPrefix("feed-server: \(mistake.problem)\nusage: feed-server "))
        }
    }

    @Test func helpIsPrintedOnRequest() throws {
        let end = try FeedServerProcess(["--help"]).end()
        #expect(end.status == 0)
        #expect(end.output.hasPrefix("usage: feed-server "))
        #expect(end.errors.isEmpty)
    }
}
