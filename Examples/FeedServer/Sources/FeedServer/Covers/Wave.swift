/// A curve that is the sum of several sines.
struct Wave {
    private struct Part {
        let height: Double
        /// The number of waves across the square.
        let frequency: Double
        /// In radians.
        let phase: Double
    }

    private let parts: [Part]

    /// - Parameters:
    ///   - height: The largest distance from the middle, up or down.
    ///   - frequency: The number of waves across the square.
    ///   - random: The source of phases.
    init(height: Double, frequency: Double, _ random: inout SeededGenerator) {
        parts = [(0.62, 1.0), (0.27, 2.17), (0.11, 4.3)].map { share, factor in
            Part(
                height: height * share,
                frequency: frequency * factor,
                phase: random.number(in: 0...2 * .pi)
            )
        }
    }

    func height(at x: Double) -> Double {
        parts.reduce(0) { sum, part in
            sum + part.height * sin(2 * .pi * part.frequency * x / Drawing.side + part.phase)
        }
    }

    /// The area under the line.
    ///
    /// - Parameters:
    ///   - level: The middle of the curve.
    ///   - bottom: The lower edge of the area.
    ///   - reach: The range across; larger than the square for rotated shapes.
    /// - Returns: A path for the attribute `d`.
    func area(below level: Double, to bottom: Double, across reach: ClosedRange<Double>) -> String {
        let steps = 24
        let step = (reach.upperBound - reach.lowerBound) / Double(steps)
        func point(_ index: Int) -> Drawing.Point {
            let x = reach.lowerBound + Double(index) * step
            return Drawing.Point(x: x, y: level + height(at: x))
        }
        let first = point(0)
        var path = "M\(first.x.svg) \(bottom.svg)V\(first.y.svg)"
        // Catmull-Rom: at each point the direction is from the previous to the next point.
        for index in 0..<steps {
            let (before, from, to, behind) = (
                point(index - 1), point(index), point(index + 1), point(index + 2)
            )
            path +=
                "C\((from.x + step / 3).svg) \((from.y + (to.y - before.y) / 6).svg)"
                + " \((to.x - step / 3).svg) \((to.y - (behind.y - from.y) / 6).svg)"
                + " \(to.x.svg) \(to.y.svg)"
        }
        return path + "V\(bottom.svg)Z"
    }
}
