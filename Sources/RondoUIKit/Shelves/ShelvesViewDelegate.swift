#if os(iOS) || os(Linux)
    import UIKit

    /// Who is told what a shelf list does: each thing once, in order, none of it required.
    ///
    /// Switches are told of the list, whose items are the shelves, and of every shelf: `shelf` is
    /// the identifier of the shelf that one is about, nil for the list. Every `willBeginSwitchFrom`
    /// ends in exactly one `didSettleOn` or `didCancelSwitchOn`. An immediate jump settles without a
    /// begin.
    @MainActor
    public protocol ShelvesViewDelegate: AnyObject {
        /// The list or a shelf has moved; called once a layout pass.
        func shelvesViewDidScroll(_ view: ShelvesView)
        /// Something left rest on this item, or on this shelf.
        func shelvesView(
            _ view: ShelvesView,
            willBeginSwitchFrom item: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// The halfway line was crossed.
        func shelvesView(
            _ view: ShelvesView,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// Things came to rest on another item, or on another shelf.
        func shelvesView(
            _ view: ShelvesView,
            didSettleOn item: LoopPagerItem?,
            from old: LoopPagerItem?,
            onShelf shelf: AnyHashable?
        )
        /// Things came to rest where they left.
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
        /// A cell that was seen goes back to be used again, on whichever shelf.
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
