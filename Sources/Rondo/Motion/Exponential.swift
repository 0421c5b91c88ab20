/// e to the power of `x`, the same bits on every machine.
///
/// A bare WebAssembly module has no mathematics library, and libraries differ in
/// the last bit, which a replayed trace would show. Only additions,
/// multiplications and divisions are used here, which IEEE 754 fixes to the bit.
///
///     exponential(0)    // 1
///     exponential(-2)   // 0.1353352832366127
///
/// - Parameter x: Any number but NaN.
/// - Returns: Within 1 unit in the last place of the true value; 0 below -745,
///   infinity above 709.78.
/// - Complexity: O(1), no allocation.
/// - SeeAlso: FreeBSD msun `e_exp.c`, for the reduction and the rational form with its
///   coefficients.
func exponential(_ x: Double) -> Double {
    if x > 709.782712893384 { return .infinity }
    if x < -745.133219101942 { return 0 }
    // x = k ln 2 + r with |r| <= ln 2 / 2; ln 2 in two parts so that r keeps its last bits.
    let k = (x * 1.4426950408889634 + 0.5).roundedDown
    let high = x - k * 6.93147180369123816490e-01
    let low = k * 1.90821492927058770002e-10
    let r = high - low
    let t = r * r
    let c =
        r - t
        * (1.66666666666666019037e-01
            + t
            * (-2.77777777770155933842e-03
                + t
                * (6.61375632143793436117e-05
                    + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))))
    let mantissa = 1 - ((low - (r * c) / (2 - c)) - high)
    // Two steps, because the result can be smaller than the smallest normal number.
    let exponent = Int64(k)
    let half = exponent / 2
    return mantissa * powerOfTwo(half) * powerOfTwo(exponent - half)
}

/// The natural logarithm of `x`, the same bits on every machine.
///
///     logarithm(1)       // 0
///     logarithm(0.998)   // -0.002002002670673
///
/// - Parameter x: More than 0 and finite.
/// - Returns: Within 1 unit in the last place of the true value.
/// - Precondition: Traps when `x` is not more than 0 and finite.
/// - Complexity: O(1), no allocation.
/// - SeeAlso: FreeBSD msun `e_log.c`, for the reduction and the polynomial's coefficients.
func logarithm(_ x: Double) -> Double {
    precondition(x > 0 && x < .infinity, "logarithm(x): x must be more than 0 and finite")
    // x = 2^k (1 + f) with sqrt(2)/2 < 1 + f < sqrt(2).
    var k = Double(x.exponent)
    var f = x.significand
    if f > 1.4142135623730951 {
        f *= 0.5
        k += 1
    }
    f -= 1
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let even = w * (0.3999999999940941908 + w * (0.2222219843214978396 + w * 0.1531383769920937332))
    let odd =
        z
        * (0.6666666666666735130
            + w
            * (0.2857142874366239149 + w * (0.1818357216161805012 + w * 0.1479819860511658591)))
    let halfSquare = 0.5 * f * f
    return k * 6.93147180369123816490e-01
        - ((halfSquare - (s * (halfSquare + (even + odd)) + k * 1.90821492927058770002e-10)) - f)
}

/// 2 to a power from -1022 to 1023.
private func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent + 1023) << 52)
}
