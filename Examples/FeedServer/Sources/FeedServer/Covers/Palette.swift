/// The colours of a cover: one hue, its neighbour, and one from the other side of the circle.
struct Palette {
    private let hue: Double
    /// To the neighbour, in degrees.
    private let turn: Double
    /// To the other side, in degrees.
    private let contrast: Double

    /// How much of the way to the neighbour the lightest tone goes, and the darkest away from it.
    private static let reach = 0.75

    init(hue: Double, _ random: inout SeededGenerator) {
        self.hue = hue
        let turn = random.number(in: 30...62) * (random.whole(in: 0...1) == 0 ? 1 : -1)
        // Dark yellow is mud: then the dark end lies on the other side.
        let darkest = (hue - turn * Self.reach).truncatingRemainder(dividingBy: 360)
        self.turn = (70...130).contains(darkest) ? -turn : turn
        contrast = random.number(in: 150...200)
    }

    /// From dark at 0 over the main colour to its light neighbour at 1.
    func tone(_ share: Double) -> Color {
        tone(share, turned: turn * Self.reach * (2 * share - 1))
    }

    /// The same lightness as the tone, in the colour across from where the light ones go.
    func counter(_ share: Double) -> Color { tone(share, turned: -turn) }

    private func tone(_ share: Double, turned angle: Double) -> Color {
        Color(
            lightness: 0.24 + 0.68 * share,
            // The middle tones carry most colour, and the very dark and light ones least.
            chroma: 0.075 + 0.115 * (1 - (2 * share - 1) * (2 * share - 1)),
            hue: hue + angle
        )
    }

    /// A colour that stands out from all tones.
    func accent(_ lightness: Double = 0.78) -> Color {
        Color(lightness: lightness, chroma: 0.15, hue: hue + contrast)
    }

    /// Almost white, with a breath of the neighbour.
    var glow: Color { Color(lightness: 0.97, chroma: 0.03, hue: hue + turn) }
}
