#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @preconcurrency import UIKit

    extension TrackView {
        /// Whether a swipe goes forward or backward, nil if it is across the axis.
        ///
        /// Along a horizontal axis the direction is that of the fingers, along a vertical one that
        /// of a scroll bar.
        func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
            let isVertical = space.axis == .vertical
            switch direction {
            case .next: return true
            case .previous: return false
            case .down: return isVertical ? true : nil
            case .up: return isVertical ? false : nil
            case .left: return isVertical ? nil : !space.isMirrored
            case .right: return isVertical ? nil : space.isMirrored
            @unknown default: return nil
            }
        }

        /// The item to bring to its resting place when the row scrolls by the visible part; nil if
        /// the row cannot scroll further.
        func page(isForward: Bool) -> ItemIndex? {
            guard let row = owner?.row, let current = row.currentIndex else { return nil }
            let room = isForward ? row.reach.upperBound : -row.reach.lowerBound
            guard row.canScroll, room > Self.leastPage else { return nil }
            let whole = row.tiles.filter { isWhole($0, in: row) }
            let wanted = current.value + max(1, whole.count) * (isForward ? 1 : -1)
            let count = row.items.count
            let isOpen = opens(row, isForward: isForward, from: current)
            return ItemIndex(
                isOpen ? (wanted % count + count) % count : min(max(wanted, 0), count - 1)
            )
        }

        /// Whether the row continues behind its first or last item: a loop, or a later turn of a
        /// row with one pinned end at one of these items.
        func opens(_ row: Scroller, isForward: Bool, from index: ItemIndex) -> Bool {
            let room = isForward ? row.reach.upperBound : -row.reach.lowerBound
            let border = isForward ? row.items.count - 1 : 0
            return room == .infinity || (index.value == border && room > space.viewport)
        }

        /// Whether a tile is fully visible, or fills the viewport if it is longer.
        func isWhole(_ tile: Tile, in row: Scroller) -> Bool {
            let start = row.start(of: tile)
            let end = start + tile.extent
            let low = min(0, space.viewport - tile.extent) - Self.leastPage
            let high = max(space.viewport, tile.extent) + Self.leastPage
            return start >= low && end <= high
        }

        /// The distance below which the row is at its end, in points.
        private static let leastPage: Points = 0.5
    }
#endif
