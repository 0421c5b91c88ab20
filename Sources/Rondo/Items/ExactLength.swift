/// An exact sum of lengths: whole points, and a fraction of a point in 2^-63ths.
///
/// Adding in any order or grouping gives the same sum, so a list has the same places to the bit
/// whatever changes led to it. Lengths from 2^-11 points on are exact; shorter ones lose what is
/// below 2^-63 points.
struct ExactLength: Equatable, Sendable {
    private var whole: Int64 = 0
    /// Below 2^63.
    private var fraction: UInt64 = 0

    /// A sum of 0.
    init() {}

    /// A length of 0 to 1e15 points.
    init(_ points: Points) { self += points }

    /// Adds a length of 0 to 1e15 points.
    ///
    /// - Precondition: Traps beyond 2^63 points, which no count of items reaches.
    static func += (sum: inout ExactLength, points: Points) {
        let whole = Int64(points)
        let rest = points - Double(whole)
        sum.whole += whole
        // Most lengths are whole, and a chunk adds many of them.
        guard rest > 0 else { return }
        let fraction = sum.fraction &+ UInt64(rest * 0x1p63)
        sum.whole += Int64(truncatingIfNeeded: fraction &>> 63)
        sum.fraction = fraction & (1 << 63 - 1)
    }

    /// - Precondition: Traps beyond 2^63 points, which no count of items reaches.
    static func += (sum: inout ExactLength, other: ExactLength) {
        let fraction = sum.fraction &+ other.fraction
        sum.whole += other.whole + Int64(truncatingIfNeeded: fraction &>> 63)
        sum.fraction = fraction & (1 << 63 - 1)
    }

    /// The difference may be negative while a sum is computed.
    static func -= (sum: inout ExactLength, other: ExactLength) {
        let fraction = sum.fraction &- other.fraction
        sum.whole -= other.whole + Int64(truncatingIfNeeded: fraction &>> 63)
        sum.fraction = fraction & (1 << 63 - 1)
    }

    /// The nearest representable number: the sum is rounded once, and equal lengths give the same
    /// as their product with their count.
    var points: Points {
        guard whole > 0 else { return Double(Int64(fraction)) * 0x1p-63 }
        // The leading 63 bits, the last of them set by whatever is below: enough to round rightly.
        let shift = whole.leadingZeroBitCount - 1
        var leading = whole &<< Int64(shift) | Int64(fraction &>> UInt64(63 - shift))
        if fraction &<< UInt64(shift + 1) != 0 { leading |= 1 }
        return Double(leading) * Double(bitPattern: UInt64(1023 - shift) &<< 52)
    }
}
