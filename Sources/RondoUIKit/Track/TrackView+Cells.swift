#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension TrackView {
        /// The place of the viewport's leading edge in the present content, by the engine, measured
        /// from a cell that keeps its item; nil without one.
        func drivenPlace(in row: Scroller) -> Points? {
            for tile in row.tiles {
                guard let cell = shown[tile.number], cell.item == tile.item else { continue }
                return cell.place - row.start(of: tile)
            }
            return nil
        }

        /// Places the cell of a tile.
        ///
        /// - Parameters:
        ///   - cell: The cell with the tile's item; added if it is not a subview.
        ///   - tile: A tile of the row in this track.
        ///   - start: Its start, in points from the viewport's leading edge.
        ///   - revision: The revision of the data with which the cell was filled.
        func show(_ cell: UIView, on tile: Tile, at start: Points, revision: Int? = nil) {
            guard let content = plan?.length else { return }
            let place = drawnPlace + start
            let isNew = shown[tile.number] == nil
            shown[tile.number] = ShownCell(
                cell: cell,
                item: tile.item,
                revision: revision,
                place: place,
                life: shown[tile.number]?.life ?? .ofCell
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

        /// The cell that shows the item of a tile; nil if the tile has the cell of another item, or
        /// none.
        func cell(of tile: Tile) -> UIView? {
            shown[tile.number].flatMap { $0.item == tile.item ? $0.cell : nil }
        }

        /// Handles a step in the lifecycle of a tile.
        ///
        /// - Returns: The tile's cell, if it shows that item, and the step follows the last one of
        ///   the cell; otherwise nil, and the step is not reported.
        func take(_ step: TileEvent, of item: ItemKey, tile number: Int) -> UIView? {
            guard shown[number]?.item == item, shown[number]?.life.take(step) == true else {
                return nil
            }
            return shown[number]?.cell
        }

        /// What a view shows if it is a cell in use, else nil.
        func use(of cell: UIView) -> ShownCell? { shown.values.first { $0.cell === cell } }

        /// Puts another cell in the place of a tile's.
        ///
        /// - Returns: The cell that was there, or the new one if the tile shows its item no more.
        func exchange(_ tile: Tile, for cell: UIView) -> UIView {
            guard let old = self.cell(of: tile) else { return cell }
            cell.appear { cell.place(like: old) }
            cell.isHidden = false
            if cell.superview !== self { addSubview(cell) }
            shown[tile.number]?.cell = cell
            arrangeElements()
            return old
        }

        /// The tiles in the viewport, in order.
        var visibleTiles: [Tile] {
            guard let row = owner?.row else { return [] }
            return row.tiles.filter { isSeen($0, at: row.start(of: $0)) }
        }

        /// The cells in the viewport, in order.
        var visibleCells: [UIView] { visibleTiles.compactMap { cell(of: $0) } }

        /// Whether a tile with a start is in the viewport, by more than rounding.
        func isSeen(_ tile: Tile, at start: Points) -> Bool {
            start < space.viewport - Self.rounding && start + tile.extent > Self.rounding
        }

        /// Far less than any pixel, and more than the rounding of sums.
        private static let rounding: Points = 1e-6
    }

    extension UIView {
        /// Lays out a new view without animation: it must not fly in while everything else moves,
        /// for example when the device rotates.
        func appear(_ layOut: () -> Void) {
            guard UIView.inheritedAnimationDuration > 0 else { return layOut() }
            UIView.performWithoutAnimation {
                layOut()
                layoutIfNeeded()
            }
        }
    }

    /// A cell in use: its item and its place in the content.
    struct ShownCell {
        var cell: UIView
        let item: ItemKey
        /// The revision of the data with which it was filled, nil for a placeholder.
        var revision: Int?
        /// Its leading edge, in points from the leading edge of the content.
        var place: Points
        /// The stage of its lifecycle that has been reported.
        var life: PageLife

        /// Whether it has been reported as displayed, and not as gone.
        var isDisplayed: Bool { life.stage != .ready && life.stage != .left }
    }

    extension PageLife {
        /// The state of a cell that has just got its item.
        static var ofCell: PageLife {
            var life = PageLife()
            _ = life.load()
            return life
        }
    }
#endif
