#if os(iOS) || os(Linux)
    import UIKit

    /// Who is told what a pager does: each thing once, in order, none of them required.
    ///
    /// Every `willBeginSwitchFrom` ends in exactly one `didSettleOn` or `didCancelSwitchOn`,
    /// however many gestures follow each other in between. An immediate jump, or a removed current
    /// item, settles without a begin.
    @MainActor
    public protocol LoopPagerViewDelegate: AnyObject {
        /// The content has moved; called once a layout pass.
        func loopPagerViewDidScroll(_ pager: LoopPagerView)
        /// Something left rest on this item.
        func loopPagerView(_ pager: LoopPagerView, willBeginSwitchFrom item: LoopPagerItem?)
        /// The halfway line was crossed.
        func loopPagerView(
            _ pager: LoopPagerView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        )
        /// Things came to rest on another item: the switch is complete.
        func loopPagerView(
            _ pager: LoopPagerView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?
        )
        /// Things came to rest on the item that they left.
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
        /// Things rest with this page as the current one; with `TileKind.pages` only.
        func loopPagerView(_ pager: LoopPagerView, didAppear cell: UIView, for item: LoopPagerItem)
        /// Motion begins to take the appeared page away; with `TileKind.pages` only.
        func loopPagerView(
            _ pager: LoopPagerView,
            willDisappear cell: UIView,
            for item: LoopPagerItem
        )
        /// A cell that was seen goes back to be used again; the last that is told of it.
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
