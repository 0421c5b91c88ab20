/// The fewest decimal digits that name one number and no other.
struct ShortestDigits {
    /// The digits, neither the first nor the last a zero.
    private let digits: String
    /// Where the decimal point stands: the number is 0.digits times ten to this power.
    private let point: Int

    /// Takes apart a number above 0.
    init(_ value: Double) {
        // Swift prints the shortest digits too, the nearest ones where several are as short; only
        // its choice of form is another.
        let parts = value.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let all = mantissa.joined()
        let significant = all.drop { $0 == "0" }
        let zeros = significant.reversed().prefix { $0 == "0" }.count
        digits = String(significant.dropLast(zeros))
        point = mantissa[0].count - (all.count - significant.count) + exponent
    }

    /// The form that ECMAScript gives them.
    var ecmaScript: String {
        let count = digits.count
        switch point {
        case count...21:
            return digits + String(repeating: "0", count: point - count)
        case 1...21:
            return "\(digits.prefix(point)).\(digits.dropFirst(point))"
        case -5...0:
            return "0." + String(repeating: "0", count: -point) + digits
        default:
            let fraction = count > 1 ? "." + digits.dropFirst() : ""
            let exponent = point - 1
            return "\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
        }
    }
}
