/// The resistance of content that is pulled past a pinned end.
///
/// shown = c·x·D / (c·x + D) for a pull of `x` points in a viewport of `D`: c points a point at
/// first, and never as much as a viewport. (Content that a spring carried further has a longer
/// band, see `Drag.stretch`.) It uses the whole pull instead of single steps, so
/// pulling and returning follow the same curve.
struct RubberBand: Sendable {
    /// The initial movement of the content, per point of pull.
    let coefficient: Double
    /// The length of the band in points, more than 0: that of the viewport, or more.
    let viewport: Points

    /// The distance of the content past the end for a pull, both with the same sign.
    func shown(for pull: Points) -> Points {
        let give = coefficient * pull.magnitude
        return (pull < 0 ? -1 : 1) * give * viewport / (give + viewport)
    }

    /// The pull for a distance of the content past the end: the inverse of `shown`.
    ///
    /// Content that a host or a spring carried beyond the largest stretch counts as pulled to it.
    func pull(for shown: Points) -> Points {
        let reach = Swift.min(shown.magnitude, viewport * (1 - 1e-6))
        return (shown < 0 ? -1 : 1) * reach * viewport / (coefficient * (viewport - reach))
    }

    /// The movement of the content per point of finger movement, at a distance past the end.
    func slope(at shown: Points) -> Double {
        let give = coefficient * pull(for: shown).magnitude + viewport
        return coefficient * viewport * viewport / (give * give)
    }
}
