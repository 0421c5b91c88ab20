/// A live room, as the feed server sends it.
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

/// A page of rooms, with the cursor of the next page.
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

/// The server's answer to a request for items by id.
struct CatalogueItems: Decodable {
    let items: [CatalogueItem]
}

/// A shelf and the ids of its items.
struct CatalogueShelf: Decodable {
    let id: String
    let title: String
    let itemIDs: [String]
}

/// A page of shelves, and the cursor of the next page.
struct ShelvesPage: Decodable {
    let shelves: [CatalogueShelf]
    let next: String?
}
