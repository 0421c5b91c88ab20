/// The behaviour of a single item with an open end.
public enum SingleItem: Int, CaseIterable, Sendable {
    /// It is shown once and does not scroll.
    case still
    /// It repeats endlessly.
    case `repeat`
}

/// The behaviour of a loop shorter than the viewport.
public enum ShortLoop: Int, CaseIterable, Sendable {
    /// Items are visible more than once at a time.
    case `repeat`
    /// Items are shown once, as one block placed by the alignment, and do not scroll.
    case still
}
