extension Drawing {
    /// A flower of translucent petals, ring within ring.
    mutating func petals(_ palette: Palette, _ random: inout SeededGenerator) {
        let center = Point(x: random.number(in: 175...225), y: random.number(in: 175...225))
        fill(
            radial(
                around: center,
                radius: 300,
                [Stop(0, palette.tone(0.42)), Stop(1, palette.tone(0.08))]
            )
        )
        let count = random.whole(in: 7...11)
        let turn = 360 / Double(count)
        let start = random.number(in: 0...turn)
        let slimness = random.number(in: 0.42...0.6)
        for ring in 0..<4 {
            let share = Double(ring) / 3
            let length = 232 - 54 * Double(ring)
            let width = length * slimness * (0.75 + 0.25 * share)
            let tip = center.y - length
            // From the middle to the tip and back, as a leaf.
            let petal =
                "M\(center.x.svg) \(center.y.svg)"
                + "C\((center.x + width).svg) \((center.y - length * 0.45).svg)"
                + " \((center.x + width * 0.55).svg) \((tip + length * 0.06).svg)"
                + " \(center.x.svg) \(tip.svg)"
                + "C\((center.x - width * 0.55).svg) \((tip + length * 0.06).svg)"
                + " \((center.x - width).svg) \((center.y - length * 0.45).svg)"
                + " \(center.x.svg) \(center.y.svg)Z"
            let paint = linear(
                from: center,
                to: Point(x: center.x, y: tip),
                [
                    Stop(0, palette.tone(0.18 + 0.3 * share), opacity: 0.85),
                    Stop(1, palette.tone(0.5 + 0.5 * share), opacity: 0.8),
                ]
            )
            for index in 0..<count {
                let angle = start + turn * (Double(index) + 0.5 * Double(ring))
                path(petal, paint, rotation: angle, around: center, opacity: 0.72)
            }
        }
        let heart = radial(
            around: Point(x: center.x - 6, y: center.y - 7),
            radius: 30,
            [Stop(0, palette.accent(0.92)), Stop(1, palette.accent(0.7))]
        )
        circle(around: center, radius: 22, heart)
    }
}
