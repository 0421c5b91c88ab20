/// A live room, as the feed server tells of it.
struct Room: Decodable {
    let id: String
    let title: String
    let host: String
    let viewers: Int
    /// In degrees, as `oklch()` of CSS counts them.
    let hue: Double
    /// The path of its picture.
    let cover: String
}

/// Rooms, and the cursor of those after them.
struct RoomsPage: Decodable {
    let rooms: [Room]
    let next: String?
}

/// A film, an album or a story on a shelf.
struct CatalogueItem: Decodable {
    let id: String
    let title: String
    let subtitle: String
    /// In degrees, as `oklch()` of CSS counts them.
    let hue: Double
    /// The path of its picture.
    let cover: String
}

/// What the server answers when it is asked for items by their ids.
struct CatalogueItems: Decodable {
    let items: [CatalogueItem]
}

/// A shelf and the ids of what stands on it.
struct CatalogueShelf: Decodable {
    let id: String
    let title: String
    let itemIDs: [String]
}

/// Shelves, and the cursor of those after them.
struct ShelvesPage: Decodable {
    let shelves: [CatalogueShelf]
    let next: String?
}
