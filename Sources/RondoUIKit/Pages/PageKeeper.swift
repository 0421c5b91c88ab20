#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Connects a container with its pager: puts pages into the pager's cells, and calls their
    /// appearance methods.
    @MainActor
    final class PageKeeper {
        weak var container: PageContainerViewController?
        let pager: LoopPagerView
        let pool = ReusePool<UIViewController>()
        /// The container's own appearance.
        private var appearance = PageAppearance.disappeared
        /// The page that decided about bars and edges last.
        private weak var asked: UIViewController?
        /// Whether there was such a page, which may be gone by now.
        private var hasAsked = false
        /// Whether a requested page must differ from the shown one.
        private var isReloading = false

        init(_ pager: LoopPagerView) {
            self.pager = pager
            pager.configuration.tiles = .pages()
            pager.register(PageCell.self, forCellWithReuseIdentifier: Self.cell)
            pager.keeper = self
        }

        private static let cell = "page"

        /// Traps on a configuration without pages.
        func check(_ configuration: Configuration) {
            guard case .pages = configuration.tiles else {
                preconditionFailure(
                    """
                    PageContainerViewController.configuration.tiles is \(configuration.tiles), \
                    must be .pages
                    """
                )
            }
        }

        /// The cells of kept pages, and of removed ones that are still visible, in order.
        var cells: [PageCell] {
            pager.track.shown.values.sorted { $0.place < $1.place }
                .compactMap { $0.cell as? PageCell }
        }

        // MARK: Pages in cells

        /// The cell for a page.
        ///
        /// - Parameters:
        ///   - controller: The page; if it is elsewhere in the container, it leaves that place. Nil
        ///     if it is not ready.
        ///   - index: The index of its item.
        /// - Returns: The cell, with the page in it.
        func cell(showing controller: UIViewController?, at index: Int) -> UIView {
            let view = pager.dequeueReusableCell(withReuseIdentifier: Self.cell, for: index)
            guard let cell = view as? PageCell, controller !== cell.page?.controller else {
                return view
            }
            cell.keeper = self
            // These calls run code of the app, which may request pages again.
            controller?.loadViewIfNeeded()
            while cell.page != nil { release(cell) }
            if let controller, let container {
                for other in cells where other.page?.controller === controller { release(other) }
                pool.withdraw(controller)
                let page = Page(controller)
                page.enter(container, in: cell)
                cell.show(page)
                adoptSafeArea(cell)
            }
            return cell
        }

        /// Takes the page out of a cell; it waits for reuse if it is reusable.
        func release(_ cell: PageCell) {
            guard let page = cell.takePage() else { return }
            page.leave()
            let controller = page.controller
            let isReusable = (controller as? any PageContainerReusablePage)?.isReusable ?? true
            if isReusable { _ = pool.give(controller) } else { pool.forget(controller) }
        }

        /// The page of a kind that is being filled again.
        func pageInPlace(_ identifier: String) -> UIViewController? {
            guard !isReloading,
                let page = (pager.cells.reconfigured as? PageCell)?.page?.controller,
                pool.identifier(of: page) == identifier
            else { return nil }
            return page
        }

        /// Measures the page of a controller again; other controllers are ignored.
        func measureAnew(_ container: any UIContentContainer) {
            pager.measureAnew(
                pager.track.shown.values.filter { shown in
                    (shown.cell as? PageCell)?.page.map { $0.controller === container } == true
                }.map(\.item)
            )
        }

        /// Runs a reconfiguration in which each page is replaced by a new one.
        func reloading(_ reconfigure: () -> Void) {
            let wasReloading = isReloading
            isReloading = true
            reconfigure()
            isReloading = wasReloading
        }

        // MARK: Jumps

        /// Whether a page is less than `keep` pages away; a jump to one further away is immediate,
        /// so that the pages in between are not made.
        func isNear(_ index: Int, _ way: Way) -> Bool {
            guard case .pages(let keep) = pager.configuration.tiles else { return true }
            return distance(to: index, way) < keep
        }

        /// The distance of a page on the way that a scroll takes from the present place, in pages; 0
        /// before the first layout, which shows any page immediately.
        private func distance(to index: Int, _ way: Way) -> Int {
            var scroller = pager.engine.scroller
            let start = scroller.slotPosition
            let page = scroller.items[ItemIndex(index)].key
            _ = scroller.take(.scroll(to: page, way: way, animated: false), at: scroller.now)
            return Int(abs(scroller.slotPosition - start).rounded())
        }

        // MARK: Appearance

        /// Handles the appearance of the container itself.
        func move(to new: PageAppearance, animated: Bool) {
            appearance = new
            for cell in cells { cell.follow(appearance, animated: animated) }
        }

        /// Handles a lifecycle event of a cell's page.
        func follow(_ cell: PageCell) {
            cell.follow(appearance, animated: pager.phase != .idle)
        }

        /// Updates bars and edges if another page is current; a late or replaced page may be,
        /// without a switch.
        func askAboutBars() {
            guard let container else { return }
            let page = container.currentPage
            guard page !== asked || (page != nil) != hasAsked else { return }
            (asked, hasAsked) = (page, page != nil)
            container.currentPageDidChange()
        }

        // MARK: Safe area

        /// Gives a page that fills the container the container's safe area, wherever the page is.
        func adoptSafeArea(_ cell: PageCell) {
            guard let page = cell.page, cell.window != nil else { return }
            let inherited = cell.safeAreaInsets
            let insets = pager.contentInset
            var wanted = pager.safeAreaInsets
            wanted.top = max(0, wanted.top - insets.top)
            wanted.left = max(0, wanted.left - insets.left)
            wanted.bottom = max(0, wanted.bottom - insets.bottom)
            wanted.right = max(0, wanted.right - insets.right)
            if !fills(cell) {
                switch pager.configuration.axis {
                case .horizontal: (wanted.left, wanted.right) = (inherited.left, inherited.right)
                case .vertical: (wanted.top, wanted.bottom) = (inherited.top, inherited.bottom)
                }
            }
            page.adopt(wanted, over: inherited)
        }

        private func fills(_ cell: PageCell) -> Bool {
            let length =
                pager.configuration.axis == .horizontal ? cell.bounds.width : cell.bounds.height
            return length >= pager.track.space.viewport - 0.5
        }
    }
#endif
