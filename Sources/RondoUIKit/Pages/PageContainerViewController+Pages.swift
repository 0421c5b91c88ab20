#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // MARK: - Controllers

    extension PageContainerViewController {
        /// Registers a class for pages of an identifier.
        ///
        /// - Parameters:
        ///   - pageClass: A class that is made with `init()`.
        ///   - identifier: The name of the kind. Registering it again discards the older pages.
        public func register(
            _ pageClass: UIViewController.Type,
            forPageWithReuseIdentifier identifier: String
        ) {
            register(forPageWithReuseIdentifier: identifier) { pageClass.init() }
        }

        /// Registers a way to make pages of an identifier, for example from a storyboard.
        ///
        /// - Parameters:
        ///   - identifier: The name of the kind. Registering it again discards the older pages.
        ///   - make: Makes a new page.
        public func register(
            forPageWithReuseIdentifier identifier: String,
            make: @escaping @MainActor () -> UIViewController
        ) {
            keeper.pool.register(identifier, make: make)
        }

        /// A page of a registered kind: an unused one, or a new one.
        ///
        /// - Parameters:
        ///   - identifier: The kind.
        ///   - index: The index of its page.
        /// - Returns: The controller; while a page is reconfigured, the one that shows it.
        /// - Precondition: Traps if the identifier is not registered.
        public func dequeueReusablePage(
            withReuseIdentifier identifier: String,
            for index: Int
        ) -> UIViewController {
            if let page = keeper.pageInPlace(identifier) { return page }
            if let page = keeper.pool.takeFree(identifier) {
                (page as? any PageContainerReusablePage)?.prepareForReuse()
                return page
            }
            guard let page = keeper.pool.make(identifier) else {
                preconditionFailure(
                    """
                    PageContainerViewController.dequeueReusablePage: no page is registered for \
                    "\(identifier)", register a class first
                    """
                )
            }
            return page
        }

        /// The controllers that show pages, including kept ones, in order.
        public var pages: [UIViewController] { keeper.cells.compactMap { $0.page?.controller } }

        /// The visible controllers, in order.
        public var visiblePages: [UIViewController] {
            pager.visibleCells.compactMap { ($0 as? PageCell)?.page?.controller }
        }

        /// The controller of the page at an index, nil if it is not kept or not ready.
        public func page(at index: Int) -> UIViewController? {
            (pager.cellForItem(at: index) as? PageCell)?.page?.controller
        }

        /// The controller of the page nearest to its place; nil if that page is not ready.
        public var currentPage: UIViewController? {
            pager.engine.scroller.currentIndex.flatMap { page(at: $0.value) }
        }

        /// The index of the page that a controller shows, nil if it shows none.
        public func index(of page: UIViewController) -> Int? {
            keeper.cells.first { $0.page?.controller === page }
                .flatMap { pager.indexForItem(showing: $0) }
        }

        /// The index of the page with an identifier, nil if it is not in the list.
        public func indexForPage(withIdentifier identifier: AnyHashable) -> Int? {
            pager.indexForItem(withIdentifier: identifier)
        }
    }

    // MARK: - The list of pages

    // These can be called at any moment, like those of `LoopPagerView`: the current page stays in
    // place on screen, also during a drag, and remaining pages are kept.

    extension PageContainerViewController {
        /// Reads the pages again and requests every kept controller again.
        ///
        /// - Complexity: O(n).
        public func reloadData() {
            pager.reloadData()
            keeper.askAboutBars()
        }

        /// Reads the pages again after any number of insertions, removals and moves, and keeps the
        /// controllers of the remaining ones.
        ///
        /// - Parameter animated: See `LoopPagerView.updateItems(animated:)`.
        /// - Precondition: The data source gives pages an identity.
        /// - Complexity: O(n).
        public func updatePages(animated: Bool = false) { pager.updateItems(animated: animated) }

        /// Handles inserted pages; the data source has them already.
        ///
        /// - Parameters:
        ///   - indices: Their present indices, in any order.
        ///   - animated: See `LoopPagerView.updateItems(animated:)`.
        /// - Precondition: Traps if the data source has another number of pages than this results
        ///   in.
        public func insertPages(at indices: [Int], animated: Bool = false) {
            pager.insertItems(at: indices, animated: animated)
        }

        /// Handles removed pages; the data source no longer has them.
        ///
        /// - Parameters:
        ///   - indices: Their old indices, in any order.
        ///   - animated: See `LoopPagerView.updateItems(animated:)`.
        /// - Precondition: Traps if the data source has another number of pages than this results
        ///   in.
        public func deletePages(at indices: [Int], animated: Bool = false) {
            pager.deleteItems(at: indices, animated: animated)
        }

        /// Handles a moved page; the data source has it at its new index already.
        ///
        /// - Parameters:
        ///   - index: Its old index.
        ///   - newIndex: Its new index.
        ///   - animated: See `LoopPagerView.updateItems(animated:)`.
        /// - Precondition: Traps if one of them is not the index of a page.
        public func movePage(at index: Int, to newIndex: Int, animated: Bool = false) {
            pager.moveItem(at: index, to: newIndex, animated: animated)
        }

        /// Requests the controllers of pages again: dequeued ones stay and are filled again, and
        /// missing ones may be ready now.
        ///
        /// A late page gets the callbacks of its present state: that it appears if it is visible,
        /// and that it has appeared at rest.
        ///
        /// - Parameter identifiers: The identifiers of the pages; pages that are not kept are
        ///   ignored.
        public func reconfigurePages(withIdentifiers identifiers: [AnyHashable]) {
            pager.reconfigureItems(withIdentifiers: identifiers)
            keeper.askAboutBars()
        }

        /// Requests other controllers for pages.
        ///
        /// - Parameter identifiers: The identifiers of the pages; pages that are not kept are
        ///   ignored.
        public func reloadPages(withIdentifiers identifiers: [AnyHashable]) {
            pager.reloadItems(withIdentifiers: identifiers)
            keeper.askAboutBars()
        }
    }
#endif
