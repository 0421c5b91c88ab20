extension Configuration {
    /// Where an item rests in the viewport.
    public enum Alignment: Int, CaseIterable, Sendable {
        /// The item's leading edge on the viewport's leading edge.
        case start
        /// The item's middle on the viewport's middle.
        case center
        /// The item's trailing edge on the viewport's trailing edge.
        case end
    }

    /// The point of an item, and of the viewport, that are aligned at rest: 0 is the leading edge,
    /// 1 the trailing one.
    var fraction: Double { self[.alignment] / 2 }
}
