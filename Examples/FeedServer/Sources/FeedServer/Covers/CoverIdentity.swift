/// What makes the cover of an id its own: neighbours in a list never look alike.
struct CoverIdentity {
    /// Of its main colour, in degrees as `oklch()` of CSS counts them; 0...359.
    let hue: Int
    /// Which composition, as an index.
    private let place: Int

    /// The golden angle: however many steps are taken, all lie well apart from each other.
    private static let step = 137.508

    init(_ id: String) {
        // "room-17" is the 17th of its kind; an id without a number is somewhere.
        let digits = String(id.reversed().prefix { $0.isASCII && $0.isNumber }.reversed().suffix(9))
        let kind = SeededGenerator.hash(String(id.dropLast(digits.count)))
        let number = Int(digits) ?? Int(kind >> 40)
        let turns = Double(kind % 360) + Double(number) * Self.step
        hue = Int(turns.truncatingRemainder(dividingBy: 360))
        // One further each round, so that no composition keeps to every sixth cover.
        place = Int(kind % 64) + number + number / Composition.allCases.count
    }

    var composition: Composition {
        Composition.allCases[place % Composition.allCases.count]
    }
}
