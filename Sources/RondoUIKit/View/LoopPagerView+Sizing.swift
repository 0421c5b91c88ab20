#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// What the content of a pager's cells decides about its layout.
    public enum LoopPagerSizing: Sendable {
        /// Nothing: items are as long as is said, the pager has no size of its own.
        case fixed
        /// Each item is as long as its cell wants to be along the axis, in the breadth of the pager.
        ///
        /// `extent` is the estimate for items without a cell yet. Items with a length from the data
        /// source keep that.
        case lengths
        /// `intrinsicContentSize` has the height of the tallest item of those measured so far, for a
        /// vertical axis the width of the widest.
        case tallest
        /// `intrinsicContentSize` has the height of the current item, for a vertical axis its width;
        /// between two items it goes from one to the other with the content.
        case current
    }

    extension LoopPagerView {
        /// Measures the cells that have become ready, before they are drawn.
        ///
        /// - Returns: Whether items have other lengths now, so that others may be in sight.
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

        /// Items have these lengths; what rests on its place rests there afterwards too.
        private func adopt(_ lengths: [(key: ItemKey, length: Points)]) {
            let isOnPlace = engine.scroller.phase == .idle && engine.scroller.offset == 0
            engine.change(.measure(lengths))
            hasOwnLengths = true
            let offset = engine.scroller.offset
            if isOnPlace, engine.scroller.phase == .idle, offset != 0 {
                engine.take(.follow(by: -offset, phase: .idle))
            }
            // Tiles are as long as their items from the next frame on.
            _ = engine.frame()
        }

        /// The size across the axis that the cells want the pager to have, nil when they do not.
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

        /// Tells the views around when the cells want the pager to have another size.
        func adoptBreadth() {
            breadth = wantedBreadth
            let size = wantedSize
            guard size != knownSize else { return }
            knownSize = size
            invalidateIntrinsicContentSize()
            breadthDidChange?(size)
        }

        /// The size that the cells want the pager to have.
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

        /// Has the cells of all items measured again.
        @_spi(RondoSwiftUI) public func measureCellsAnew() {
            measureAnew(track.shown.values.map(\.item))
        }

        /// Has the cells of items measured again.
        func measureAnew(_ items: some Sequence<ItemKey>) {
            guard sizing != .fixed else { return }
            sizes.expire(items)
            track.setNeedsUpdate()
        }

        /// Everything is measured anew, in another way.
        func sizingDidChange() {
            sizes = CellSizes()
            invalidateLengths()
            track.setNeedsUpdate()
        }
    }
#endif
