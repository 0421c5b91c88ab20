// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How much a layout by constraints minds a wish; there is none here.
public struct UILayoutPriority: Sendable {
    public static let defaultHigh = UILayoutPriority()
}

/// A rule of a layout by constraints; there is none here.
public enum NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }
}
