/// An item of the catalogue, for shelves.
struct Item: Equatable {
    let id: String
    let title: String
    let subtitle: String
    /// The hue of its cover, in degrees of CSS `oklch()`; 0...359.
    let hue: Int
}

extension Item {
    /// The number of items: one for each pair of an adjective and a noun.
    static var count: Int { adjectives.count * nouns.count }

    /// The item of a number in `1...count`, with a unique title.
    init(number: Int) {
        let id = "item-\(number)"
        var random = SeededGenerator("content of \(id)")
        let (round, adjective) = (number - 1).quotientAndRemainder(
            dividingBy: Self.adjectives.count
        )
        // Neighbours get different nouns; 7 has no common factor with the number of nouns.
        let noun = (round + 7 * adjective) % Self.nouns.count
        self.init(
            id: id,
            title: "The \(Self.adjectives[adjective]) \(Self.nouns[noun])",
            subtitle: Self.subtitle(&random),
            hue: CoverIdentity(id).hue
        )
    }

    private static func subtitle(_ random: inout SeededGenerator) -> String {
        switch random.whole(in: 0...5) {
        case 0: "Film · 1 h \(random.whole(in: 10...55)) min"
        case 1: "Album · \(random.whole(in: 7...16)) tracks"
        case 2: "Story · \(random.whole(in: 9...48)) min"
        case 3: "Series · \(random.whole(in: 4...12)) episodes"
        case 4: "Documentary · \(random.whole(in: 38...59)) min"
        default: "Radio play · \(random.whole(in: 25...56)) min"
        }
    }

    private static let adjectives = [
        "Amber", "Bright", "Broken", "Careful", "Clever", "Copper", "Crooked", "Distant", "Early",
        "Empty", "Faithful", "Forgotten", "Gentle", "Glass", "Golden", "Hidden", "Hollow", "Hungry",
        "Invisible", "Last", "Little", "Lonely", "Midnight", "Narrow", "Northern", "Paper",
        "Patient", "Quiet", "Restless", "Salt", "Second", "Silver", "Sleeping", "Stubborn",
        "Summer", "Tall", "Travelling", "Upside-Down", "Winter", "Wooden",
    ]

    private static let nouns = [
        "Acrobat", "Almanac", "Balcony", "Bridge", "Cartographer", "Cathedral", "Clockmaker",
        "Comet", "Compass", "Diver", "Echo", "Elephant", "Ferry", "Fox", "Garden", "Gardener",
        "Guest", "Harbour", "Heron", "Hotel", "House", "Island", "Journey", "Juggler", "Kite",
        "Ladder", "Lantern", "Letter", "Librarian", "Lighthouse", "Market", "Meadow", "Mirror",
        "Moon", "Observatory", "Orchard", "Orchestra", "Painter", "Parade", "Pilot", "Promise",
        "River", "Secret", "Staircase", "Storm", "Theatre", "Train", "Umbrella", "Village", "Whale",
    ]
}
