import UIKit

@testable import RondoUIKit

/// A cell that reports what is done to it.
@MainActor
final class ActingCell: TextCell, LoopPagerReusableView {
    enum Call { case fill, reuse, end, measure }

    static var onCall: ((Call, ActingCell) -> Void)?

    override var text: String { didSet { Self.onCall?(.fill, self) } }

    override func prepareForReuse() {
        super.prepareForReuse()
        Self.onCall?(.reuse, self)
    }

    func didEndUse() { Self.onCall?(.end, self) }

    override func systemLayoutSizeFitting(
        _ size: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Self.onCall?(.measure, self)
        return CGSize(
            width: CGFloat(text.utf8.reduce(7) { ($0 * 31 + Int($1)) % 140 } + 40),
            height: size.height
        )
    }
}
