/// A titled list of items.
struct Shelf: Equatable {
    let id: String
    let title: String
    /// The ids of the items, without repetitions.
    let itemIDs: [String]
}

extension Shelf {
    /// The number of shelves: one for each pair of a lead and a tail.
    static var count: Int { leads.count * tails.count }

    /// The number of items on a shelf.
    private static let sizes = 8...40

    /// The shelf of a number in `1...count`, with a unique title.
    init(number: Int) {
        let id = "shelf-\(number)"
        var random = SeededGenerator("content of \(id)")
        let (round, lead) = (number - 1).quotientAndRemainder(dividingBy: Self.leads.count)
        // Neighbours get different tails; 3 has no common factor with the number of tails.
        let tail = (round + 3 * lead) % Self.tails.count
        let size = random.whole(in: Self.sizes)
        var numbers: [Int] = []
        while numbers.count < size {
            let number = random.whole(in: 1...Item.count)
            if !numbers.contains(number) { numbers.append(number) }
        }
        self.init(
            id: id,
            title: "\(Self.leads[lead]) \(Self.tails[tail])",
            itemIDs: numbers.map { "item-\($0)" }
        )
    }

    private static let leads = [
        "Small wonders", "Old favourites", "Quiet voices", "First editions", "Half-hour stories",
        "Slow pictures", "Bright beginnings", "Long journeys", "Hidden corners", "Second chances",
    ]

    private static let tails = [
        "for a rainy afternoon", "for the last train home", "from the coast", "from the mountains",
        "for early risers", "for two", "in black and white", "with a happy end", "under the stars",
        "for a Sunday breakfast", "from a city at night", "with the window open",
        "for the long way round", "after the storm", "for the first frost", "between two trains",
        "for a quiet kitchen", "from beyond the harbour", "to fall asleep to", "to share",
    ]
}
