#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The events of a pager: each once, in order; all methods are optional.
    ///
    /// Every `willBeginSwitchFrom` ends in exactly one `didSettleOn` or `didCancelSwitchOn`,
    /// however many gestures follow each other in between. An immediate jump, or a removed current
    /// item, settles without a begin, and so does the first item, with the first layout.
    @MainActor
    public protocol LoopPagerViewDelegate: AnyObject {
        /// The position or the phase has changed; called once per layout pass.
        ///
        /// Items that come or go before the current one change the position, although the content
        /// stays in place.
        func loopPagerViewDidScroll(_ pager: LoopPagerView)
        /// The content left rest on this item.
        func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?)
        /// The content crossed the halfway line.
        func loopPagerView(
            _ pager: LoopPagerView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        )
        /// The content came to rest on another item: the switch is complete.
        func loopPagerView(
            _ pager: LoopPagerView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?
        )
        /// The content came to rest on the item that it left.
        func loopPagerView(_ pager: LoopPagerView, didCancelSwitchOn item: LoopPagerItem?)
        /// A cell enters the viewport.
        func loopPagerView(
            _ pager: LoopPagerView,
            willDisplay cell: UIView,
            for item: LoopPagerItem
        )
        /// A cell has left the viewport; it still shows its item.
        func loopPagerView(
            _ pager: LoopPagerView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem
        )
        /// The content rests with this page as the current one; with `TileKind.pages` only.
        func loopPagerView(_ pager: LoopPagerView, didAppear cell: UIView, for item: LoopPagerItem)
        /// A motion begins to move the appeared page away; with `TileKind.pages` only.
        func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        )
        /// A cell that was visible returns to the pool; the last event of its item.
        func loopPagerView(_ pager: LoopPagerView, didReclaim cell: UIView, for item: LoopPagerItem)
    }

    extension LoopPagerViewDelegate {
        /// Does nothing.
        public func loopPagerViewDidScroll(_ pager: LoopPagerView) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            willBeginSwitchFrom item: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didCancelSwitchOn item: LoopPagerItem?
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            willDisplay cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didAppear cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didReclaim cell: UIView,
            for item: LoopPagerItem
        ) {}
    }
#endif
