/// How long an item is along the axis.
public enum ItemExtent: Equatable, Sendable {
    /// As long as the viewport, and growing with it.
    case viewport
    /// So many points; 0 or more.
    case points(Points)

    /// The length in a viewport of the given length.
    func length(in viewport: Points) -> Points {
        switch self {
        case .viewport: viewport
        case .points(let points): points
        }
    }
}
