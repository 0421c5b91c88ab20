/// Random numbers from a seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The same text gives the same numbers.
    init(_ text: String) {
        state = Self.hash(text)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in a range.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// A whole number in a range.
    mutating func whole(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// An element of a list that is not empty.
    mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[whole(in: 0...choices.count - 1)]
    }

    /// A hash that is the same in every run: FNV-1a.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
