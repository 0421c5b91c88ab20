/// Which page comes next.
struct Cursor: Sendable {
    /// The first page.
    static let first = Cursor(query: [:])

    /// How the server is asked for it.
    let query: [String: String]
}

extension Cursor: Decodable {
    init(from decoder: any Decoder) throws {
        query = ["after": try decoder.singleValueContainer().decode(String.self)]
    }
}

/// A room in which somebody is live.
struct Room: Decodable, Identifiable, Sendable {
    let id: String
    let title: String
    let host: String
    let viewers: Int
    /// Of its cover, in degrees of OKLCH.
    let hue: Double
}

/// A room is the same whatever it is called and whoever watches.
extension Room: Hashable {
    static func == (a: Room, b: Room) -> Bool { a.id == b.id }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

struct RoomsPage: Decodable, Sendable {
    let rooms: [Room]
    /// The page behind it, nil at the end.
    let next: Cursor?
}

/// Something that stands on shelves.
struct Item: Decodable, Identifiable, Sendable {
    let id: String
    let title: String
    let subtitle: String
    /// Of its cover, in degrees of OKLCH.
    let hue: Double
}

struct Shelf: Decodable, Identifiable, Sendable {
    let id: String
    let title: String
    let itemIDs: [Item.ID]
}

struct ShelvesPage: Decodable, Sendable {
    let shelves: [Shelf]
    /// The page behind it, nil at the end.
    let next: Cursor?
}
