extension Drawing {
    /// Ranges of hills, one behind the other, and a sun above the farthest.
    mutating func hills(_ palette: Palette, _ random: inout SeededGenerator) {
        let (top, bottom) = (Point(x: 0, y: 0), Point(x: 0, y: Self.side))
        let sky = linear(
            from: top,
            to: Point(x: 0, y: Self.side * 0.7),
            [
                Stop(0, palette.tone(0.55)),
                Stop(0.55, palette.tone(0.82)),
                Stop(1, palette.glow),
            ]
        )
        fill(sky)
        let sun = Point(x: random.number(in: 130...270), y: random.number(in: 95...165))
        let radius = random.number(in: 26...46)
        let halo = radial(
            around: sun,
            radius: radius * 4.5,
            [
                Stop(0, palette.glow, opacity: 0.85),
                Stop(0.35, palette.glow, opacity: 0.3),
                Stop(1, palette.glow, opacity: 0),
            ]
        )
        circle(around: sun, radius: radius * 4.5, halo)
        let disc = linear(
            from: Point(x: 0, y: sun.y - radius),
            to: Point(x: 0, y: sun.y + radius),
            [Stop(0, palette.accent(0.93)), Stop(1, palette.accent(0.8))]
        )
        circle(around: sun, radius: radius, disc)
        let ranges = 6
        for range in 0..<ranges {
            let nearness = Double(range) / Double(ranges - 1)
            let level = 185 + 190 * nearness
            let wave = Wave(
                height: random.number(in: 34...52) * (1 - 0.35 * nearness),
                frequency: random.number(in: 0.7...1.2) * (1.25 - 0.5 * nearness),
                &random
            )
            // Haze in the valleys: each range becomes lighter towards its foot.
            let slope = linear(
                from: Point(x: 0, y: level - 45),
                to: Point(x: 0, y: level + 120),
                [
                    Stop(0, palette.tone(0.66 - 0.62 * nearness)),
                    Stop(1, palette.tone(0.86 - 0.7 * nearness)),
                ]
            )
            path(wave.area(below: level, to: bottom.y, across: 0...Self.side), slope)
        }
    }
}
