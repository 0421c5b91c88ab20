extension Drawing {
    /// A light behind fluted glass; each flute shows the light at a different height.
    mutating func panes(_ palette: Palette, _ random: inout SeededGenerator) {
        let count = random.whole(in: 9...15)
        let width = Self.side / Double(count)
        let wave = Wave(height: 95, frequency: random.number(in: 0.45...0.85), &random)
        let level = random.number(in: 165...235)
        let height = random.number(in: 70...105)
        for index in 0..<count {
            let x = Double(index) * width
            let light = level + wave.height(at: x + width / 2)
            let flute = linear(
                from: Point(x: 0, y: light - 2.4 * height),
                to: Point(x: 0, y: light + 2.4 * height),
                [
                    Stop(0, palette.tone(0.1)),
                    Stop(0.24, palette.tone(0.42)),
                    Stop(0.4, palette.tone(0.74)),
                    Stop(0.5, palette.glow),
                    Stop(0.6, palette.accent(0.84)),
                    Stop(0.76, palette.tone(0.45)),
                    Stop(1, palette.tone(0.06)),
                ]
            )
            // One unit wider, so that no gap appears between two flutes.
            rectangle(at: Point(x: x, y: 0), width: width + 1, height: Self.side, flute)
            let edge = linear(
                from: Point(x: x, y: 0),
                to: Point(x: x + width, y: 0),
                [
                    Stop(0, palette.glow, opacity: 0.2),
                    Stop(0.3, palette.glow, opacity: 0),
                    Stop(0.6, palette.tone(0), opacity: 0),
                    Stop(1, palette.tone(0), opacity: 0.28),
                ]
            )
            rectangle(at: Point(x: x, y: 0), width: width, height: Self.side, edge)
        }
    }
}
