/// The next page.
struct Cursor: Sendable {
    /// The first page.
    static let first = Cursor(query: [:])

    /// The cursor in a request.
    let query: [String: String]
}

extension Cursor: Decodable {
    init(from decoder: any Decoder) throws {
        query = ["after": try decoder.singleValueContainer().decode(String.self)]
    }
}

/// A live room.
struct Room: Decodable, Identifiable, Sendable {
    let id: String
    let title: String
    let host: String
    let viewers: Int
    /// The hue of its cover, in degrees of OKLCH.
    let hue: Double
}

/// Rooms with equal ids are equal.
extension Room: Hashable {
    static func == (a: Room, b: Room) -> Bool { a.id == b.id }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

struct RoomsPage: Decodable, Sendable {
    let rooms: [Room]
    /// The next page, nil at the end.
    let next: Cursor?
}

/// An item on shelves.
struct Item: Decodable, Identifiable, Sendable {
    let id: String
    let title: String
    let subtitle: String
    /// The hue of its cover, in degrees of OKLCH.
    let hue: Double
}

struct Shelf: Decodable, Identifiable, Sendable {
    let id: String
    let title: String
    let itemIDs: [Item.ID]
}

struct ShelvesPage: Decodable, Sendable {
    let shelves: [Shelf]
    /// The next page, nil at the end.
    let next: Cursor?
}
