#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The items of a pager.
    ///
    /// Only the first two methods are required. If items change, give them an identity: then any
    /// change is `pager.updateItems()`, and cells that keep their item are not requested again.
    @MainActor
    public protocol LoopPagerViewDataSource: AnyObject {
        /// The number of items; 0 or more.
        func numberOfItems(in pager: LoopPagerView) -> Int

        /// A cell that shows an item: dequeued from the pager, or any view of its own.
        ///
        /// - Parameters:
        ///   - pager: The pager.
        ///   - index: The item's index, from 0.
        /// - Returns: A view that is not shown now. In a loop with fewer items than are visible and
        ///   ready beyond the edges (`overscan`), with whole pages three or fewer, an item has two
        ///   cells: dequeue cells there, or set `configuration.tiles` to `.pages(keep: 1)`, with
        ///   which an item has two cells only if it is visible twice.
        func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView

        /// The unique identity of an item; with nil, the default, the pager makes one and needs
        /// each change by index.
        func loopPagerView(_ pager: LoopPagerView, identifierForItemAt index: Int) -> AnyHashable?

        /// The length of an item along the axis; nil, the default, for the configured one.
        func loopPagerView(_ pager: LoopPagerView, lengthForItemAt index: Int) -> ItemExtent?
    }

    extension LoopPagerViewDataSource {
        /// Leaves the identity to the pager.
        public func loopPagerView(
            _ pager: LoopPagerView,
            identifierForItemAt index: Int
        ) -> AnyHashable? { nil }

        /// Uses the configured length.
        public func loopPagerView(
            _ pager: LoopPagerView,
            lengthForItemAt index: Int
        ) -> ItemExtent? { nil }
    }

    /// Prepares items that will be shown soon, for example by downloading their images.
    @MainActor
    public protocol LoopPagerViewPrefetching: AnyObject {
        /// Items that have come near, across the seam too; nearest first.
        func loopPagerView(_ pager: LoopPagerView, prefetchItems items: [LoopPagerItem])

        /// Items that are no longer near and have not been shown.
        func loopPagerView(_ pager: LoopPagerView, cancelPrefetchingItems items: [LoopPagerItem])
    }

    extension LoopPagerViewPrefetching {
        /// Lets the preparation continue.
        public func loopPagerView(
            _ pager: LoopPagerView,
            cancelPrefetchingItems items: [LoopPagerItem]
        ) {}
    }
#endif
