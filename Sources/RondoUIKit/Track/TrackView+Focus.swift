#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @preconcurrency import UIKit

    // VoiceOver, Switch Control and Full Keyboard Access go from one element to the next. Beyond
    // the visible items one more on either side is an element, and becomes visible when it is
    // focused.

    extension TrackView {
        /// Where the focus of assistive technology entered the row, and where it is now.
        struct FocusPath {
            /// The item where a turn of a loop begins.
            let start: ItemKey
            /// The item with the focus.
            let item: ItemKey
        }

        /// Makes elements of the visible cells and of one beyond each edge, in order; the others
        /// are hidden from assistive technology.
        ///
        /// If the item with the focus has been removed, the focus goes to the current item.
        func arrangeElements() {
            guard let row = owner?.row else { return }
            let isFocusLost = focusPath.map { row.items.index(of: $0.item) == nil } ?? false
            if isFocusLost { focusPath = nil }
            let elements = readingOrder(of: row).compactMap { shown[$0.number]?.cell }
            let old = (accessibilityElements ?? []).compactMap { $0 as? UIView }
            if !old.elementsEqual(elements, by: ===) { accessibilityElements = elements }
            for cell in shown.values.map(\.cell) {
                let isHidden = !elements.contains { $0 === cell }
                if cell.accessibilityElementsHidden != isHidden {
                    cell.accessibilityElementsHidden = isHidden
                }
            }
            if isFocusLost {
                UIAccessibility.post(
                    notification: .layoutChanged,
                    argument: currentCell?.focusTarget
                )
            }
        }

        /// A cell of the current item, nil without one.
        var currentCell: UIView? {
            guard let row = owner?.row else { return nil }
            // Another tile of the same item may be out of sight.
            return row.tiles.first { $0.slot == row.lastFrame.slot }.flatMap { cell(of: $0) }
        }

        /// Makes the item visible that contains a focused view.
        ///
        /// - Parameter view: The focused view, or nil.
        func follow(focus view: UIView?) {
            guard let owner, let row = owner.row else { return }
            let tile = row.tiles.first { tile in
                cell(of: tile).map { view?.isDescendant(of: $0) ?? false } ?? false
            }
            let start = focusPath?.start ?? firstElement
            focusPath = tile.map { FocusPath(start: start ?? $0.item, item: $0.item) }
            arrangeElements()
            guard let tile, !isWhole(tile, in: row) else { return }
            let way: Way = row.start(of: tile) < 0 ? .backward : .forward
            owner.bring(tile.index, way: way, animated: false)
        }

        /// The item of the first element in the present arrangement.
        private var firstElement: ItemKey? {
            let first = accessibilityElements?.first as? UIView
            return first.flatMap { use(of: $0) }?.item
        }

        /// The tiles that are elements, each item once.
        private func readingOrder(of row: Scroller) -> [Tile] {
            let seen = row.tiles.filter { isSeen($0, at: row.start(of: $0)) }
            guard let first = seen.first, let last = seen.last else { return [] }
            let turn = turn(of: row, seen: seen)
            let near = row.tiles.filter { tile in
                (tile.slot == first.slot - 1 || tile.slot == last.slot + 1)
                    && turn?.slots.contains(tile.slot) ?? true
            }
            let order = seen.map { (slot: turn?.wrap($0.slot) ?? $0.slot, tile: $0) }
            var taken: Set<ItemKey> = []
            return (order + near.map { ($0.slot, $0) })
                .filter { taken.insert($0.tile.item).inserted }
                .sorted { $0.slot < $1.slot }
                .map(\.tile)
        }

        /// One turn of an endless row, after which the row ends for assistive technology, so that
        /// it can be left.
        private struct Turn {
            let slots: Range<Slot>
            let count: Int64

            /// The slot of this turn with the same item.
            func wrap(_ slot: Slot) -> Slot {
                if slot < slots.lowerBound { return slot + count }
                return slot < slots.upperBound ? slot : slot - count
            }
        }

        /// The turn of the focus; nil for a row that has an end.
        private func turn(of row: Scroller, seen: [Tile]) -> Turn? {
            guard row.reach.upperBound == .infinity, let first = seen.first else { return nil }
            let isFocused = { (tile: Tile) in tile.item == self.focusPath?.item }
            let anchor = seen.first(where: isFocused) ?? row.tiles.first(where: isFocused) ?? first
            let start = focusPath.flatMap { row.items.index(of: $0.start) } ?? anchor.index
            let count = row.items.count
            let steps = (anchor.index.value - start.value + count) % count
            let slot = anchor.slot - Int64(steps)
            let isLoop = row.reach.lowerBound == -.infinity
            return Turn(
                slots: (isLoop ? slot : Slot(.min))..<slot + Int64(count),
                count: Int64(count)
            )
        }
    }
#endif
