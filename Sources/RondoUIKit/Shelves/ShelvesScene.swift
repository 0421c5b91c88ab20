#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The places of shelves and of the cells on them before a change, from which they are animated
    /// to the new ones.
    ///
    /// A shelf moves, comes and goes as a whole; cells are animated on a shelf that stays.
    @MainActor
    struct ShelvesScene {
        private let list: CellScene
        private let shelves: [(row: ShelfRowView, shelf: ShelfKey, cells: CellScene)]

        /// The shelves of a view as they are now.
        init(of view: ShelvesView) {
            list = CellScene(of: view)
            shelves = view.rows.values.compactMap { row in
                row.shelf.map { (row, $0, CellScene(of: row)) }
            }
        }

        func animateChanges() {
            list.animateChanges()
            for (row, shelf, cells) in shelves where row.shelf == shelf { cells.animateChanges() }
        }
    }
#endif
