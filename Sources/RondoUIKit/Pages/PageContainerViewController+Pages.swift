#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // MARK: - Which controllers there are

    extension PageContainerViewController {
        /// Registers a class for pages of an identifier.
        ///
        /// - Parameters:
        ///   - pageClass: Made with `init()`.
        ///   - identifier: Names the kind. Registered again, the older pages are not used any more.
        public func register(
            _ pageClass: UIViewController.Type,
            forPageWithReuseIdentifier identifier: String
        ) {
            register(forPageWithReuseIdentifier: identifier) { pageClass.init() }
        }

        /// Says how pages of an identifier are made, such as from a storyboard.
        ///
        /// - Parameters:
        ///   - identifier: Names the kind. Registered again, the older pages are not used any more.
        ///   - make: Makes a page of its own.
        public func register(
            forPageWithReuseIdentifier identifier: String,
            make: @escaping @MainActor () -> UIViewController
        ) {
            _ = keeper.pool.register(identifier, make: make)
        }

        /// A page of a kind that was registered: one that shows nothing any more, else a new one.
        ///
        /// - Parameters:
        ///   - identifier: The kind.
        ///   - index: Of the page that it is for.
        /// - Returns: The controller; while a page is reconfigured the one that shows it.
        /// - Precondition: Traps when nothing is registered for the identifier.
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

        /// The controllers that show pages, those that are only kept among them; in order.
        public var pages: [UIViewController] { keeper.cells.compactMap { $0.page?.controller } }

        /// The controllers that are in sight, in order.
        public var visiblePages: [UIViewController] {
            pager.visibleCells.compactMap { ($0 as? PageCell)?.page?.controller }
        }

        /// The controller of a page, nil when it is not kept or not there yet.
        ///
        /// - Parameter index: Of the page.
        /// - Returns: The controller.
        public func page(at index: Int) -> UIViewController? {
            (pager.cellForItem(at: index) as? PageCell)?.page?.controller
        }

        /// The controller of the page that is nearest to its place, nil when there is none yet.
        public var currentPage: UIViewController? {
            pager.engine.scroller.currentIndex.flatMap { page(at: $0.value) }
        }

        /// The page that a controller shows, nil when it shows none.
        ///
        /// - Parameter page: A controller.
        /// - Returns: Its index.
        public func index(of page: UIViewController) -> Int? {
            keeper.cells.first { $0.page?.controller === page }
                .flatMap { pager.indexForItem(showing: $0) }
        }

        /// Where a page is, nil when it is not there.
        ///
        /// - Parameter identifier: Of the page.
        /// - Returns: Its index.
        public func indexForPage(withIdentifier identifier: AnyHashable) -> Int? {
            pager.indexForItem(withIdentifier: identifier)
        }
    }

    // MARK: - Which pages there are

    // Each of these may be called at any moment, as those of `LoopPagerView`: the current page
    // stays where it is on screen, also under a finger, and so do all that are still there.

    extension PageContainerViewController {
        /// Reads the pages anew and asks for every kept controller again.
        ///
        /// - Complexity: O(n).
        public func reloadData() {
            pager.reloadData()
            keeper.askAboutBars()
        }

        /// Reads the pages anew, however many have come, gone and moved, and keeps the controllers
        /// of those that are still there.
        ///
        /// - Precondition: The data source gives pages an identity.
        /// - Complexity: O(n).
        public func updatePages() { pager.updateItems() }

        /// Pages have come; the data source has them already.
        ///
        /// - Parameter indices: Where they are now, in any order.
        /// - Precondition: Traps when the data source has another number of pages than this makes.
        public func insertPages(at indices: [Int]) { pager.insertItems(at: indices) }

        /// Pages have gone; the data source does not have them any more.
        ///
        /// - Parameter indices: Where they were, in any order.
        /// - Precondition: Traps when the data source has another number of pages than this makes.
        public func deletePages(at indices: [Int]) { pager.deleteItems(at: indices) }

        /// A page has moved; it is there already in the data source.
        ///
        /// - Parameters:
        ///   - index: Where it was.
        ///   - newIndex: Where it is now.
        /// - Precondition: Traps when one of them is not the index of a page.
        public func movePage(at index: Int, to newIndex: Int) {
            pager.moveItem(at: index, to: newIndex)
        }

        /// Asks for the controllers of pages anew: those that are dequeued stay and are filled
        /// again, and those that were not there yet may be now.
        ///
        /// A page that has come late is told what it has missed and still holds: in sight that it
        /// appears, and at rest that it has appeared.
        ///
        /// - Parameter identifiers: Of the pages; those that are not kept need nothing.
        public func reconfigurePages(_ identifiers: [AnyHashable]) {
            pager.reconfigureItems(identifiers)
            keeper.askAboutBars()
        }

        /// Asks for other controllers for pages.
        ///
        /// - Parameter identifiers: Of the pages; those that are not kept need nothing.
        public func reloadPages(_ identifiers: [AnyHashable]) {
            pager.reloadItems(identifiers)
            keeper.askAboutBars()
        }
    }
#endif
