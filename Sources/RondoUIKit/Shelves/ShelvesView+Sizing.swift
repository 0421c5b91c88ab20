#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Items that are as long as their cells; as in a pager with `LoopPagerSizing.lengths`.

    extension ShelvesView {
        /// Whether the items of a shelf are as long as their cells.
        func hasSelfSizingItems(_ options: ShelfOptions) -> Bool {
            options.hasSelfSizingItems ?? hasSelfSizingItems
        }

        /// Measures the cells that have become ready, before they are drawn.
        ///
        /// - Returns: Whether lengths of items have changed, so that other items may be visible.
        func measureCells() -> Bool {
            var hasChanged = false
            var measured: Set<ShelfKey> = []
            for shelf in engine.shelves.live {
                // A shelf that is visible twice could have other lengths in its other row.
                guard let row = rows[shelf.row.number], row.shelf == shelf.key,
                    let section = engine.shelves.index(of: shelf.key),
                    hasSelfSizingItems(entries[section].options),
                    measured.insert(shelf.key).inserted
                else { continue }
                let sizes = itemSizes[shelf.key] ?? CellSizes(of: "ShelvesView")
                itemSizes[shelf.key] = sizes
                let lengths = sizes.measureCells(of: row, alongAxis: true) { item in
                    path(of: item, on: shelf.key).flatMap {
                        dataSource?.shelvesView(self, lengthForItemAt: $0)
                    }
                }
                guard !lengths.isEmpty else { continue }
                row.stayingOnPlace {
                    let refusal = engine.take(.shelf(shelf.key, .edit(.measure(lengths))))
                    // The measured cells may have removed the shelf.
                    precondition(
                        refusal != .tooManyTiles,
                        "ShelvesView: tiles must be \(Problem.Field.tiles.rule)"
                    )
                }
                hasChanged = true
            }
            // Tiles get the new lengths with a frame.
            if hasChanged { _ = engine.frame() }
            return hasChanged
        }

        /// The measured length of an item, nil for none.
        func measuredLength(of item: ItemKey, on shelf: AnyHashable) -> ItemExtent? {
            engine.existingKey(ofShelf: shelf).flatMap { itemSizes[$0]?[item] }
                .map { .points($0) }
        }

        /// Measures the cells of items again in the next update.
        func measureAnew(_ items: some Sequence<ItemKey>) {
            guard !itemSizes.isEmpty else { return }
            for sizes in itemSizes.values { sizes.expire(items) }
            track.setNeedsUpdate()
        }

        /// Measures the cells of all items again in the next update.
        func measureAnew() {
            for sizes in itemSizes.values { sizes.expire() }
        }

        /// Removes the sizes of removed shelves and items, and of shelves with other lengths.
        func forgetGoneSizes() {
            guard !itemSizes.isEmpty else { return }
            itemSizes = itemSizes.filter { shelf, sizes in
                guard let index = engine.shelves.index(of: shelf),
                    hasSelfSizingItems(entries[index].options)
                else { return false }
                let items = engine.shelves.shelves[index].items
                sizes.keep { items.index(of: $0) != nil }
                return true
            }
        }
    }
#endif
