extension Configuration {
    /// The axis that the content scrolls along.
    public enum Axis: Int, CaseIterable, Sendable {
        /// Items stand side by side.
        case horizontal
        /// Items stand one below the other.
        case vertical
    }

    /// The reading direction, which mirrors a horizontal axis and leaves a vertical one alone.
    public enum Direction: Int, CaseIterable, Sendable {
        /// Later items stand to the right.
        case leftToRight
        /// Later items stand to the left; lengths count from the right edge.
        case rightToLeft
    }
}

/// Turns two dimensions on screen into the one that the content scrolls along.
struct Orientation: Equatable, Sendable {
    var axis: Configuration.Axis
    var direction: Configuration.Direction

    /// The part of a vector, to the right and downwards, along the axis towards later items.
    func along(x: Points, y: Points) -> Points {
        switch (axis, direction) {
        case (.vertical, _): y
        case (.horizontal, .leftToRight): x
        case (.horizontal, .rightToLeft): -x
        }
    }

    /// The other part of it, without a direction.
    func across(x: Points, y: Points) -> Points { axis == .vertical ? x : y }
}
