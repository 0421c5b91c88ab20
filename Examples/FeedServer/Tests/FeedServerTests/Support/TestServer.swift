import Foundation

@testable import FeedServer

/// A server with its own page and database, ready for requests.
final class TestServer {
    private let process: FeedServerProcess
    /// The folder of the server, which must live as long as the server.
    private let folder: Folder
    let port: UInt16

    /// - Parameters:
    ///   - folder: Contains the page in `Web` and the database.
    ///   - port: 0 for any free port.
    /// - Throws: An error if the server does not start.
    init(in folder: Folder, port: UInt16 = 0) throws {
        self.folder = folder
        process = try FeedServerProcess(Self.arguments(in: folder) + ["--port", "\(port)"])
        let line = process.firstLine()
        let address = line.split(separator: ":").last?.dropLast(2)
        guard let address, let port = UInt16(address) else {
            throw Failure("it did not start: \(line)\(process.end().errors)")
        }
        self.port = port
    }

    /// The arguments for the page and the database of a folder.
    static func arguments(in folder: Folder) throws -> [String] {
        try folder.write("front", to: "Web/demo/index.html")
        return ["--root", folder.path("Web"), "--database", Self.database(in: folder)]
    }

    static func database(in folder: Folder) -> String { folder.path("data/feed.sqlite") }

    /// SQLite's check of a database that no process uses; "ok" if the database is correct.
    static func check(_ folder: Folder) throws -> String? {
        let connection = try Connection(path: database(in: folder))
        return try Statement("PRAGMA integrity_check", on: connection).first { $0.text(0) }
    }

    /// The size of a file in bytes; 0 for a missing file.
    static func size(of file: String) -> Int {
        var status = stat()
        return stat(file, &status) == 0 ? Int(status.st_size) : 0
    }

    func send(_ signal: CInt) { process.send(signal) }

    /// The number of open descriptors.
    var descriptors: Int { get throws { try process.descriptors.count } }

    /// The number of the next free descriptor.
    var nextDescriptor: Int {
        get throws {
            let open = try process.descriptors
            return (0...).first { !open.contains($0) } ?? 0
        }
    }

    /// The largest memory of the server so far, in bytes.
    var mostMemory: Int { get throws { try process.mostMemory } }

    func limitFiles(to size: Int?) throws { try process.limitFiles(to: size) }

    func limitDescriptors(to number: Int) throws { try process.limitDescriptors(to: number) }

    func end() -> FeedServerProcess.End { process.end() }

    func connect() throws -> Client { try Client(port: port) }

    /// Sends a request on a new connection.
    func ask(_ method: String, _ target: String, _ headers: [String] = []) throws -> Reply {
        let client = try connect()
        try client.send(method, target, headers)
        return try client.receive(hasBody: method != "HEAD")
    }

    func get(_ target: String) throws -> Reply { try ask("GET", target) }

    /// All rooms, page by page.
    func allRooms() throws -> [RoomBody] {
        var page = try get("/api/rooms?limit=50").decoded(as: RoomsBody.self)
        var rooms = page.rooms
        while let next = page.next {
            page = try get("/api/rooms?limit=50&after=\(next)").decoded()
            rooms += page.rooms
        }
        return rooms
    }
}
