/// The colours of a cover: a hue, its neighbour, and a hue from the opposite side.
struct Palette {
    private let hue: Double
    /// The angle to the neighbour, in degrees.
    private let turn: Double
    /// The angle to the opposite side, in degrees.
    private let contrast: Double

    /// The share of `turn` by which the lightest tone turns towards the neighbour, and the darkest
    /// tone away from the neighbour.
    private static let reach = 0.75

    init(hue: Double, _ random: inout SeededGenerator) {
        self.hue = hue
        let turn = random.number(in: 30...62) * (random.whole(in: 0...1) == 0 ? 1 : -1)
        // Dark yellow is ugly, so the palette turns in the other direction.
        let darkest = (hue - turn * Self.reach).truncatingRemainder(dividingBy: 360)
        self.turn = (70...130).contains(darkest) ? -turn : turn
        contrast = random.number(in: 150...200)
    }

    /// A tone: 0 is dark, 0.5 is the main colour, 1 is the light neighbour.
    func tone(_ share: Double) -> Color {
        tone(share, turned: turn * Self.reach * (2 * share - 1))
    }

    /// A tone with its hue turned in the other direction.
    func counter(_ share: Double) -> Color { tone(share, turned: -turn) }

    private func tone(_ share: Double, turned angle: Double) -> Color {
        Color(
            lightness: 0.24 + 0.68 * share,
            // Middle tones have the most colour, very dark and light tones the least.
            chroma: 0.075 + 0.115 * (1 - (2 * share - 1) * (2 * share - 1)),
            hue: hue + angle
        )
    }

    /// A colour that stands out from all tones.
    func accent(_ lightness: Double = 0.78) -> Color {
        Color(lightness: lightness, chroma: 0.15, hue: hue + contrast)
    }

    /// Almost white, with a little of the neighbour.
    var glow: Color { Color(lightness: 0.97, chroma: 0.03, hue: hue + turn) }
}
