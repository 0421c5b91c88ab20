#if os(iOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// A cell that shows SwiftUI's views, with a hosting controller that it keeps for all items.
    final class HostingCell<ID: Hashable, Content: View>: UIView, LoopPagerReusableView {
        let host = TileHost<ID, Content>(rootView: TileRoot())

        /// Makes the hosting controller a child of the one whose cell this is, once.
        func enter(_ parent: UIViewController) {
            guard host.parent == nil else { return }
            parent.addChild(host)
            addSubview(host.view)
            host.didMove(toParent: parent)
        }

        func didEndUse() {
            host.clear()
        }

        /// Asked for when it is said, so that it is always that of now.
        override var accessibilityLabel: String? {
            get {
                let own = super.accessibilityLabel
                return onMainThread { host.rootView.page?.description?() } ?? own
            }
            set { super.accessibilityLabel = newValue }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            host.view.frame = bounds
        }
    }
#endif
