/// A generated room; the same number always gives the same room.
struct Room {
    let number: Int

    var title: String {
        "\(Self.moods[number % Self.moods.count]) \(Self.things[number / 3 % Self.things.count])"
    }

    var host: String { Self.hosts[number * 7 % Self.hosts.count] }

    var viewers: Int { 40 + number * 7919 % 4200 }

    /// One of the colours of `Style`.
    var hue: Int { number * 5 }

    private static let moods = ["Late", "Quiet", "Golden", "Wild", "Slow", "Bright", "Blue"]
    private static let things = [
        "Kitchen", "Harbour", "Piano", "Garden", "Studio", "Stargazing", "Pottery", "Rehearsal",
    ]
    private static let hosts = [
        "Mira", "Jonas", "Ada", "Kofi", "Lin", "Noor", "Sam", "Iris", "Theo",
    ]
}
