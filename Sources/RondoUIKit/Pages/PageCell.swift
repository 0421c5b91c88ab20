#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The place of a page in the pager; empty until the page is ready.
    final class PageCell: UIView, LoopPagerReusableView {
        weak var keeper: PageKeeper?
        /// The page; nil until it is ready.
        private(set) var page: Page?
        private var life = PageLife()

        /// The page gets the size immediately, since it may appear before the next layout pass.
        override var bounds: CGRect {
            didSet { page?.controller.view.place(in: bounds) }
        }

        /// The page's `preferredContentSize`, else the size that its content or view fits.
        override func systemLayoutSizeFitting(
            _ size: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            guard let controller = page?.controller else { return bounds.size }
            let wanted = controller.preferredContentSize
            guard wanted == .zero else { return wanted }
            if let content = controller as? any PageContainerFittingPage {
                return content.size(fitting: size, orElse: bounds.size)
            }
            return controller.view.systemLayoutSizeFitting(
                size,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            keeper?.adoptSafeArea(self)
        }

        /// Handles a lifecycle event of the page's tile.
        func take(_ event: TileEvent) {
            if life.take(event) { keeper?.follow(self) }
        }

        /// Updates the page's appearance from its lifecycle and the container's appearance.
        func follow(_ container: PageAppearance, animated: Bool) {
            guard let page, life.isLoaded else { return }
            page.move(
                to: PageAppearance(life.stage, in: container, from: page.appearance),
                animated: animated
            )
        }

        /// Shows a page from now on and brings it to the present state; there must be none.
        func show(_ new: Page) {
            page = new
            for event in life.load() { take(event) }
        }

        /// Removes the page.
        ///
        /// - Returns: The page, if there was one; its callbacks are up to the caller.
        func takePage() -> Page? {
            defer { page = nil }
            life.unload()
            return page
        }

        /// Releases the page when the cell gives up its item.
        func didEndUse() {
            keeper?.release(self)
            life = PageLife()
        }
    }
#endif
