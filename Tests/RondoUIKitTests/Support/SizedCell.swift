import UIKit

/// A cell with a size by its text and the user's text size, which counts its measurements.
final class SizedCell: TextCell {
    static var sizes: [String: CGFloat] = [:]
    /// The texts of measured cells, in order.
    static var measured: [String] = []
    /// The factor of a large accessibility size.
    static var growth: CGFloat = 1
    /// The size for any other text.
    private static var others: (String) -> CGFloat = { _ in 0 }

    static func reset(_ sizes: [String: CGFloat], others: CGFloat) {
        reset(sizes) { _ in others }
    }

    static func reset(
        _ sizes: [String: CGFloat] = [:],
        others: @escaping (String) -> CGFloat
    ) {
        self.sizes = sizes
        self.others = others
        growth = 1
        measured = []
    }

    /// The size that a cell with a text wants.
    static func wantedSize(of text: String) -> CGFloat { sizes[text] ?? others(text) }

    override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Self.measured.append(text)
        let isGrown = traitCollection.preferredContentSizeCategory == .accessibilityLarge
        let wanted = Self.wantedSize(of: text) * (isGrown ? Self.growth : 1)
        return CGSize(
            width: size.width == 0 ? wanted : size.width,
            height: size.height == 0 ? wanted : size.height
        )
    }
}
