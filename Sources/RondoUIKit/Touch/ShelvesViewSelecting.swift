// On tvOS a remote control selects the focused view by presses, which the app handles.
#if os(iOS) || os(visionOS) || os(Linux)
    import UIKit

    /// A delegate for taps on the cells of shelves, context menus and drags; all methods are
    /// optional.
    @MainActor
    public protocol ShelvesViewSelecting: AnyObject {
        /// Whether a touch on an item may highlight and select it; the default is true.
        func shelvesView(
            _ view: ShelvesView,
            shouldHighlight item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) -> Bool
        /// A cell is touched.
        ///
        /// A `UICollectionViewCell` also gets `isHighlighted`.
        func shelvesView(
            _ view: ShelvesView,
            didHighlight cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        )
        /// The touch has ended, or drags the content.
        func shelvesView(
            _ view: ShelvesView,
            didUnhighlight cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        )
        /// A cell was tapped.
        func shelvesView(
            _ view: ShelvesView,
            didSelect cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        )
        /// The context menu of an item below the finger or the pointer, which is at `point` in the
        /// view; nil, the default, for none.
        func shelvesView(
            _ view: ShelvesView,
            contextMenuConfigurationFor item: LoopPagerItem,
            onShelf shelf: AnyHashable,
            at point: CGPoint
        ) -> UIContextMenuConfiguration?
        /// The drag items of an item below the finger or the pointer, which is at `point` in the
        /// view; none, the default, if it cannot be dragged. The cell is their preview.
        func shelvesView(
            _ view: ShelvesView,
            dragItemsFor item: LoopPagerItem,
            onShelf shelf: AnyHashable,
            at point: CGPoint
        ) -> [UIDragItem]
    }

    extension ShelvesViewSelecting {
        /// Returns true.
        public func shelvesView(
            _ view: ShelvesView,
            shouldHighlight item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) -> Bool { true }
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didHighlight cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didUnhighlight cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {}
        /// Does nothing.
        public func shelvesView(
            _ view: ShelvesView,
            didSelect cell: UIView,
            for item: LoopPagerItem,
            onShelf shelf: AnyHashable
        ) {}
        /// Returns nil.
        public func shelvesView(
            _ view: ShelvesView,
            contextMenuConfigurationFor item: LoopPagerItem,
            onShelf shelf: AnyHashable,
            at point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        /// Returns an empty array.
        public func shelvesView(
            _ view: ShelvesView,
            dragItemsFor item: LoopPagerItem,
            onShelf shelf: AnyHashable,
            at point: CGPoint
        ) -> [UIDragItem] { [] }
    }

    extension ShelvesView {
        /// The item at a point, and its shelf.
        ///
        /// - Parameter point: In the view's coordinates.
        /// - Returns: Both; nil in a gap, on a header and outside.
        public func item(at point: CGPoint) -> (shelf: LoopPagerItem, item: LoopPagerItem)? {
            cell(at: point).flatMap { item(showing: $0) }
        }
    }

    extension ShelvesView: CellOwner {
        /// Whether the list rests, and the cell's own shelf.
        func isStill(_ cell: UIView) -> Bool {
            let row = rows.values.first { $0.track.use(of: cell) != nil }
            return phase == .idle && row?.row?.phase == .idle
        }

        var wantsTaps: Bool { selectionDelegate != nil || eventReceiver?.wantsTaps == true }

        /// Calls the selection delegate about the item of a cell; nil without one or the other.
        @discardableResult
        private func ask<Answer>(
            about cell: UIView,
            _ call: (any ShelvesViewSelecting, LoopPagerItem, AnyHashable) -> Answer
        ) -> Answer? {
            guard let selectionDelegate, let place = item(showing: cell) else { return nil }
            return call(selectionDelegate, place.item, place.shelf.identifier)
        }

        func touchedItem(in cell: UIView) -> TouchedItem? {
            item(showing: cell).map { place in
                TouchedItem(identifier: place.item.identifier, shelf: place.shelf.identifier)
            }
        }

        func mayHighlight(_ cell: UIView) -> Bool {
            ask(about: cell) { $0.shelvesView(self, shouldHighlight: $1, onShelf: $2) }
                ?? (selectionDelegate == nil && wantsTaps)
        }

        func didHighlight(_ cell: UIView) {
            ask(about: cell) { $0.shelvesView(self, didHighlight: cell, for: $1, onShelf: $2) }
        }

        func didUnhighlight(_ cell: UIView, of item: TouchedItem) {
            guard let selectionDelegate, let shelf = item.shelf else { return }
            selectionDelegate.shelvesView(
                self,
                didUnhighlight: cell,
                for: engine.item(item.identifier, onShelf: shelf),
                onShelf: shelf
            )
        }

        func didSelect(_ cell: UIView) {
            guard let place = item(showing: cell) else { return }
            let shelf = place.shelf.identifier
            selectionDelegate?.shelvesView(self, didSelect: cell, for: place.item, onShelf: shelf)
            eventReceiver?.receiveTap(on: place.item, onShelf: shelf)
        }

        func menu(of cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration? {
            ask(about: cell) {
                $0.shelvesView(self, contextMenuConfigurationFor: $1, onShelf: $2, at: point)
            } ?? nil
        }

        func dragItems(of cell: UIView, at point: CGPoint) -> [UIDragItem] {
            ask(about: cell) {
                $0.shelvesView(self, dragItemsFor: $1, onShelf: $2, at: point)
            } ?? []
        }
    }
#endif
