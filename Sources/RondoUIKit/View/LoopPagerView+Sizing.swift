#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The part of a pager's layout that the content of its cells decides.
    public enum LoopPagerSizing: Sendable {
        /// Nothing: item lengths are configured, and the pager has no intrinsic size.
        case fixed
        /// The lengths of items: each is the length along the axis that its cell fits.
        ///
        /// `extent` is the estimate for items without a cell yet. A length from the data source
        /// takes precedence.
        case lengths
        /// The intrinsic height of the pager: that of the tallest item measured so far.
        ///
        /// For a vertical axis it is the width, that of the widest item.
        case tallest
        /// The intrinsic height of the pager: that of the current item; for a vertical axis the
        /// width.
        ///
        /// Between two items it changes from one height to the other with the position.
        case current
    }

    extension LoopPagerView {
        /// Measures the cells that have become ready, before they are drawn.
        ///
        /// - Returns: Whether lengths of items have changed, so that other items may be visible.
        func measureCells() -> Bool {
            guard sizing != .fixed, track.plan != nil else { return false }
            var lengths: [(key: ItemKey, length: Points)] = []
            for tile in engine.scroller.tiles {
                let side = sizing == .lengths ? track.space.breadth : tile.extent
                guard sizes.isMissing(tile.item, side: side), let cell = track.cell(of: tile),
                    let size = wantedSize(of: cell, on: tile, side: side)
                else { continue }
                sizes.note(size, of: tile.item, side: side)
                if sizing == .lengths, size != tile.extent { lengths.append((tile.item, size)) }
            }
            guard !lengths.isEmpty else { return false }
            adopt(lengths)
            return true
        }

        /// Nil for a cell without content yet.
        private func wantedSize(of cell: UIView, on tile: Tile, side: CGFloat) -> CGFloat? {
            let isLength = sizing == .lengths
            let index = tile.index.value
            if isLength, dataSource?.loopPagerView(self, lengthForItemAt: index) != nil {
                return tile.extent
            }
            if let cell = cell as? PageCell, cell.page == nil { return nil }
            let isVertical = (configuration.axis == .vertical) == isLength
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: isVertical ? side : 0, height: isVertical ? 0 : side),
                withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
                verticalFittingPriority: isVertical ? .fittingSizeLevel : .required
            )
            let wanted = isVertical ? size.height : size.width
            if isLength {
                checkLength(of: Item(tile.item, extent: .points(wanted)), at: index)
            }
            return wanted
        }

        /// Sets the lengths of items; content at its resting place stays there.
        private func adopt(_ lengths: [(key: ItemKey, length: Points)]) {
            let isOnPlace = engine.scroller.phase == .idle && engine.scroller.offset == 0
            engine.change(.measure(lengths))
            hasOwnLengths = true
            let offset = engine.scroller.offset
            if isOnPlace, engine.scroller.phase == .idle, offset != 0 {
                engine.take(.follow(by: -offset, phase: .idle))
            }
            // Tiles get the new lengths with a frame.
            _ = engine.frame()
        }

        /// The pager's size across the axis by its cells; nil if they do not decide it.
        private var wantedBreadth: CGFloat? {
            switch sizing {
            case .fixed, .lengths: return nil
            case .tallest: return sizes.largest
            case .current:
                let position = engine.scroller.slotPosition
                let whole = position.rounded(.down)
                let sizes = [whole, whole + 1].map { slot in
                    engine.scroller.tiles.first { Double($0.slot.number) == slot }
                        .flatMap { self.sizes[$0.item] }
                }
                guard let first = sizes[0] ?? sizes[1] else { return breadth }
                return first + ((sizes[1] ?? first) - first) * (position - whole)
            }
        }

        /// Updates the intrinsic size, and reports it if it has changed.
        func adoptBreadth() {
            breadth = wantedBreadth
            let size = wantedSize
            guard size != knownSize else { return }
            knownSize = size
            invalidateIntrinsicContentSize()
            breadthDidChange?(size)
        }

        /// The intrinsic size by the pager's cells.
        var wantedSize: CGSize {
            var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            guard let breadth else { return size }
            let insets = track.adjustedContentInset
            switch configuration.axis {
            case .horizontal: size.height = breadth + insets.top + insets.bottom
            case .vertical: size.width = breadth + insets.left + insets.right
            }
            return size
        }

        /// Measures the cells of all items again in the next update.
        @_spi(RondoSwiftUI) public func measureCellsAnew() {
            measureAnew(track.shown.values.map(\.item))
        }

        /// Measures the cells of items again in the next update.
        func measureAnew(_ items: some Sequence<ItemKey>) {
            guard sizing != .fixed else { return }
            sizes.expire(items)
            track.setNeedsUpdate()
        }

        /// Discards all measurements, because `sizing` has changed.
        func sizingDidChange() {
            sizes = CellSizes()
            invalidateLengths()
            track.setNeedsUpdate()
        }
    }
#endif
