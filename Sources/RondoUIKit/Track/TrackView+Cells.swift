#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension TrackView {
        /// Where the engine has brought the viewport's leading edge in the present content, told
        /// from a cell that goes on showing its item; nil when none does.
        func drivenPlace(in row: Scroller) -> Points? {
            for tile in row.tiles {
                guard let cell = shown[tile.number], cell.item == tile.item else { continue }
                return cell.place - row.start(of: tile)
            }
            return nil
        }

        /// Puts the cell of a tile on its place.
        ///
        /// - Parameters:
        ///   - cell: Shows the tile's item; taken in if it is not.
        ///   - tile: Of the row that lies in this track.
        ///   - start: Where it starts, in points from the viewport's leading edge.
        ///   - revision: Of the data that the cell was filled with.
        func show(_ cell: UIView, on tile: Tile, at start: Points, revision: Int? = nil) {
            guard let content = plan?.length else { return }
            let place = drawnPlace + start
            let isNew = shown[tile.number] == nil
            shown[tile.number] = ShownCell(
                cell: cell,
                item: tile.item,
                revision: revision,
                place: place
            )
            if cell.superview !== self { addSubview(cell) }
            if cell.isHidden { cell.isHidden = false }
            let frame = space.frame(of: place, extent: tile.extent, in: content)
            if isNew {
                cell.appear { cell.place(in: frame) }
            } else {
                cell.place(in: frame)
            }
        }

        /// The cell that shows the item of a tile; nil when the tile still has that of another one,
        /// or none.
        func cell(of tile: Tile) -> UIView? {
            shown[tile.number].flatMap { $0.item == tile.item ? $0.cell : nil }
        }

        /// Puts another cell in the place of one.
        func exchange(_ number: Int, for cell: UIView) {
            guard let old = shown[number] else { return }
            cell.appear { cell.place(like: old.cell) }
            cell.isHidden = false
            if cell.superview !== self { addSubview(cell) }
            shown[number]?.cell = cell
            arrangeElements()
        }

        /// After the engine has started afresh: its new tiles take over the cells of the old ones.
        ///
        /// - Returns: The cells that are left.
        func rehome(_ tiles: [Tile]) -> [ShownCell] {
            var old = Array(shown.values)
            shown = [:]
            for tile in tiles {
                guard let index = old.firstIndex(where: { $0.item == tile.item }) else { continue }
                shown[tile.number] = old.remove(at: index)
            }
            return old
        }

        /// Whether a part of a tile that starts at a place is in the viewport, by more than rounding.
        func isSeen(_ tile: Tile, at start: Points) -> Bool {
            start < space.viewport - Self.rounding && start + tile.extent > Self.rounding
        }

        /// Far less than any pixel, and more than sums of lengths differ by in their last bits.
        private static let rounding: Points = 1e-6
    }

    extension UIView {
        /// Lays out what was not there before: while everything else moves in an animation, such as
        /// when the device is turned, it does not fly in.
        func appear(_ layOut: () -> Void) {
            guard UIView.inheritedAnimationDuration > 0 else { return layOut() }
            UIView.performWithoutAnimation {
                layOut()
                layoutIfNeeded()
            }
        }
    }
#endif
