extension JSONReader {
    /// The number that begins here.
    mutating func number() throws(Mistake) -> Double {
        let start = place
        let isWritten = skipNumber()
        let digits = text[start..<place]
        guard isWritten, !isInNumber, let number = Double(String(decoding: digits, as: UTF8.self)),
            number.isFinite, number != 0 || Self.isZero(digits)
        else { throw unreadable(expected: "a finite number") }
        return number
    }

    /// Passes over a number; whether there is one.
    private mutating func skipNumber() -> Bool {
        _ = skip("-")
        guard skip("0") || skipDigits() else { return false }
        if skip("."), !skipDigits() { return false }
        guard skip("e") || skip("E") else { return true }
        _ = skip("+") || skip("-")
        return skipDigits()
    }

    /// Passes over digits; whether there are any.
    private mutating func skipDigits() -> Bool {
        let start = place
        while let next, Self.isDigit(next) { place += 1 }
        return place > start
    }

    /// Whether what comes next can only belong to a number.
    private var isInNumber: Bool {
        guard let next else { return false }
        return Self.isDigit(next) || "+-.eE".utf8.contains(next)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Whether a number is 0 as it is written, whatever its exponent.
    private static func isZero(_ text: ArraySlice<UInt8>) -> Bool {
        let mantissa = text.prefix { !"eE".utf8.contains($0) }
        return mantissa.allSatisfy { !isDigit($0) || $0 == UInt8(ascii: "0") }
    }
}
