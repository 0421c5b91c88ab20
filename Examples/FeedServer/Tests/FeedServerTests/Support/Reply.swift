import Foundation

@testable import FeedServer

/// An answer, as read by a client.
struct Reply {
    let status: Int
    /// The headers, with names in lower case.
    let headers: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    /// Reads an answer from the beginning of some bytes.
    ///
    /// - Returns: The answer and its length in bytes; nil if bytes are missing.
    static func parse(_ bytes: Data, hasBody: Bool) -> (Reply, length: Int)? {
        guard let blank = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<blank.lowerBound], as: UTF8.self)
            .components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let halves = line.split(separator: ":", maxSplits: 1).map(String.init)
            headers[halves[0].lowercased()] = halves.last?.trimmingCharacters(in: .whitespaces)
        }
        let size = hasBody ? headers["content-length"].flatMap { Int($0) } ?? 0 : 0
        guard bytes.endIndex - blank.upperBound >= size else { return nil }
        let end = blank.upperBound + size
        let reply = Reply(
            status: Int(lines[0].split(separator: " ")[1]) ?? 0,
            headers: headers,
            body: Data(bytes[blank.upperBound..<end])
        )
        return (reply, length: end - bytes.startIndex)
    }

    /// The body, decoded as JSON.
    func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw Failure("no \(type) in \(status) \(text)")
        }
    }

    /// The detail of a problem.
    var detail: String { (try? decoded(as: ProblemBody.self).detail) ?? "no problem: \(text)" }
}

struct ProblemBody: Decodable {
    let status: Int
    let title: String
    let detail: String
}

struct RoomBody: Decodable, Equatable {
    let id: String
    let title: String
    let host: String
    let viewers: Int
    let hue: Int
    let cover: String
}

extension RoomBody {
    /// Whether all values are those of the room with this number.
    var isWhole: Bool {
        guard let number = Int64(id.dropFirst("room-".count)) else { return false }
        let room = Room(number: number)
        return [id, title, host] == [room.id, room.title, room.host]
            && [viewers, hue] == [room.viewers, room.hue] && cover == "/api/covers/\(id).svg"
    }
}

struct RoomsBody: Decodable {
    let rooms: [RoomBody]
    let next: String?
}

struct ItemBody: Decodable, Equatable {
    let id: String
    let title: String
    let subtitle: String
    let hue: Int
    let cover: String
}

struct ItemsBody: Decodable {
    let items: [ItemBody]
}

struct ShelfBody: Decodable, Equatable {
    let id: String
    let title: String
    let itemIDs: [String]
}

struct ShelvesBody: Decodable {
    let shelves: [ShelfBody]
    let next: String?
}
