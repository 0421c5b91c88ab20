#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// What a pager shows.
    ///
    /// Only the first two are needed. Give items an identity when they change: then any change is
    /// `pager.updateItems()`, and cells that go on showing their item are not asked for again.
    @MainActor
    public protocol LoopPagerViewDataSource: AnyObject {
        /// How many items there are; 0 or more.
        func numberOfItems(in pager: LoopPagerView) -> Int

        /// A cell that shows an item: dequeued from the pager, or any view of its own.
        ///
        /// - Parameters:
        ///   - pager: Who asks.
        ///   - index: Of the item, from 0.
        /// - Returns: A view that no other item shows now. A loop shorter than the pager asks twice
        ///   for an item that is seen twice.
        func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView

        /// The identity of an item, which no other has; nil, the default, leaves it to the pager,
        /// which then has to be told of each change by index.
        func loopPagerView(_ pager: LoopPagerView, identifierForItemAt index: Int) -> AnyHashable?

        /// The length of an item along the axis; nil, the default, for the one that is configured.
        func loopPagerView(_ pager: LoopPagerView, lengthForItemAt index: Int) -> ItemExtent?
    }

    extension LoopPagerViewDataSource {
        /// Leaves identity to the pager.
        public func loopPagerView(
            _ pager: LoopPagerView,
            identifierForItemAt index: Int
        ) -> AnyHashable? { nil }

        /// As long as is configured.
        public func loopPagerView(
            _ pager: LoopPagerView,
            lengthForItemAt index: Int
        ) -> ItemExtent? { nil }
    }

    /// Prepares items that are soon to be shown, such as by downloading their images.
    @MainActor
    public protocol LoopPagerViewPrefetching: AnyObject {
        /// Items that have come near, across the seam too; nearest first.
        func loopPagerView(_ pager: LoopPagerView, prefetchItems items: [LoopPagerItem])

        /// Items that are not near any more and have not been shown.
        func loopPagerView(_ pager: LoopPagerView, cancelPrefetchingItems items: [LoopPagerItem])
    }

    extension LoopPagerViewPrefetching {
        /// Lets what was begun go on.
        public func loopPagerView(
            _ pager: LoopPagerView,
            cancelPrefetchingItems items: [LoopPagerItem]
        ) {}
    }
#endif
