import Testing

/// A client that has sent many changes in advance, so that changes are always in progress.
final class Writer {
    private let client: Client
    /// The changes without an answer, in order: the id of a room to remove, nil for an addition.
    private(set) var underWay: ArraySlice<String?>
    /// The ids that the server has confirmed as added, and as removed.
    private(set) var added: Set<String> = []
    private(set) var removed: Set<String> = []

    /// - Parameters:
    ///   - server: The server to change.
    ///   - ids: The rooms to remove; a room is added for each id.
    /// - Throws: An error if the server does not accept the requests.
    init(_ server: TestServer, removing ids: some Sequence<String>) throws {
        client = try server.connect()
        underWay = ids.flatMap { [$0, nil] }[...]
        for change in underWay {
            try client.send(change == nil ? "POST" : "DELETE", Self.target(change))
        }
    }

    private static func target(_ id: String?) -> String {
        "/api/rooms" + (id.map { "/\($0)" } ?? "")
    }

    /// Waits for the next answer.
    ///
    /// - Throws: An error if no answer comes.
    func receive() throws {
        let reply = try client.receive()
        switch underWay.popFirst() {
        case let id??:
            #expect(reply.status == 204)
            removed.insert(id)
        case .some(nil):
            #expect(reply.status == 201)
            added.insert(try reply.decoded(as: RoomBody.self).id)
        case nil:
            throw Failure("more answers than requests")
        }
    }
}
