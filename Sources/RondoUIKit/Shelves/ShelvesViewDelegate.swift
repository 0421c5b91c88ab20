#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The events of a shelf list: each once, in order; all methods are optional.
    ///
    /// There are switches of the list, whose items are the shelves, and of every shelf: `shelf` is
    /// the identifier of the shelf concerned, nil for the list. Every `willBeginSwitchFrom` ends in
    /// exactly one `didSettleOn` or `didCancelSwitchOn`. An immediate jump settles without a begin.
    @MainActor
    public protocol ShelvesViewDelegate: AnyObject {
        /// The list or a shelf has moved; called once per layout pass.
        func shelvesViewDidScroll(_ view: ShelvesView)
        /// The content left rest on this item, or on this shelf.
        func shelvesView(
            _ view: ShelvesView,
            willBeginSwitchFrom item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// The content crossed the halfway line.
        func shelvesView(
            _ view: ShelvesView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// The content came to rest on another item, or on another shelf.
        func shelvesView(
            _ view: ShelvesView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// The content came to rest on the item or shelf that it left.
        func shelvesView(
            _ view: ShelvesView,
            didCancelSwitchOn item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// A shelf enters the viewport.
        func shelvesView(_ view: ShelvesView, willDisplayShelf shelf: LoopPagerItem)
        /// A shelf has left the viewport; its offset is remembered.
        func shelvesView(_ view: ShelvesView, didEndDisplayingShelf shelf: LoopPagerItem)
        /// A cell enters the viewport, in both axes; without data it shows a placeholder.
        func shelvesView(
            _ view: ShelvesView,
            willDisplay cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        )
        /// A cell has left the viewport; it still shows its item.
        func shelvesView(
            _ view: ShelvesView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        )
        /// A cell that was visible returns to the pool, which all shelves share.
        func shelvesView(
            _ view: ShelvesView,
            didReclaim cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        )
    }

    extension ShelvesViewDelegate {
        /// Does nothing.
        public func shelvesViewDidScroll(_ view: ShelvesView) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            willBeginSwitchFrom item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didCancelSwitchOn item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        ) {}
        /// Does nothing.
        public func shelvesView(_ view: ShelvesView, willDisplayShelf shelf: LoopPagerItem) {}
        /// Does nothing.
        public func shelvesView(_ view: ShelvesView, didEndDisplayingShelf shelf: LoopPagerItem) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            willDisplay cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didEndDisplaying cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didReclaim cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {}
    }
#endif
