#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Registers a class for cells, or headers, of an identifier.
        ///
        /// - Parameters:
        ///   - cellClass: Any view class; made with `init(frame:)`.
        ///   - identifier: The name of the kind. Registering it again discards the older cells.
        public func register(
            _ cellClass: UIView.Type,
            forCellWithReuseIdentifier identifier: String
        ) {
            cells.register(identifier) { cellClass.init() }
        }

        /// Registers a nib for cells, or headers, of an identifier.
        ///
        /// - Parameters:
        ///   - nib: A nib whose first object is a view.
        ///   - identifier: The name of the kind. Registering it again discards the older cells.
        public func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
            cells.register(nib, identifier)
        }

        /// A cell or header of a registered kind: an unused one from any shelf, or a new one.
        ///
        /// - Parameter identifier: The kind.
        /// - Returns: The cell; while an item is filled again, the one that shows it.
        /// - Precondition: Traps if the identifier is not registered.
        public func dequeueReusableCell(withReuseIdentifier identifier: String) -> UIView {
            cells.dequeue(identifier)
        }

        /// A cell or header of a registration, filled by its handler.
        ///
        /// - Parameters:
        ///   - registration: Keep it: a registration that is made for each cell is used for one
        ///     only.
        ///   - index: The index of the item on its shelf, or of the shelf.
        ///   - item: The content of the cell; optional if it can be a placeholder.
        /// - Returns: The cell.
        public func dequeueConfiguredReusableCell<Cell: UIView, Item>(
            using registration: LoopPagerCellRegistration<Cell, Item>,
            for index: Int,
            item: Item
        ) -> Cell {
            cells.dequeue(registration, for: index, item)
        }

        /// The cells in the viewport, shelf by shelf, in order.
        public var visibleCells: [UIView] {
            visibleTiles.compactMap { row(showing: $0.shelf)?.track.cell(of: $0.tile) }
        }

        /// The items in the viewport, shelf by shelf, in order.
        public var visibleItems: [(shelf: LoopPagerItem, item: LoopPagerItem)] {
            visibleTiles.map {
                (engine.shelf($0.shelf.key.item), engine.item($0.tile.item, on: $0.shelf.key))
            }
        }

        /// The shelves in the viewport, from top to bottom.
        public var visibleShelves: [LoopPagerItem] {
            visibleRows.map { engine.shelf($0.key.item) }
        }

        /// The cells that show an item, on any shelf near the viewport.
        ///
        /// - Parameter identifier: The identifier of the item.
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
        /// - Parameter identifier: The identifier of the shelf.
        /// - Returns: The view from the data source, or nil.
        public func header(forShelfWithIdentifier identifier: AnyHashable) -> UIView? {
            let key = engine.existingKey(ofShelf: identifier)
            return rows.values.first { $0.shelf != nil && $0.shelf == key }?.header
        }

        /// The item that a cell shows.
        ///
        /// - Parameter cell: A cell from the data source.
        /// - Returns: The item and its shelf, nil if the cell shows none.
        public func item(
            showing cell: UIView
        ) -> (shelf: LoopPagerItem, item: LoopPagerItem)? {
            for row in rows.values {
                guard let shelf = row.shelf, let shown = row.track.use(of: cell) else { continue }
                return (engine.shelf(shelf.item), engine.item(shown.item, on: shelf))
            }
            return nil
        }

        /// The number of cells and headers, including those that wait for reuse.
        ///
        /// Scrolling makes no more than are visible at once. At rest the number of waiting ones is
        /// at most the number of shown ones, plus a few; after a memory warning it is 0.
        public var numberOfCells: Int { cells.count }

        private var visibleRows: [LiveShelf] {
            engine.shelves.live.filter { track.isSeen($0.row, at: engine.shelves.start(of: $0)) }
        }

        /// The row of a shelf; nil if it has no row, or if the row still shows another shelf.
        private func row(showing shelf: LiveShelf) -> ShelfRowView? {
            rows[shelf.row.number].flatMap { $0.shelf == shelf.key ? $0 : nil }
        }

        private var visibleTiles: [(shelf: LiveShelf, tile: Tile)] {
            visibleRows.flatMap { shelf in
                (rows[shelf.row.number]?.track.visibleTiles ?? []).map { (shelf, $0) }
            }
        }
    }
#endif
