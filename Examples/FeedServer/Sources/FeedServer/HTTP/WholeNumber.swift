/// Whole numbers from outside: digits only, without a sign.
enum WholeNumber {
    /// Nil when the text is none, or beyond the limits.
    static func read(_ text: String, in limits: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
            let number = Int(text), limits.contains(number)
        else { return nil }
        return number
    }

    /// What an error says is expected.
    static func rule(_ limits: ClosedRange<Int>) -> String {
        "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    }
}
