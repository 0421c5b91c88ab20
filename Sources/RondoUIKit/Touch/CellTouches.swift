// On tvOS a remote control selects the focused view by presses, which the app handles.
#if os(iOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The owner of cells that are touched: a pager or a list of shelves.
    @MainActor
    protocol CellOwner: UIView {
        var cellTouches: CellTouches? { get set }
        var cells: CellPool { get }
        /// The cells that are in the viewport, in order.
        var visibleCells: [UIView] { get }
        /// Whether a cell rests; a touch that stops its motion is not a tap.
        func isStill(_ cell: UIView) -> Bool
        /// Whether anyone needs the taps on cells.
        var wantsTaps: Bool { get }
        /// The item that a cell shows, nil if it shows none.
        func touchedItem(in cell: UIView) -> TouchedItem?
        /// Whether a cell may be highlighted and selected.
        func mayHighlight(_ cell: UIView) -> Bool
        func didHighlight(_ cell: UIView)
        /// The item may have been removed.
        func didUnhighlight(_ cell: UIView, of item: TouchedItem)
        func didSelect(_ cell: UIView)
        /// The menu of a cell, nil for none.
        func menu(of cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration?
        /// The drag items of a cell, empty for none.
        func dragItems(of cell: UIView, at point: CGPoint) -> [UIDragItem]
        /// Called when a menu or a drag lifts a cell, and with `false` after the last one.
        func hold(_ isHeld: Bool)
    }

    /// The identity of a touched item, and that of its shelf.
    struct TouchedItem {
        let identifier: AnyHashable
        var shelf: AnyHashable?
    }

    extension CellOwner {
        func hold(_ isHeld: Bool) {}

        /// The cell at a point.
        func cell(at point: CGPoint) -> UIView? {
            bounds.contains(point) ? visibleCells.frontmost(at: point, of: self) : nil
        }

        /// Observes touches of cells while anyone needs them.
        func watchTouches() {
            if !wantsTaps {
                cellTouches?.end()
                cellTouches = nil
            } else if cellTouches == nil {
                cellTouches = CellTouches(of: self)
            }
            cells.touches = cellTouches
        }
    }

    /// Taps on cells, their context menus and drags.
    @MainActor
    final class CellTouches {
        private let tap: CellTap
        private let lift: CellLift
        private let interactions: [any UIInteraction]
        private weak var owner: (any CellOwner)?

        init(of owner: some CellOwner) {
            self.owner = owner
            tap = CellTap(of: owner)
            lift = CellLift(of: owner)
            let drag = UIDragInteraction(delegate: lift)
            // It is off by default on some devices.
            drag.isEnabled = true
            interactions = [UIContextMenuInteraction(delegate: lift), drag]
            owner.addGestureRecognizer(tap)
            for interaction in interactions { owner.addInteraction(interaction) }
        }

        /// Ends a touch on a cell before the cell gets another item.
        func cellWillLeave(_ cell: UIView) {
            tap.cellWillLeave(cell)
        }

        func end() {
            owner?.removeGestureRecognizer(tap)
            lift.end()
            for interaction in interactions { owner?.removeInteraction(interaction) }
        }
    }

    /// The context menus and drags of cells, each with its cell as the preview.
    final class CellLift: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
        private weak var owner: (any CellOwner)?
        private weak var cell: UIView?
        /// Where a drag began.
        private var start = CGPoint.zero
        /// The number of open menus and running drags.
        private var count = 0

        init(of owner: some CellOwner) {
            self.owner = owner
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            cell = owner?.cell(at: location)
            return cell.flatMap { owner?.menu(of: $0, at: location) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            // A cell that has left cannot be lifted.
            cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
        }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            guard let owner else { return [] }
            start = session.location(in: owner)
            cell = owner.cell(at: start)
            return cell.map { owner.dragItems(of: $0, at: start) } ?? []
        }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            previewForLifting item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            cell.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { hold(1) }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { hold(-1) }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionWillBegin session: any UIDragSession
        ) { hold(1) }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) { hold(-1) }

        private func hold(_ more: Int) {
            count = max(0, count + more)
            owner?.hold(count > 0)
        }

        /// Holds no cell from now on.
        func end() {
            hold(-count)
        }

        /// The cell if it has not moved; otherwise the drag fades out.
        func dragInteraction(
            _ interaction: UIDragInteraction,
            previewForCancelling item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            cell != nil && owner?.cell(at: start) === cell ? defaultPreview : nil
        }
    }
#endif
