/// The fewest decimal digits that identify a number.
struct ShortestDigits {
    /// The digits in ASCII, without a zero at either end.
    private let digits: ArraySlice<UInt8>
    /// The place of the decimal point: the number is 0.digits times ten to this power.
    private let point: Int

    private static var zero: UInt8 { UInt8(ascii: "0") }

    /// Takes apart a number above 0.
    init(_ value: Double) {
        // Swift prints the shortest digits too, and the nearest of several; only its format
        // differs.
        let parts = value.description.utf8.split(separator: UInt8(ascii: "e"))
        let mantissa = parts[0].split(
            separator: UInt8(ascii: "."),
            omittingEmptySubsequences: false
        )
        let exponent = parts.count > 1 ? Int(Substring(parts[1])) ?? 0 : 0
        let all = Array(mantissa.joined())
        let significant = all.drop { $0 == Self.zero }
        let zeros = significant.reversed().prefix { $0 == Self.zero }.count
        digits = significant.dropLast(zeros)
        point = mantissa[0].count - (all.count - significant.count) + exponent
    }

    /// The ECMAScript format.
    var ecmaScript: String {
        let count = digits.count
        switch point {
        case count...21:
            return Self.text(digits) + String(repeating: "0", count: point - count)
        case 1...21:
            return "\(Self.text(digits.prefix(point))).\(Self.text(digits.dropFirst(point)))"
        case -5...0:
            return "0." + String(repeating: "0", count: -point) + Self.text(digits)
        default:
            let fraction = count > 1 ? "." + Self.text(digits.dropFirst()) : ""
            let exponent = point - 1
            return Self.text(digits.prefix(1)) + fraction
                + "e\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
        }
    }

    private static func text(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits, as: UTF8.self)
    }
}
