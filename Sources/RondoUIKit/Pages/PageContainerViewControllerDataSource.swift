#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The pages of a container.
    @MainActor
    public protocol PageContainerViewControllerDataSource: AnyObject {
        /// The number of pages; 0 or more.
        func numberOfPages(in container: PageContainerViewController) -> Int

        /// The controller for a page: dequeued from the container, or the app's own.
        ///
        /// It is requested when the page comes near, and not again while the page is kept.
        ///
        /// - Parameters:
        ///   - container: The container.
        ///   - index: The page's index, from 0.
        /// - Returns: A controller that shows no other page now; nil if it is not ready. Call
        ///   `reconfigurePages(withIdentifiers:)` when it is.
        func pageContainer(
            _ container: PageContainerViewController,
            pageAt index: Int
        ) -> UIViewController?

        /// The unique identity of a page; with nil, the default, the container makes one and needs
        /// each change by index.
        func pageContainer(
            _ container: PageContainerViewController,
            identifierForPageAt index: Int
        ) -> AnyHashable?
    }

    extension PageContainerViewControllerDataSource {
        /// Leaves the identity to the container.
        public func pageContainer(
            _ container: PageContainerViewController,
            identifierForPageAt index: Int
        ) -> AnyHashable? { nil }
    }

    extension LoopPagerDiffableDataSource {
        /// Becomes the data source of a page container, which does not retain it.
        ///
        ///     let pages = LoopPagerDiffableDataSource<Int, Part.ID>(container: container) {
        ///         container, index, id in
        ///         container.dequeueReusablePage(withReuseIdentifier: "part", for: index)
        ///     }
        ///
        /// - Parameters:
        ///   - container: The container that shows the pages.
        ///   - pageProvider: Returns the controller for a page, dequeued from the container or the
        ///     app's own; nil if it is not ready.
        public convenience init(
            container: PageContainerViewController,
            pageProvider:
                @escaping (PageContainerViewController, _ index: Int, Item) ->
                UIViewController?
        ) {
            self.init(pager: container.pager) { [weak container] _, index, item in
                guard let container else { return UIView() }
                let page = pageProvider(container, index, item)
                return container.keeper.cell(showing: page, at: index)
            }
        }
    }
#endif
