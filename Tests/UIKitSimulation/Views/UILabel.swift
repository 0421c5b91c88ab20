// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text; each letter is ten points wide here, and twenty high, and twice as large for a user who
/// wants very large text.
@MainActor
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
        let scale: CGFloat = adjustsFontForContentSizeCategory && isLarge ? 2 : 1
        return CGSize(width: scale * 10 * CGFloat(text?.count ?? 0), height: scale * 20)
    }
}

/// A font; nothing is drawn here, so it only has an identity.
public final class UIFont: Sendable {
    public enum TextStyle: Sendable {
        case subheadline
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
