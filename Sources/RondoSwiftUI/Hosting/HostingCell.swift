#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// A cell with SwiftUI content, which contains a hosting controller or a content view for all
    /// items.
    final class HostingCell<ID: Hashable, Content: View>: UIView, LoopPagerReusableView,
        DiscardableCell
    {
        private var tile: HostedTile<ID, Content>?
        private var host: TileHost<ID, Content>?
        private var contentView: UIView?

        /// The tile of the cell; the first call makes it.
        ///
        /// - Parameters:
        ///   - parent: The parent of a hosting controller.
        ///   - hosting: How the cell contains its content.
        /// - Returns: The same tile in each call.
        func tile(in parent: UIViewController, _ hosting: CellHosting) -> HostedTile<ID, Content> {
            if let tile { return tile }
            let made = makeTile(in: parent, hosting)
            made.cell = self
            tile = made
            return made
        }

        private func makeTile(
            in parent: UIViewController,
            _ hosting: CellHosting
        ) -> HostedTile<ID, Content> {
            guard hosting == .configuration, #available(iOS 16, tvOS 16, *) else {
                return makeHost(in: parent)
            }
            let view = Self.configuration(of: TileRoot()).makeContentView()
            add(view)
            return HostedTile { [weak view] in view?.configuration = Self.configuration(of: $0) }
        }

        private func makeHost(in parent: UIViewController) -> HostedTile<ID, Content> {
            let host = TileHost<ID, Content>(rootView: TileRoot())
            // Content that ignores the safe area is still measured with it, and avoids the keyboard.
            if #available(iOS 16.4, tvOS 16.4, *) { host.safeAreaRegions = [] }
            self.host = host
            parent.addChild(host)
            add(host.view)
            host.didMove(toParent: parent)
            return host.tile
        }

        @available(iOS 16, tvOS 16, *)
        private static func configuration(
            of root: TileRoot<ID, Content>
        ) -> UIHostingConfiguration<TileRoot<ID, Content>, EmptyView> {
            UIHostingConfiguration { root }.margins(.all, 0).minSize(width: 0, height: 0)
        }

        private func add(_ view: UIView) {
            contentView = view
            addSubview(view)
        }

        func didEndUse() {
            tile?.clear()
        }

        /// Removes the hosting controller from its parent, which would keep it.
        func didLeave() {
            host?.willMove(toParent: nil)
            host?.removeFromParent()
        }

        /// Computed when VoiceOver reads it, so that it is always up to date.
        override var accessibilityLabel: String? {
            get {
                let own = super.accessibilityLabel
                return onMainThread { tile?.item?.description?() } ?? own
            }
            set { super.accessibilityLabel = newValue }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            contentView?.frame = bounds
        }

        /// The size of the content with unlimited space along one side; content that would fill
        /// that space keeps its present size.
        override func systemLayoutSizeFitting(
            _ size: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            if let host { return host.size(fitting: size, orElse: bounds.size) }
            return contentView?.systemLayoutSizeFitting(
                size,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            ) ?? bounds.size
        }
    }
#endif
