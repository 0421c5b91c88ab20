#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The measured sizes of cells, by item, along the axis or across it.
    ///
    /// An expired size stays in use until the cell is measured again.
    @MainActor
    final class CellSizes {
        private struct Size {
            let value: CGFloat
            /// The length of the cell's other side during the measurement.
            let side: CGFloat
            var isFresh = true
        }

        /// The name of the owner, for error messages.
        private let owner: String
        private var sizes: [ItemKey: Size] = [:] { didSet { knownLargest = nil } }
        /// The largest size; nil if it must be computed again.
        private var knownLargest: CGFloat?
        /// The length of items without their own, at the last measurement across the axis.
        private var usualLength: Points?

        init(of owner: String) {
            self.owner = owner
        }

        subscript(key: ItemKey) -> CGFloat? { sizes[key]?.value }

        /// The largest size; 0 without sizes.
        ///
        /// Expired sizes count only while there are no others.
        ///
        /// - Complexity: O(n) for `n` sizes after a change, else O(1).
        var largest: CGFloat {
            if let knownLargest { return knownLargest }
            let fresh = sizes.values.lazy.filter(\.isFresh).map(\.value).max()
            let largest = fresh ?? sizes.values.lazy.map(\.value).max() ?? 0
            knownLargest = largest
            return largest
        }

        /// Measures the ready cells of a row whose sizes are missing.
        ///
        /// - Parameters:
        ///   - row: A pager, or a row of shelves.
        ///   - isLength: Whether the sizes are those along the axis; otherwise those across it.
        ///   - given: Returns the length of an item from the data source, which takes precedence;
        ///     nil for none.
        /// - Returns: The lengths that differ from those of the tiles.
        func measureCells(
            of row: some TrackOwner,
            alongAxis isLength: Bool,
            given: (ItemKey) -> ItemExtent?
        ) -> [(key: ItemKey, length: Points)] {
            guard let scroller = row.row, row.track.plan != nil else { return [] }
            let space = row.track.space
            if !isLength { adopt(scroller.configuration) }
            var lengths: [(key: ItemKey, length: Points)] = []
            for tile in scroller.tiles {
                let side = isLength ? space.breadth : tile.extent
                guard isMissing(tile.item, side: side), let cell = row.track.cell(of: tile)
                else { continue }
                // A page without content yet.
                if let cell = cell as? PageCell, cell.page == nil { continue }
                var size = tile.extent
                if !isLength || given(tile.item) == nil {
                    size = cell.fittingSize(
                        isVertical: (space.axis == .vertical) == isLength,
                        otherSide: side
                    )
                }
                sizes[tile.item] = Size(value: size, side: side)
                guard isLength, size != tile.extent else { continue }
                let item = Item(tile.item, extent: .points(size))
                let problem = scroller.configuration.lengthReport(of: item, at: tile.index.value)
                precondition(problem == nil, "\(owner): \(problem ?? "")")
                lengths.append((tile.item, size))
            }
            return lengths
        }

        /// Whether an item must be measured in a cell with this length of the other side.
        private func isMissing(_ key: ItemKey, side: CGFloat) -> Bool {
            sizes[key].map { !$0.isFresh || $0.side != side } ?? true
        }

        /// Expires the sizes of cells with the old length when the length of most items changes,
        /// also of items without a cell.
        private func adopt(_ configuration: Configuration) {
            var length = configuration.viewport
            if case .points(let points) = configuration.extent { length = points }
            if let usualLength, usualLength != length {
                expire(sizes.filter { $1.side == usualLength }.keys)
            }
            usualLength = length
        }

        /// Expires the sizes of items.
        func expire(_ keys: some Sequence<ItemKey>) {
            for key in keys { sizes[key]?.isFresh = false }
        }

        /// Expires all sizes.
        func expire() {
            expire(Array(sizes.keys))
        }

        /// Removes the sizes of items that no longer exist.
        func keep(where isThere: (ItemKey) -> Bool) {
            sizes = sizes.filter { isThere($0.key) }
        }
    }

    extension TrackOwner {
        /// Changes lengths of items; content at its resting place stays there.
        func stayingOnPlace(_ change: () -> Void) {
            let current = row.flatMap { $0.phase == .idle && $0.offset == 0 ? $0.currentItem : nil }
            change()
            guard let current, let row, row.phase == .idle else { return }
            if row.currentItem != current {
                // It became so long that the resting place of a neighbour is nearer.
                take(.scroll(to: current, animated: false))
            } else if row.offset != 0 {
                follow(by: -row.offset, phase: .idle)
            }
        }
    }

    extension UIView {
        /// The height, or else the width, that the view wants with its other side fixed.
        fileprivate func fittingSize(isVertical: Bool, otherSide side: CGFloat) -> CGFloat {
            adoptTraits()
            let size = systemLayoutSizeFitting(
                CGSize(width: isVertical ? side : 0, height: isVertical ? 0 : side),
                withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
                verticalFittingPriority: isVertical ? .fittingSizeLevel : .required
            )
            return isVertical ? size.height : size.width
        }

        /// Gives the view and those in it their present traits, before it is measured.
        func adoptTraits() {
            #if os(Linux) || canImport(SwiftData)
                // From iOS 17 on a view gets its traits only when it is laid out. SDKs without
                // SwiftData do not have this call.
                if #available(iOS 17, tvOS 17, *) { updateTraitsIfNeeded() }
            #endif
        }
    }
#endif
