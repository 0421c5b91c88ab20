/// A live room of the feed.
struct Room: Equatable {
    let id: String
    let title: String
    let host: String
    let viewers: Int
    /// The hue of its cover, in degrees of CSS `oklch()`; 0...359.
    let hue: Int
}

extension Room {
    /// The number of rooms at the start.
    static let firstCount = 60

    /// The room of a number, from 1 on.
    init(number: Int64) {
        let id = "room-\(number)"
        var random = SeededGenerator("content of \(id)")
        let place = Int((number - 1) % Int64(Self.titles.count))
        // Many rooms are small and a few are large.
        let fame = random.number(in: 0...1)
        self.init(
            id: id,
            title: Self.titles[place],
            host: "\(random.pick(Self.names)) \(random.pick(Self.initials)).",
            viewers: 3 + Int(4000 * fame * fame * fame * fame) + random.whole(in: 0...40),
            hue: CoverIdentity(id).hue
        )
    }

    private static let titles = [
        "Pottery before breakfast", "Night train to the coast", "One pan, four dinners",
        "Watching the tide come in", "Restoring a cello", "Letters read aloud",
        "Rain on a tin roof", "The slow sketchbook", "A lighthouse in the fog",
        "Sourdough, day three", "Mending old radios", "Street piano, no requests",
        "Ask a beekeeper", "Paper boats and other ships", "Quiet chess",
        "From the top of the crane", "Balcony jungle", "Learning to juggle, badly",
        "The museum after hours", "Swifts under the eaves", "Fifty shades of ink",
        "A choir in the stairwell", "Tea with the harbour master", "Building a tiny house",
        "Maps of places that never were", "The last tram", "Drum practice, third floor",
        "Snow cam, kilometre nine", "Carving spoons", "Breakfast in four languages",
        "Dancing with two left feet", "Telescope night", "The crossword hour",
        "Kites over the dunes", "How clocks are cleaned", "A walk without a plan",
        "Jazz in the greenhouse", "Film developed in coffee", "Sheep, gate, sheep",
        "The knitting emergency room", "Ferry crossing, calm sea", "Bookbinding by hand",
        "Small repairs, big words", "Seven ways to fold a napkin", "The allotment at dusk",
        "Voices from the workshop", "Ice swimming club", "Marbles, the whole tournament",
        "A garden in a suitcase", "Bicycles, taken apart", "The organ tuner's day",
        "Poems for the night shift", "Market hall, five in the morning", "Origami dragons",
        "Unboxing grandmother's attic", "The fog horn orchestra", "Wind, grass and a guitar",
        "Glassblowing, live", "Stories for the dog", "Sunrise from the signal box",
    ]

    private static let names = [
        "Ada", "Amaru", "Bela", "Birk", "Cleo", "Dario", "Edda", "Emeka", "Fadil", "Freya",
        "Goran", "Hana", "Idris", "Ilse", "Imani", "Joris", "Kaito", "Keziah", "Lale", "Leif",
        "Linnea", "Malik", "Mira", "Nilo", "Noor", "Odile", "Oskar", "Paloma", "Quentin", "Rania",
        "Runa", "Sami", "Signe", "Tariq", "Tilda", "Uma", "Viggo", "Wanda", "Yara", "Zeno",
    ]

    private static let initials = ["A", "B", "D", "F", "H", "J", "K", "L", "M", "O", "R", "T", "V"]
}
