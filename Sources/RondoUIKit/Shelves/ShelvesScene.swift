#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The places of shelves and of the cells on them before a change, from which they are animated
    /// to the new ones.
    ///
    /// Shelves are animated as a whole; cells are animated separately on shelves that stay.
    @MainActor
    struct ShelvesScene {
        private let list: CellScene
        private let shelves: [(row: ShelfRowView, shelf: ShelfKey, cells: CellScene)]

        /// The present places of the shelves of a view.
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
