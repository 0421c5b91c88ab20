// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text; each letter is ten points wide here, and twenty high.
@MainActor
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 10 * CGFloat(text?.count ?? 0), height: 20)
    }
}

/// A font; nothing is drawn here, so it only has an identity.
public final class UIFont: Sendable {
    public enum TextStyle: Sendable {
        case subheadline
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
