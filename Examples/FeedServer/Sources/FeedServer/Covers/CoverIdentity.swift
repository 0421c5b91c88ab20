/// The hue and the composition of an id's cover: neighbours in a list never look alike.
struct CoverIdentity {
    /// The hue of its main colour, in degrees of CSS `oklch()`; 0...359.
    let hue: Int
    /// The index of its composition.
    private let place: Int

    /// The golden angle: after any number of steps, all hues are well apart.
    private static let step = 137.508

    init(_ id: String) {
        // "room-17" is number 17 of its kind; an id without a number gets any place.
        let digits = String(id.reversed().prefix { $0.isASCII && $0.isNumber }.reversed().suffix(9))
        let kind = SeededGenerator.hash(String(id.dropLast(digits.count)))
        let number = Int(digits) ?? Int(kind >> 40)
        let turns = Double(kind % 360) + Double(number) * Self.step
        hue = Int(turns.truncatingRemainder(dividingBy: 360))
        // Shifted by one each round, so that not every sixth cover has the same composition.
        place = Int(kind % 64) + number + number / Composition.allCases.count
    }

    var composition: Composition {
        Composition.allCases[place % Composition.allCases.count]
    }
}
