extension Drawing {
    /// Sheets of paper with cut edges; each sheet casts a shadow on the next.
    mutating func ribbons(_ palette: Palette, _ random: inout SeededGenerator) {
        fill(.color(palette.tone(0.97)))
        let rotation = random.number(in: -38...38)
        // The sheets are rotated, so they must reach beyond the square to cover it.
        let reach = -120.0...520
        let count = random.whole(in: 6...8)
        let accented = random.whole(in: 2...count - 2)
        for index in 0..<count {
            let share = Double(index) / Double(count - 1)
            let level = 10 + 360 * share
            let wave = Wave(
                height: random.number(in: 26...50),
                frequency: random.number(in: 0.5...0.95),
                &random
            )
            let sheet = define(wave.area(below: level, to: 560, across: reach))
            for (distance, opacity) in [(14.0, 0.05), (8.0, 0.08), (3.0, 0.11)] {
                use(sheet, .color(palette.tone(0)), rotation, raised: distance, opacity: opacity)
            }
            let color = index == accented ? palette.accent() : palette.tone(0.9 - 0.82 * share)
            let shade =
                index == accented ? palette.accent(0.68) : palette.tone(0.78 - 0.78 * share)
            let paint = linear(
                from: Point(x: 0, y: level - 40),
                to: Point(x: 0, y: level + 90),
                [Stop(0, color), Stop(1, shade)]
            )
            use(sheet, paint, rotation)
        }
    }
}
