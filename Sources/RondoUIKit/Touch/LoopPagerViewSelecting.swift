// On tvOS a remote control selects the focused view by presses, which the app handles.
#if os(iOS) || os(visionOS) || os(Linux)
    import UIKit

    /// A delegate for taps on a pager's cells, context menus and drags; all methods are optional.
    @MainActor
    public protocol LoopPagerViewSelecting: AnyObject {
        /// Whether a touch on an item may highlight and select it; the default is true.
        func loopPagerView(_ pager: LoopPagerView, shouldHighlight item: LoopPagerItem) -> Bool
        /// A cell is touched.
        ///
        /// A `UICollectionViewCell` also gets `isHighlighted`.
        func loopPagerView(
            _ pager: LoopPagerView,
            didHighlight cell: UIView,
            for item: LoopPagerItem
        )
        /// The touch has ended, or drags the content.
        func loopPagerView(
            _ pager: LoopPagerView,
            didUnhighlight cell: UIView,
            for item: LoopPagerItem
        )
        /// A cell was tapped.
        func loopPagerView(_ pager: LoopPagerView, didSelect cell: UIView, for item: LoopPagerItem)
        /// The context menu of an item below the finger or the pointer, which is at `point` in the
        /// pager; nil, the default, for none.
        func loopPagerView(
            _ pager: LoopPagerView,
            contextMenuConfigurationFor item: LoopPagerItem,
            at point: CGPoint
        ) -> UIContextMenuConfiguration?
        /// The drag items of an item below the finger or the pointer, which is at `point` in the
        /// pager; none, the default, if it cannot be dragged. The cell is their preview.
        func loopPagerView(
            _ pager: LoopPagerView,
            dragItemsFor item: LoopPagerItem,
            at point: CGPoint
        ) -> [UIDragItem]
    }

    extension LoopPagerViewSelecting {
        /// Returns true.
        public func loopPagerView(
            _ pager: LoopPagerView,
            shouldHighlight item: LoopPagerItem
        ) -> Bool { true }
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didHighlight cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didUnhighlight cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Does nothing.
        public func loopPagerView(
            _ pager: LoopPagerView,
            didSelect cell: UIView,
            for item: LoopPagerItem
        ) {}
        /// Returns nil.
        public func loopPagerView(
            _ pager: LoopPagerView,
            contextMenuConfigurationFor item: LoopPagerItem,
            at point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        /// Returns an empty array.
        public func loopPagerView(
            _ pager: LoopPagerView,
            dragItemsFor item: LoopPagerItem,
            at point: CGPoint
        ) -> [UIDragItem] { [] }
    }

    extension LoopPagerView {
        /// The item at a point.
        ///
        /// - Parameter point: In the pager's coordinates.
        /// - Returns: The item; nil in a gap and outside.
        public func item(at point: CGPoint) -> LoopPagerItem? {
            cell(at: point).flatMap { item(showing: $0) }
        }

        private func item(showing cell: UIView) -> LoopPagerItem? {
            track.use(of: cell).map { engine.item($0.item) }
        }
    }

    extension LoopPagerView: CellOwner {
        /// A running marquee counts too: it never rests, and a touch holds it.
        func isStill(_ cell: UIView) -> Bool { phase == .idle || engine.scroller.isEndless }

        var wantsTaps: Bool { selectionDelegate != nil || eventReceiver?.wantsTaps == true }

        /// Calls the selection delegate about the item of a cell; nil without one or the other.
        @discardableResult
        private func ask<Answer>(
            about cell: UIView,
            _ call: (any LoopPagerViewSelecting, LoopPagerItem) -> Answer
        ) -> Answer? {
            guard let selectionDelegate, let item = item(showing: cell) else { return nil }
            return call(selectionDelegate, item)
        }

        func touchedItem(in cell: UIView) -> TouchedItem? {
            item(showing: cell).map { TouchedItem(identifier: $0.identifier) }
        }

        func mayHighlight(_ cell: UIView) -> Bool {
            ask(about: cell) { $0.loopPagerView(self, shouldHighlight: $1) }
                ?? (selectionDelegate == nil && wantsTaps)
        }

        func didHighlight(_ cell: UIView) {
            ask(about: cell) { $0.loopPagerView(self, didHighlight: cell, for: $1) }
        }

        func didUnhighlight(_ cell: UIView, of item: TouchedItem) {
            let item = LoopPagerItem(
                identifier: item.identifier,
                index: indexForItem(withIdentifier: item.identifier)
            )
            selectionDelegate?.loopPagerView(self, didUnhighlight: cell, for: item)
        }

        func didSelect(_ cell: UIView) {
            guard let item = item(showing: cell) else { return }
            selectionDelegate?.loopPagerView(self, didSelect: cell, for: item)
            eventReceiver?.receiveTap(on: item, onShelf: nil)
        }

        func menu(of cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration? {
            ask(about: cell) {
                $0.loopPagerView(self, contextMenuConfigurationFor: $1, at: point)
            } ?? nil
        }

        func dragItems(of cell: UIView, at point: CGPoint) -> [UIDragItem] {
            ask(about: cell) { $0.loopPagerView(self, dragItemsFor: $1, at: point) } ?? []
        }

        func hold(_ isHeld: Bool) {
            wait(for: .hovered, isHeld)
        }
    }
#endif
