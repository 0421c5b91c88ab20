import Foundation

/// The feed server of `Examples/FeedServer`, with URLSession.
struct FeedServer: Hashable, Sendable {
    static let standardAddress = "http://127.0.0.1:8080"

    /// The address that the user has typed.
    var address: String
    /// The delay of every answer, in milliseconds; 0 to 30,000.
    var delay = 0

    /// A page of rooms, the newest first.
    func rooms(_ cursor: Cursor) async throws -> RoomsPage {
        try await get("rooms", cursor.query)
    }

    /// A page of shelves.
    func shelves(_ cursor: Cursor) async throws -> ShelvesPage {
        try await get("shelves", cursor.query)
    }

    /// The existing items of 1 to 50 ids.
    func items(_ ids: [Item.ID]) async throws -> [Item] {
        let answer: ItemsAnswer = try await get("items", ["ids": ids.joined(separator: ",")])
        return answer.items
    }

    /// Opens a room at the front.
    func addRoom() async throws -> Room {
        try JSONDecoder().decode(Room.self, from: try await send("POST", "rooms"))
    }

    /// Closes a room.
    func removeRoom(_ id: Room.ID) async throws {
        _ = try await send("DELETE", "rooms/\(id)")
    }

    /// Restores the first rooms.
    func reset() async throws {
        _ = try await send("POST", "reset")
    }

    private func get<Answer: Decodable>(
        _ path: String,
        _ query: [String: String]
    ) async throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: try await send("GET", path, query))
    }

    /// Sends a request, which ends when its task is cancelled.
    private func send(
        _ method: String,
        _ path: String,
        _ query: [String: String] = [:]
    ) async throws -> Data {
        var request = URLRequest(url: try url(path, query))
        request.httpMethod = method
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status < 300 else {
            throw (try? JSONDecoder().decode(Problem.self, from: data))
                ?? URLError(.badServerResponse)
        }
        return data
    }

    private func url(_ path: String, _ query: [String: String]) throws -> URL {
        var query = query
        if delay > 0 { query["delay"] = "\(delay)" }
        var components = URLComponents(string: address)
        components?.path = "/api/\(path)"
        if !query.isEmpty {
            components?.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        }
        guard let url = components?.url, url.host != nil else { throw URLError(.badURL) }
        return url
    }
}

/// An error message of the server.
struct Problem: Decodable, LocalizedError {
    let title: String
    let detail: String

    var errorDescription: String? { "\(title): \(detail)" }
}

private struct ItemsAnswer: Decodable {
    let items: [Item]
}
