/// Whole numbers in input: digits only, without a sign.
enum WholeNumber {
    /// Reads a number; nil if the text is not a whole number, or is outside the limits.
    static func read(_ text: String, in limits: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
            let number = Int(text), limits.contains(number)
        else { return nil }
        return number
    }

    /// The rule for error messages.
    static func rule(_ limits: ClosedRange<Int>) -> String {
        "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    }
}
