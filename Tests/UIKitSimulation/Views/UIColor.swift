// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A colour; nothing is drawn here, so it only has an identity.
public final class UIColor: Sendable {
    public static let clear = UIColor()
    public static let white = UIColor()
    public static let label = UIColor()
    public static let systemBlue = UIColor()

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor() }
}
