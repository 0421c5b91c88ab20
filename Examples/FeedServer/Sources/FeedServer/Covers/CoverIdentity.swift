/// The hue and the composition of the cover of an id; neighbours in a list look different.
struct CoverIdentity {
    /// The hue of its main colour, in degrees of CSS `oklch()`; 0...359.
    let hue: Int
    /// The index of its composition.
    private let place: Int

    /// The golden angle, in degrees: hues differ clearly after any number of steps.
    private static let step = 137.508

    init(_ id: String) {
        // "room-17" has number 17; an id without a number gets the place of its hash.
        let digits = String(id.reversed().prefix { $0.isASCII && $0.isNumber }.reversed().suffix(9))
        let kind = SeededGenerator.hash(String(id.dropLast(digits.count)))
        let number = Int(digits) ?? Int(kind >> 40)
        let turns = Double(kind % 360) + Double(number) * Self.step
        hue = Int(turns.truncatingRemainder(dividingBy: 360))
        // Shifted by 1 each round, so that the compositions do not repeat with the same period.
        place = Int(kind % 64) + number + number / Composition.allCases.count
    }

    var composition: Composition {
        Composition.allCases[place % Composition.allCases.count]
    }
}
