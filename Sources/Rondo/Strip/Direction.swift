extension Configuration {
    /// The axis that the content scrolls along.
    public enum Axis: Int, CaseIterable, Sendable {
        /// Items are side by side.
        case horizontal
        /// Items are one below the other.
        case vertical
    }

    /// The reading direction, which mirrors a horizontal axis and does not affect a vertical one.
    public enum Direction: Int, CaseIterable, Sendable {
        /// Later items are to the right.
        case leftToRight
        /// Later items are to the left; lengths count from the right edge.
        case rightToLeft
    }
}

/// Converts coordinates on screen into the one along the scroll axis.
struct Orientation: Equatable, Sendable {
    var axis: Configuration.Axis
    var direction: Configuration.Direction

    /// The component of a vector (right, down) along the axis, positive towards later items.
    func along(x: Points, y: Points) -> Points {
        switch (axis, direction) {
        case (.vertical, _): y
        case (.horizontal, .leftToRight): x
        case (.horizontal, .rightToLeft): -x
        }
    }

    /// The component across the axis, not mirrored.
    func across(x: Points, y: Points) -> Points { axis == .vertical ? x : y }
}
