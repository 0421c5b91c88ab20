extension JSONReader {
    /// Reads a number.
    mutating func number() throws(Mistake) -> Double {
        let start = place
        let isWritten = skipNumber()
        let digits = text[start..<place]
        guard isWritten, !isInNumber, let number = Double(String(decoding: digits, as: UTF8.self)),
            number.isFinite, number != 0 || Self.isZero(digits)
        else { throw unreadable(expected: "a finite number") }
        return number
    }

    /// Skips a number; returns whether there is one.
    private mutating func skipNumber() -> Bool {
        _ = skip("-")
        guard skip("0") || skipDigits() else { return false }
        if skip("."), !skipDigits() { return false }
        guard skip("e") || skip("E") else { return true }
        _ = skip("+") || skip("-")
        return skipDigits()
    }

    /// Skips digits; returns whether there are any.
    private mutating func skipDigits() -> Bool {
        let start = place
        while let next, Self.isDigit(next) { place += 1 }
        return place > start
    }

    /// Whether the next byte can only belong to a number.
    private var isInNumber: Bool {
        guard let next else { return false }
        return Self.isDigit(next) || "+-.eE".utf8.contains(next)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Whether a number is written as 0, whatever its exponent.
    private static func isZero(_ text: ArraySlice<UInt8>) -> Bool {
        let mantissa = text.prefix { !"eE".utf8.contains($0) }
        return mantissa.allSatisfy { !isDigit($0) || $0 == UInt8(ascii: "0") }
    }
}
