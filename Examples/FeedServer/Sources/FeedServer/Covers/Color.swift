/// A colour in OKLCH, where equal steps look equal at every hue.
struct Color {
    /// From 0, black, to 1, white.
    let lightness: Double
    /// From 0, grey; screens show up to 0.13 at every hue, and up to 0.3 at some hues.
    let chroma: Double
    /// In degrees.
    let hue: Double

    /// The colour as `#rrggbb` in sRGB; a colour outside of sRGB is made greyer until it fits.
    var hexadecimal: String {
        var chroma = chroma
        var channels = channels(chroma)
        while !channels.allSatisfy((-0.001...1.001).contains), chroma > 0.001 {
            chroma *= 0.95
            channels = self.channels(chroma)
        }
        return "#"
            + channels.map { channel in
                let linear = min(max(channel, 0), 1)
                let value =
                    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
                let digits = String(Int((255 * value).rounded()), radix: 16)
                return digits.count < 2 ? "0\(digits)" : digits
            }.joined()
    }

    /// Linear red, green and blue, within 0...1 on a screen.
    ///
    /// - SeeAlso: The matrices of https://bottosson.github.io/posts/oklab/
    private func channels(_ chroma: Double) -> [Double] {
        let angle = hue * .pi / 180
        let a = chroma * cos(angle)
        let b = chroma * sin(angle)
        let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        return [
            4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
        ]
    }

    private func cube(_ value: Double) -> Double { value * value * value }
}
