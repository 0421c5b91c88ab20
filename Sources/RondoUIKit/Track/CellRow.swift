#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A row of items with cells from a data source: a pager, or a shelf.
    ///
    /// The app's code runs whenever a cell is requested or taken back, and may change the items, so
    /// the place of an item is looked up for each request.
    @MainActor
    protocol CellRow: TrackOwner {
        /// The revision of an item's data; nil without data, and in a pager.
        func revision(of item: ItemKey) -> Int?
        /// A cell from the data source; nil if the item or the data source is gone.
        func newCell(for item: ItemKey) -> UIView?
        /// Reports a step in the lifecycle of a tile, if it follows the last one of its cell.
        func report(_ step: TileEvent, of item: ItemKey, tile number: Int)
        /// Returns a cell to the pool.
        func release(_ cell: UIView)
    }

    extension CellRow {
        /// Gives cells to tiles and places them.
        ///
        /// - Parameters:
        ///   - tiles: Tiles of the row.
        ///   - cells: The pool of the cells.
        ///   - start: Returns the start of a tile, from the viewport's leading edge.
        func fill(_ tiles: [Tile], from cells: CellPool, start: (Tile) -> Points) {
            for tile in tiles {
                let revision = revision(of: tile.item)
                guard let cell = cell(for: tile, revision, from: cells) else { continue }
                track.show(cell, on: tile, at: start(tile), revision: revision)
            }
        }

        /// The cell of a tile: a new one for another item, the same one for new data of its item.
        private func cell(for tile: Tile, _ revision: Int?, from cells: CellPool) -> UIView? {
            if let old = track.shown[tile.number] {
                if old.item == tile.item {
                    if old.revision == revision { return old.cell }
                    return cells.refill(old.cell) { newCell(for: tile.item) }
                }
                takeBack(tile.number)
            }
            return newCell(for: tile.item)
        }

        /// Takes back the cell of a tile.
        func takeBack(_ number: Int) {
            guard let old = track.shown[number] else { return }
            if old.life.stage != .ready {
                // Its events wait behind others: a change by a delegate, or a layout in between.
                for step in [TileEvent.willDisappear, .didDisappear, .reclaim] {
                    report(step, of: old.item, tile: number)
                }
            }
            track.shown[number] = nil
            release(old.cell)
        }

        /// Gives the cells of old tiles to the tiles of a new engine, and takes the others back.
        func rehome(_ tiles: [Tile]) {
            var new: [Int: ShownCell] = [:]
            for tile in tiles {
                let old = track.shown.first {
                    $1.item == tile.item && $1.isDisplayed == tile.isShown
                }
                guard let old else { continue }
                track.shown[old.key] = nil
                new[tile.number] = old.value
                // The new engine knows of nothing that has left.
                if !tile.isShown { new[tile.number]?.life = .ofCell }
            }
            for number in track.shown.keys.sorted() { takeBack(number) }
            track.shown = new
        }

        /// Fills the cells of items again, in place.
        func reconfigure(_ items: Set<ItemKey>, from cells: CellPool) {
            forEachShown(of: items) { tile, old in
                cells.refill(old) { newCell(for: tile.item) }
            }
        }

        /// Requests other cells for items.
        func reload(_ items: Set<ItemKey>) {
            forEachShown(of: items) { tile, _ in
                // The old cell must not be reused for this item: it may be of another kind.
                guard let cell = newCell(for: tile.item) else { return }
                release(track.exchange(tile, for: cell))
            }
        }

        private func forEachShown(of items: Set<ItemKey>, _ body: (Tile, UIView) -> Void) {
            for tile in row?.tiles ?? [] where items.contains(tile.item) {
                if let cell = track.cell(of: tile) { body(tile, cell) }
            }
        }
    }
#endif
