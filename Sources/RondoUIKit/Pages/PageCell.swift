#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The place of a page in the pager; empty while the page is not there yet.
    final class PageCell: UIView, LoopPagerReusableView {
        weak var keeper: PageKeeper?
        /// The page, with its life; nobody hears of the life while there is none.
        private(set) var page: Page?
        private var life = PageLife()

        override func layoutSubviews() {
            super.layoutSubviews()
            page?.controller.view.place(in: bounds)
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            keeper?.adoptSafeArea(self)
        }

        /// The page's tile goes a step on.
        func take(_ event: TileEvent) {
            if life.take(event) { keeper?.follow(self) }
        }

        /// Brings the page's appearance to where its life and the container's are.
        func follow(_ container: PageAppearance, animated: Bool) {
            guard let page, life.isLoaded else { return }
            page.move(
                to: PageAppearance(life.stage, in: container, from: page.appearance),
                animated: animated
            )
        }

        /// Shows a page from now on, which is brought to the present; there must be none.
        func show(_ new: Page) {
            page = new
            for event in life.load() { take(event) }
        }

        /// Has no page any more.
        ///
        /// - Returns: The one that it had, to be told so.
        func takePage() -> Page? {
            defer { page = nil }
            life.unload()
            return page
        }

        /// It is not this item's cell any more.
        func didEndUse() {
            keeper?.release(self)
            life = PageLife()
        }
    }
#endif
