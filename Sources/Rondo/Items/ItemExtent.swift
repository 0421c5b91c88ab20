/// The length of an item along the axis.
public enum ItemExtent: Equatable, Sendable {
    /// The length of the viewport.
    case viewport
    /// A length in points; 0 or more.
    case points(Points)

    /// The length in a viewport of the given length.
    func length(in viewport: Points) -> Points {
        switch self {
        case .viewport: viewport
        case .points(let points): points
        }
    }
}
