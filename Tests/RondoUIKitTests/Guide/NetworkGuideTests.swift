import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The guide's server is the code of this file, and works.
@Suite(.serialized) struct NetworkGuideTests {
    @Test func theGuideShowsTheCodeOfThisFile() throws {
        try Guide.expect(5, in: #filePath)
    }

    @Test func pagesAndItemsLoad() async throws {
        #expect(URLProtocol.registerClass(Network.self))
        defer { URLProtocol.unregisterClass(Network.self) }
        let page = try await Server.rooms(after: "a b")
        #expect(page.ids == ["room 1"] && page.next == "/rooms?after=a%20b")
        let films = try await Server.films(["x", "y"])
        #expect(films.map(\.id) == ["/films?ids=x,y"])
    }

    @Test func anHTTPErrorIsThrown() async {
        #expect(URLProtocol.registerClass(Network.self))
        defer { URLProtocol.unregisterClass(Network.self) }
        await #expect(throws: URLError.self) { try await Server.films(["refused"]) }
    }
}

/// Answers requests without a network; the answer contains the request.
private final class Network: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let asked = url.path + "?" + (url.query ?? "")
        let isRefused = asked.contains("refused")
        let answer =
            url.path == "/rooms"
            ? #"{"ids": ["room 1"], "next": "\#(asked)"}"#
            : #"[{"id": "\#(asked)", "title": "T"}]"#
        guard
            let response = HTTPURLResponse(
                url: url,
                statusCode: isRefused ? 500 : 200,
                httpVersion: nil,
                headerFields: nil
            )
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(answer.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

private struct Room {
    typealias ID = String
}

private struct Film: Identifiable, Decodable {
    let id: String
    let title: String
}

private struct RoomPage: Decodable {
    let ids: [Room.ID]
    let next: String?
}

private enum Server {
    static func rooms(after cursor: String) async throws -> RoomPage {
        try await get("/rooms", "after", cursor)
    }

    static func films(_ ids: [Film.ID]) async throws -> [Film] {
        try await get("/films", "ids", ids.joined(separator: ","))
    }

    private static func get<Answer: Decodable>(
        _ path: String,
        _ name: String,
        _ value: String
    ) async throws -> Answer {
        var address = URLComponents()
        address.scheme = "https"
        address.host = "example.com"
        address.path = path
        address.queryItems = [URLQueryItem(name: name, value: value)]
        guard let url = address.url else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
