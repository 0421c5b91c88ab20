import UIKit

/// A cell with a size by its text, which counts its measurements.
final class SizedCell: TextCell {
    static var sizes: [String: CGFloat] = [:]
    /// The texts of measured cells, in order.
    static var measured: [String] = []
    /// The size for any other text.
    private static var standard: CGFloat = 0

    static func reset(_ sizes: [String: CGFloat], others: CGFloat) {
        self.sizes = sizes
        standard = others
        measured = []
    }

    override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Self.measured.append(text)
        let wanted = Self.sizes[text] ?? Self.standard
        return CGSize(
            width: size.width == 0 ? wanted : size.width,
            height: size.height == 0 ? wanted : size.height
        )
    }
}
