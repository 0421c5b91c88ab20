extension Scroller {
    /// What brings a tile into sight as a whole, as one that gets the focus; nothing where it is, or on
    /// its way there.
    ///
    /// - Parameter number: Of the tile.
    /// - Returns: One input, or none.
    public func reveal(tile number: Int) -> [Input] {
        tiles.first { $0.number == number }.flatMap(reveal).map { [$0] } ?? []
    }

    fileprivate func reveal(_ tile: Tile) -> Input? {
        let start = start(of: tile)
        let isWhole = start > -1 && start + tile.extent < strip.viewport + 1
        return isWhole || tile.item == targetItem ? nil : .scroll(to: tile.item)
    }
}

extension Shelves {
    /// What brings a cell and its shelf into sight as a whole; nothing where they are.
    ///
    /// - Parameter number: Of the cell.
    /// - Returns: At most one input for the list and one for the shelf.
    public func reveal(tile number: Int) -> [ShelvesInput] {
        for shelf in live {
            guard let cell = shelf.tiles.first(where: { $0.number == number }) else { continue }
            let row: ShelvesInput? = list.reveal(shelf.row).map { _ in .scroll(to: shelf.key) }
            let along: ShelvesInput? = shelf.scroller.reveal(cell).map { .shelf(shelf.key, $0) }
            return [row, along].compactMap { $0 }
        }
        return []
    }
}
