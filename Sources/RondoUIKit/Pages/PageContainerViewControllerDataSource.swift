#if os(iOS) || os(Linux)
    import UIKit

    /// What a page container shows.
    @MainActor
    public protocol PageContainerViewControllerDataSource: AnyObject {
        /// How many pages there are; 0 or more.
        func numberOfPages(in container: PageContainerViewController) -> Int

        /// The controller for a page: dequeued from the container, or one of its own.
        ///
        /// Asked for when the page comes near, and not again while it is kept.
        ///
        /// - Parameters:
        ///   - container: Who asks.
        ///   - index: Of the page, from 0.
        /// - Returns: A controller that shows no other page now; nil when it is not there yet. Then
        ///   `reconfigurePages(_:)` asks again once it is.
        func pageContainer(
            _ container: PageContainerViewController,
            pageAt index: Int
        ) -> UIViewController?

        /// The identity of a page, which no other has; nil, the default, leaves it to the
        /// container, which then has to be told of each change by index.
        func pageContainer(
            _ container: PageContainerViewController,
            identifierForPageAt index: Int
        ) -> AnyHashable?
    }

    extension PageContainerViewControllerDataSource {
        /// Leaves identity to the container.
        public func pageContainer(
            _ container: PageContainerViewController,
            identifierForPageAt index: Int
        ) -> AnyHashable? { nil }
    }

    extension LoopPagerDiffableDataSource {
        /// Becomes the data source of a page container, which does not keep it alive.
        ///
        ///     let pages = LoopPagerDiffableDataSource<Int, Part.ID>(container: container) {
        ///         container, index, id in
        ///         container.dequeueReusablePage(withReuseIdentifier: "part", for: index)
        ///     }
        ///
        /// - Parameters:
        ///   - container: Shows the pages.
        ///   - pageProvider: Gives the controller for a page, dequeued from the container or one
        ///     of its own; nil when it is not there yet.
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
