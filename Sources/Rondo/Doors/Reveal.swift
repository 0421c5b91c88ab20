extension Scroller {
    /// The input that makes a tile fully visible, for example when the tile gets the focus; none
    /// if the tile is fully visible, or its item is the target of the current motion.
    ///
    /// - Parameter number: The tile's number.
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
    /// The inputs that make a cell and its shelf fully visible; none if both are.
    ///
    /// - Parameter number: The cell's number.
    /// - Returns: At most one input for the list and one for the shelf.
    public func reveal(tile number: Int) -> [ShelvesInput] {
        for shelf in live {
            guard let cell = shelf.tiles.first(where: { $0.number == number }) else { continue }
            let across: ShelvesInput? = list.reveal(shelf.row).map { _ in .scroll(to: shelf.key) }
            let along: ShelvesInput? = shelf.scroller.reveal(cell).map { .shelf(shelf.key, $0) }
            return [across, along].compactMap { $0 }
        }
        return []
    }
}
