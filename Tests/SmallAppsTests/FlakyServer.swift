@testable import SmallApps

/// The sample server, whose first request fails.
@MainActor
final class FlakyServer {
    private struct Offline: Error {}
    private var hasFailed = false

    var server: Server {
        var server = Server.sample
        server.rooms = { [self] in
            guard await isOnline() else { throw Offline() }
            return try await Server.sample.rooms($0)
        }
        server.genres = { [self] in
            guard await isOnline() else { throw Offline() }
            return try await Server.sample.genres($0)
        }
        return server
    }

    private func isOnline() -> Bool {
        defer { hasFailed = true }
        return hasFailed
    }
}
