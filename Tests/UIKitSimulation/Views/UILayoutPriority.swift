// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A priority of layout constraints, which do not exist here.
public struct UILayoutPriority: Sendable {
    public static let defaultHigh = UILayoutPriority()
    public static let required = UILayoutPriority()
    public static let fittingSizeLevel = UILayoutPriority()
}

/// A layout constraint; they do not exist here.
public enum NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }
}
