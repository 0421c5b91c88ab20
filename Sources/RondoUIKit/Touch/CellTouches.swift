#if os(iOS) || os(Linux)
    import UIKit

    /// The owner of tapped cells: a pager or a list of shelves.
    @MainActor
    protocol CellOwner: UIView {
        /// Whether nothing moves: a touch that stops a motion is not a tap.
        var isStill: Bool { get }
        /// The cell at a point.
        func cell(at point: CGPoint) -> UIView?
        /// Whether a cell may be highlighted and selected.
        func mayHighlight(_ cell: UIView) -> Bool
        func didHighlight(_ cell: UIView)
        func didUnhighlight(_ cell: UIView)
        func didSelect(_ cell: UIView)
        /// The menu of a cell, nil for none.
        func menu(of cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration?
    }

    /// Taps on cells, and their context menus, for a selection delegate.
    @MainActor
    final class CellTouches {
        private let tap: CellTap
        private let menu: CellMenu
        private let interaction: UIContextMenuInteraction
        private weak var owner: (any CellOwner)?

        init(of owner: some CellOwner) {
            self.owner = owner
            tap = CellTap(of: owner)
            menu = CellMenu(of: owner)
            interaction = UIContextMenuInteraction(delegate: menu)
            owner.addGestureRecognizer(tap)
            owner.addInteraction(interaction)
        }

        func end() {
            owner?.removeGestureRecognizer(tap)
            owner?.removeInteraction(interaction)
        }
    }

    /// The context menus of cells, each with its cell as the preview.
    final class CellMenu: NSObject, UIContextMenuInteractionDelegate {
        private weak var owner: (any CellOwner)?
        private weak var cell: UIView?

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
    }
#endif
