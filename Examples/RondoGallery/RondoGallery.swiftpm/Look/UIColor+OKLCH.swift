import UIKit

extension UIColor {
    /// The colour of a cover, darker in dark mode.
    static func cover(hue: Double, lightness: Double = 0.7) -> UIColor {
        UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(lightness: isDark ? lightness - 0.2 : lightness, chroma: 0.13, hue: hue)
        }
    }

    /// A colour in OKLCH, like the hues of the server; channels are limited to sRGB.
    ///
    /// - Parameters:
    ///   - lightness: From 0 to 1.
    ///   - chroma: From 0 to about 0.4.
    ///   - hue: In degrees.
    convenience init(lightness: Double, chroma: Double, hue: Double) {
        let angle = hue * .pi / 180
        let (a, b) = (chroma * cos(angle), chroma * sin(angle))
        // From Oklab to linear sRGB, with the matrices of its definition.
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        self.init(
            red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            alpha: 1
        )
    }

    private static func encoded(_ linear: Double) -> Double {
        let value = min(max(linear, 0), 1)
        return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
