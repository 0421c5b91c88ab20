/// What one item with an open end does.
public enum SingleItem: Int, CaseIterable, Sendable {
    /// It is shown once and does not scroll.
    case still
    /// It follows itself for ever.
    case `repeat`
}

/// What a loop shorter than the viewport does.
public enum ShortLoop: Int, CaseIterable, Sendable {
    /// Items show more than once at a time.
    case `repeat`
    /// Items are shown once, as one block placed by the alignment, and do not scroll.
    case still
}
