extension Drawing {
    /// Large soft lights that overlap.
    mutating func lights(_ palette: Palette, _ random: inout SeededGenerator) {
        fill(
            linear(
                from: Point(x: 0, y: 0),
                to: Point(x: Self.side, y: Self.side),
                [Stop(0, palette.tone(0.16)), Stop(1, palette.tone(0.36))]
            )
        )
        let colors = [
            palette.tone(0.5), palette.counter(0.62), palette.tone(0.3), palette.tone(0.72),
            palette.counter(0.86), palette.tone(0.92), palette.glow,
        ]
        for (index, color) in colors.enumerated() {
            let center = Point(x: random.number(in: 60...340), y: random.number(in: 30...370))
            // The last lights are bright and small.
            let radius = random.number(in: 210...290) * (1 - 0.11 * Double(index))
            circle(
                around: center,
                radius: radius,
                radial(
                    around: center,
                    radius: radius,
                    [
                        Stop(0, color, opacity: 0.95),
                        Stop(0.3, color, opacity: 0.72),
                        Stop(0.65, color, opacity: 0.22),
                        Stop(1, color, opacity: 0),
                    ]
                )
            )
        }
    }
}
