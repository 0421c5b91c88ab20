#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// A cell with SwiftUI content; it keeps its hosting controller for all items.
    final class HostingCell<ID: Hashable, Content: View>: UIView, LoopPagerReusableView {
        let host = TileHost<ID, Content>(rootView: TileRoot())

        /// Makes the hosting controller a child of the cell's view controller, once.
        func enter(_ parent: UIViewController) {
            guard host.parent == nil else { return }
            parent.addChild(host)
            addSubview(host.view)
            host.didMove(toParent: parent)
        }

        func didEndUse() {
            host.clear()
        }

        /// Computed when VoiceOver reads it, so that it is always up to date.
        override var accessibilityLabel: String? {
            get {
                let own = super.accessibilityLabel
                return onMainThread { host.rootView.item?.description?() } ?? own
            }
            set { super.accessibilityLabel = newValue }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            host.view.frame = bounds
        }

        /// The size of the content with unlimited space along one side; content that would fill
        /// that space keeps its present size.
        override func systemLayoutSizeFitting(
            _ size: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            host.size(fitting: size, orElse: bounds.size)
        }
    }
#endif
