#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// Stands between a container and its pager: puts pages into the pager's cells, and tells them
    /// of their life.
    @MainActor
    final class PageKeeper {
        weak var container: PageContainerViewController?
        let pager: LoopPagerView
        let pool = ReusePool<UIViewController>()
        /// The container's own appearance.
        private var appearance = PageAppearance.disappeared
        /// The page that is asked about bars and edges.
        private weak var asked: UIViewController?

        init(_ pager: LoopPagerView) {
            self.pager = pager
            pager.configuration.tiles = .pages()
            pager.register(PageCell.self, forCellWithReuseIdentifier: Self.cell)
            pager.reloadsInPlace = true
            pager.delegate = self
            pager.lacksPages = { [weak self] in
                guard let self, self.pager.dataSource === self, let container else { return false }
                return container.dataSource == nil
            }
            pager.didDraw = { [weak self] in
                self?.adoptSafeArea()
                self?.askAboutBars()
                self?.trimAtRest()
            }
        }

        private static let cell = "page"

        /// The cells of pages that are kept, and of removed ones that are still in sight; in order.
        var cells: [PageCell] {
            pager.track.shown.values.sorted { $0.place < $1.place }
                .compactMap { $0.cell as? PageCell }
        }

        // MARK: Pages in cells

        /// The cell for a page.
        ///
        /// - Parameters:
        ///   - controller: The page; one that is elsewhere in the container leaves that place. Nil
        ///     when it is not there yet.
        ///   - index: Of its item.
        /// - Returns: The cell, with the page in it.
        func cell(showing controller: UIViewController?, at index: Int) -> UIView {
            let view = pager.dequeueReusableCell(withReuseIdentifier: Self.cell, for: index)
            guard let cell = view as? PageCell, controller !== cell.page?.controller else {
                return view
            }
            cell.keeper = self
            // Whoever is told of something here may ask for pages again.
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

        /// Takes the page out of a cell; it waits to be used again if it may be.
        func release(_ cell: PageCell) {
            guard let page = cell.takePage() else { return }
            page.leave()
            let controller = page.controller
            container?.pageTransition?(controller.view, 0)
            let isReusable = (controller as? any PageContainerReusablePage)?.isReusable ?? true
            if isReusable { _ = pool.give(controller) } else { pool.forget(controller) }
        }

        /// The page of a kind that is filled anew at present.
        func pageInPlace(_ identifier: String) -> UIViewController? {
            guard !pager.isReloading,
                let page = (pager.cells.reconfigured as? PageCell)?.page?.controller,
                pool.identifier(of: page) == identifier
            else { return nil }
            return page
        }

        private func trimAtRest() {
            if pager.phase == .idle { _ = pool.trim() }
        }

        // MARK: Appearance

        /// The container itself appears or disappears.
        func move(to new: PageAppearance, animated: Bool) {
            appearance = new
            for cell in cells { cell.follow(appearance, animated: animated) }
        }

        /// The life of a cell's page has gone a step on.
        func follow(_ cell: PageCell) {
            cell.follow(appearance, animated: pager.phase != .idle)
        }

        /// Has bars and edges asked about when another page is current: a late or exchanged one may
        /// be, without any switch.
        func askAboutBars() {
            guard let container, container.currentPage !== asked else { return }
            asked = container.currentPage
            container.currentPageDidChange()
        }

        // MARK: Safe area

        /// The pages are elsewhere.
        private func adoptSafeArea() {
            for cell in cells { adoptSafeArea(cell) }
        }

        /// A page that fills the container has the container's safe area, wherever it is just now.
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
