extension Drawing {
    /// Arches within arches, with a disc in the innermost.
    mutating func arches(_ palette: Palette, _ random: inout SeededGenerator) {
        let isDark = random.whole(in: 0...1) == 0
        func tone(_ share: Double) -> Color { palette.tone(isDark ? share : 1 - share) }
        fill(
            linear(
                from: Point(x: 0, y: 0),
                to: Point(x: 0, y: Self.side),
                [Stop(0, tone(0.05)), Stop(1, tone(0.2))]
            )
        )
        let middle = Self.side / 2 + random.number(in: -18...18)
        let count = random.whole(in: 5...7)
        let outermost = 190.0
        let step = 148 / Double(count)
        let summit = random.number(in: 45...75)
        for index in 0..<count {
            let share = Double(index) / Double(count - 1)
            let radius = outermost - step * Double(index)
            let top = summit + step * 1.25 * Double(index)
            let paint = linear(
                from: Point(x: middle, y: top),
                to: Point(x: middle, y: Self.side),
                [Stop(0, tone(0.22 + 0.74 * share)), Stop(1, tone(0.08 + 0.55 * share))]
            )
            path(
                "M\((middle - radius).svg) \(Self.side.svg)V\((top + radius).svg)"
                    + "a\(radius.svg) \(radius.svg) 0 0 1 \((2 * radius).svg) 0V\(Self.side.svg)Z",
                paint
            )
        }
        let innermost = outermost - step * Double(count - 1)
        let center = Point(x: middle, y: summit + step * 1.25 * Double(count - 1) + innermost)
        let radius = innermost * 0.62
        let disc = radial(
            around: Point(x: center.x - radius * 0.3, y: center.y - radius * 0.35),
            radius: radius * 1.4,
            [Stop(0, palette.accent(0.9)), Stop(1, palette.accent(0.68))]
        )
        circle(around: center, radius: radius, disc)
    }
}
