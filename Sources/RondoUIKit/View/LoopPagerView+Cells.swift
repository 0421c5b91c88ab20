#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Registers a class for cells of an identifier.
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

        /// Registers a nib for cells of an identifier.
        ///
        /// - Parameters:
        ///   - nib: Its first object is a view.
        ///   - identifier: Names the kind. Registered again, the older cells are not used any more.
        public func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
            cells.register(nib, identifier)
        }

        /// A cell of a kind that was registered: one that shows nothing any more, else a new one.
        ///
        /// - Parameters:
        ///   - identifier: The kind.
        ///   - index: Of the item that it is for.
        /// - Returns: The cell; while an item is reconfigured the one that shows it.
        /// - Precondition: Traps when nothing is registered for the identifier.
        public func dequeueReusableCell(
            withReuseIdentifier identifier: String,
            for index: Int
        ) -> UIView {
            cells.dequeue(identifier)
        }

        /// A cell of a registration, filled by it.
        ///
        /// - Parameters:
        ///   - registration: Made once and kept; one that is made for each cell is used for one
        ///     only.
        ///   - index: Of the item that it is for.
        ///   - item: What the cell is filled with.
        /// - Returns: The cell.
        public func dequeueConfiguredReusableCell<Cell: UIView, Item>(
            using registration: LoopPagerCellRegistration<Cell, Item>,
            for index: Int,
            item: Item
        ) -> Cell {
            cells.dequeue(registration, for: index, item)
        }

        /// The cells that are in the viewport, in order.
        public var visibleCells: [UIView] {
            visibleTiles.compactMap { track.cell(of: $0) }
        }

        /// The items that are in the viewport, in order; one that is seen twice stands twice.
        public var visibleItems: [LoopPagerItem] { visibleTiles.map { engine.item($0.item) } }

        /// A cell that shows an item, one that is seen if there is; nil when none does.
        ///
        /// What a jump brings has its cell by the time that it is said to be displayed; the switch
        /// is told before that.
        ///
        /// - Parameter index: Of the item.
        /// - Returns: The cell.
        public func cellForItem(at index: Int) -> UIView? {
            let tiles = engine.scroller.tiles.filter {
                $0.index.value == index && track.cell(of: $0) != nil
            }
            let seen = tiles.first { isVisible($0) } ?? tiles.first
            return seen.flatMap { track.cell(of: $0) }
        }

        /// Where an item is.
        ///
        /// - Parameter identifier: Of the item.
        /// - Returns: Its index, nil when it is not there.
        public func indexForItem(withIdentifier identifier: AnyHashable) -> Int? {
            engine.index(of: identifier)?.value
        }

        /// The item at a point.
        ///
        /// - Parameter point: In the pager's coordinates.
        /// - Returns: Its index; nil in a gap and outside.
        public func indexForItem(at point: CGPoint) -> Int? {
            engine.scroller.tiles.first { tile in
                guard let cell = track.cell(of: tile) else { return false }
                return cell.bounds.contains(cell.convert(point, from: self))
            }?.index.value
        }

        /// The item that a cell shows.
        ///
        /// - Parameter cell: One that the data source gave.
        /// - Returns: The item's index, nil when the cell shows none.
        public func indexForItem(showing cell: UIView) -> Int? {
            track.shown.values.first { $0.cell === cell }
                .flatMap { engine.item($0.item).index }
        }

        private var visibleTiles: [Tile] { engine.scroller.tiles.filter { isVisible($0) } }

        private func isVisible(_ tile: Tile) -> Bool {
            track.isSeen(tile, at: engine.scroller.start(of: tile))
        }
    }
#endif
