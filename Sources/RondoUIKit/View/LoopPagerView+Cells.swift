#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Registers a class for cells of an identifier.
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

        /// Registers a nib for cells of an identifier.
        ///
        /// - Parameters:
        ///   - nib: A nib whose first object is a view.
        ///   - identifier: The name of the kind. Registering it again discards the older cells.
        public func register(_ nib: UINib, forCellWithReuseIdentifier identifier: String) {
            cells.register(nib, identifier)
        }

        /// A cell of a registered kind: an unused one, or a new one.
        ///
        /// - Parameters:
        ///   - identifier: The kind.
        ///   - index: The index of its item.
        /// - Returns: The cell; while an item is reconfigured, the one that shows it.
        /// - Precondition: Traps if the identifier is not registered.
        public func dequeueReusableCell(
            withReuseIdentifier identifier: String,
            for index: Int
        ) -> UIView {
            cells.dequeue(identifier)
        }

        /// A cell of a registration, filled by its handler.
        ///
        /// - Parameters:
        ///   - registration: Keep it: a registration that is made for each cell is used for one
        ///     only.
        ///   - index: The index of its item.
        ///   - item: The content of the cell.
        /// - Returns: The cell.
        public func dequeueConfiguredReusableCell<Cell: UIView, Item>(
            using registration: LoopPagerCellRegistration<Cell, Item>,
            for index: Int,
            item: Item
        ) -> Cell {
            cells.dequeue(registration, for: index, item)
        }

        /// The cells in the viewport, in order.
        public var visibleCells: [UIView] { track.visibleCells }

        /// The items in the viewport, in order; an item that is visible twice is listed twice.
        public var visibleItems: [LoopPagerItem] {
            track.visibleTiles.map { engine.item($0.item) }
        }

        /// A cell that shows an item, preferably a visible one, or nil.
        ///
        /// After a jump, a cell exists when it is reported as displayed; the switch is reported
        /// before.
        ///
        /// - Parameter index: The item's index.
        /// - Returns: The cell.
        public func cellForItem(at index: Int) -> UIView? {
            let tiles = engine.scroller.tiles.filter {
                $0.index.value == index && track.cell(of: $0) != nil
            }
            let seen = tiles.first {
                track.isSeen($0, at: engine.scroller.start(of: $0))
            }
            return (seen ?? tiles.first).flatMap { track.cell(of: $0) }
        }

        /// The index of the item with an identifier, nil if it is not in the list.
        public func indexForItem(withIdentifier identifier: AnyHashable) -> Int? {
            engine.index(of: identifier)?.value
        }

        /// The index of the item at a point.
        ///
        /// - Parameter point: In the pager's coordinates.
        /// - Returns: The index; nil in a gap and outside.
        public func indexForItem(at point: CGPoint) -> Int? {
            cell(at: point).flatMap { indexForItem(showing: $0) }
        }

        /// The index of the item that a cell from the data source shows, nil if it shows none.
        public func indexForItem(showing cell: UIView) -> Int? {
            track.use(of: cell).flatMap { engine.item($0.item).index }
        }
    }
#endif
