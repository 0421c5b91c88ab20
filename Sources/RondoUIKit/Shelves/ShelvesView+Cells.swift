#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Registers a class for cells, or headers, of an identifier.
        ///
        /// - Parameters:
        ///   - cellClass: Any view; made with `init(frame:)`.
        ///   - identifier: Names the kind. Registered again, the older cells are not used any more.
        public func register(
            _ cellClass: UIView.Type,
            forCellWithReuseIdentifier identifier: String
        ) {
            cells.register(identifier) { cellClass.init() }
        }

        /// Registers a nib for cells, or headers, of an identifier.
        ///
        /// - Parameters:
        ///   - nib: Its first object is a view.
        ///   - identifier: Names the kind. Registered again, the older cells are not used any more.
        public func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
            cells.register(nib, identifier)
        }

        /// A cell or header of a kind that was registered: one that shows nothing any more, of
        /// whichever shelf, else a new one.
        ///
        /// - Parameter identifier: The kind.
        /// - Returns: The cell; while an item is filled anew the one that shows it.
        /// - Precondition: Traps when nothing is registered for the identifier.
        public func dequeueReusableCell(withReuseIdentifier identifier: String) -> UIView {
            cells.dequeue(identifier)
        }

        /// A cell or header of a registration, filled by it.
        ///
        /// - Parameters:
        ///   - registration: Made once and kept; one that is made for each cell is used for one
        ///     only.
        ///   - index: Of the item on its shelf, or of the shelf.
        ///   - item: What the cell is filled with; optional where it may be a placeholder.
        /// - Returns: The cell.
        public func dequeueConfiguredReusableCell<Cell: UIView, Item>(
            using registration: LoopPagerCellRegistration<Cell, Item>,
            for index: Int,
            item: Item
        ) -> Cell {
            cells.dequeue(registration, for: index, item)
        }

        /// The cells that are in the viewport, from shelf to shelf, in order.
        public var visibleCells: [UIView] {
            visibleTiles.compactMap { row(showing: $0.shelf)?.track.cell(of: $0.tile) }
        }

        /// The items that are in the viewport, from shelf to shelf, in order.
        public var visibleItems: [(shelf: LoopPagerItem, item: LoopPagerItem)] {
            visibleTiles.map {
                (engine.shelf($0.shelf.key.item), engine.item($0.tile.item, on: $0.shelf.key))
            }
        }

        /// The shelves that are in the viewport, from top to bottom.
        public var visibleShelves: [LoopPagerItem] {
            visibleRows.map { engine.shelf($0.key.item) }
        }

        /// The cells that show an item, on whichever shelves near the viewport.
        ///
        /// - Parameter identifier: Of the item.
        /// - Returns: The cells, those of the uppermost shelf first.
        public func cells(forItemWithIdentifier identifier: AnyHashable) -> [UIView] {
            let key = engine.items.existingKey(of: identifier)
            return engine.shelves.live.flatMap { shelf in
                shelf.tiles.filter { $0.item == key }.compactMap {
                    row(showing: shelf)?.track.cell(of: $0)
                }
            }
        }

        /// The header of a shelf near the viewport.
        ///
        /// - Parameter identifier: Of the shelf.
        /// - Returns: The view that the data source gave, nil when there is none.
        public func header(forShelfWithIdentifier identifier: AnyHashable) -> UIView? {
            let key = engine.existingKey(ofShelf: identifier)
            return rows.values.first { $0.shelf != nil && $0.shelf == key }?.header
        }

        /// The item that a cell shows.
        ///
        /// - Parameter cell: One that the data source gave.
        /// - Returns: The item and its shelf, nil when the cell shows none.
        public func item(
            showing cell: UIView
        ) -> (shelf: LoopPagerItem, item: LoopPagerItem)? {
            for row in rows.values {
                guard let shelf = row.shelf,
                    let shown = row.track.shown.values.first(where: { $0.cell === cell })
                else { continue }
                return (engine.shelf(shelf.item), engine.item(shown.item, on: shelf))
            }
            return nil
        }

        /// How many cells and headers there are, those that wait to be used again among them;
        /// scrolling makes no more than are ever shown at once.
        ///
        /// At rest no more wait than are shown, but for a few; on a memory warning none do.
        public var numberOfCells: Int { cells.count }

        private var visibleRows: [LiveShelf] {
            engine.shelves.live.filter { track.isSeen($0.row, at: engine.shelves.start(of: $0)) }
        }

        /// The row of a shelf, nil while it still shows another one, or there is none.
        private func row(showing shelf: LiveShelf) -> ShelfRowView? {
            rows[shelf.row.number].flatMap { $0.shelf == shelf.key ? $0 : nil }
        }

        private var visibleTiles: [(shelf: LiveShelf, tile: Tile)] {
            visibleRows.flatMap { shelf in
                let track = rows[shelf.row.number]?.track
                return shelf.tiles.filter { track?.isSeen($0, at: shelf.start(of: $0)) ?? false }
                    .map { (shelf, $0) }
            }
        }
    }
#endif
