#if canImport(UIKit)
    import Rondo
    import UIKit

    /// Stands between a container and its pager: puts pages into the pager's cells, and tells them
    /// of their life.
    @MainActor
    final class PageKeeper: LoopPagerViewDataSource, LoopPagerViewDelegate {
        weak var container: PageContainerViewController?
        private let pager: LoopPagerView
        let pool = ReusePool<UIViewController>()
        /// The container's own appearance.
        private var appearance = PageAppearance.disappeared

        init(_ pager: LoopPagerView) {
            self.pager = pager
            pager.configuration.tiles = .pages()
            pager.register(PageCell.self, forCellWithReuseIdentifier: Self.cell)
            pager.reloadsInPlace = true
            pager.delegate = self
            pager.didDraw = { [weak self] in self?.adoptSafeArea() }
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

        // MARK: What the pager asks

        func numberOfItems(in pager: LoopPagerView) -> Int {
            container.flatMap { $0.dataSource?.numberOfPages(in: $0) } ?? 0
        }

        func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
            let page = container.flatMap { $0.dataSource?.pageContainer($0, pageAt: index) }
            return cell(showing: page, at: index)
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            identifierForItemAt index: Int
        ) -> AnyHashable? {
            container.flatMap { $0.dataSource?.pageContainer($0, identifierForPageAt: index) }
        }

        // MARK: What the pager tells

        private func tell(
            _ call: (PageContainerViewController, any PageContainerViewControllerDelegate) -> Void
        ) {
            guard let container, let delegate = container.delegate else { return }
            call(container, delegate)
        }

        func loopPagerViewDidScroll(_ pager: LoopPagerView) {
            guard let transition = container?.transition else { return }
            tell { $1.pageContainer($0, didUpdate: transition) }
        }

        func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?) {
            let next = container?.transition?.to
            tell {
                $1.pageContainer($0, willBeginTransitionFrom: item, to: next == item ? nil : next)
            }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        ) {
            container?.currentPageDidChange()
            tell { $1.pageContainer($0, didChangeCurrentFrom: old, to: new) }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?
        ) {
            tell { $1.pageContainer($0, didSettleOn: item, from: old) }
        }

        func loopPagerView(_ pager: LoopPagerView, didCancelSwitchOn item: LoopPagerItem?) {
            tell { $1.pageContainer($0, didCancelTransitionOn: item) }
        }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisplay cell: UIView,
            for item: LoopPagerItem
        ) { take(.willAppear, cell) }

        func loopPagerView(
            _ pager: LoopPagerView,
            didAppear cell: UIView,
            for item: LoopPagerItem
        ) { take(.didAppear, cell) }

        func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        ) { take(.willDisappear, cell) }

        func loopPagerView(
            _ pager: LoopPagerView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem
        ) { take(.didDisappear, cell) }

        private func take(_ event: TileEvent, _ cell: UIView) {
            (cell as? PageCell)?.take(event)
        }
    }
#endif
