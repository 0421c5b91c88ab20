/// How content gives way when it is pulled past a pinned end.
///
/// shown = c·x·D / (c·x + D) for a pull of `x` points in a viewport of `D`: c points
/// a point at first, never as much as a viewport. It works on the whole pull, not
/// step by step, so that the way back is the way there.
struct RubberBand: Sendable {
    /// How far the content gives way at first, per point.
    let coefficient: Double
    /// In points, more than 0.
    let viewport: Points

    /// How far the content is past the end for a pull, both with the same sign.
    func shown(for pull: Points) -> Points {
        let give = coefficient * pull.magnitude
        return (pull < 0 ? -1 : 1) * give * viewport / (give + viewport)
    }

    /// The pull that shows the content so far past the end: the inverse of `shown`.
    ///
    /// Content that a host or a spring carried beyond all stretching counts as pulled
    /// to where the band gives way no more.
    func pull(for shown: Points) -> Points {
        let reach = Swift.min(shown.magnitude, viewport * (1 - 1e-6))
        return (shown < 0 ? -1 : 1) * reach * viewport / (coefficient * (viewport - reach))
    }

    /// How far the content moves per point of finger when it is so far past the end.
    func slope(at shown: Points) -> Double {
        let give = coefficient * pull(for: shown).magnitude + viewport
        return coefficient * viewport * viewport / (give * give)
    }
}
