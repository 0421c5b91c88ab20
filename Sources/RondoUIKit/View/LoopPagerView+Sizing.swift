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
            guard sizing != .fixed else { return false }
            let lengths = sizes.measureCells(of: self, alongAxis: sizing == .lengths) { item in
                engine.scroller.items.index(of: item).flatMap {
                    dataSource?.loopPagerView(self, lengthForItemAt: $0.value)
                }
            }
            guard !lengths.isEmpty else { return false }
            stayingOnPlace { engine.change(.measure(lengths)) }
            // Tiles get the new lengths with a frame.
            _ = engine.frame()
            return true
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
            keeper?.sizeDidChange(size)
            onSizeChange?(size)
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
            sizes = CellSizes(of: "LoopPagerView")
            invalidateLengths()
            track.setNeedsUpdate()
        }
    }
#endif
