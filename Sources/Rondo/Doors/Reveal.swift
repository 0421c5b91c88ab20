extension Scroller {
    /// Whether a tile is fully visible, except for a point at its edges.
    public func isFullyVisible(_ tile: Tile) -> Bool { isVisible(from: start(of: tile), tile) }

    private func isVisible(from start: Points, _ tile: Tile) -> Bool {
        start > -1 && start + tile.extent < strip.viewport + 1
    }

    /// The input that makes a tile fully visible, for example when the keyboard moves the focus
    /// into it; none if the tile is fully visible, or will be when the current motion ends.
    ///
    /// The content goes to the nearest resting place where the tile is fully visible; a tile longer
    /// than the viewport goes to its own. A host does not reveal a tile under a finger or a mouse
    /// button, because the content would move away.
    ///
    /// - Parameter number: The tile's number.
    /// - Returns: One input, or none.
    /// - Complexity: O(t log n) for `t` tiles.
    public func reveal(tile number: Int) -> [Input] {
        tiles.first { $0.number == number }.flatMap(target(showing:)).map { [.scroll(to: $0)] }
            ?? []
    }

    /// The item to scroll to, so that a tile is fully visible; nil for none.
    fileprivate func target(showing tile: Tile) -> ItemKey? {
        guard !isFullyVisible(tile) else { return nil }
        let here = position
        let edge = strip.distance(from: here.slot, to: tile.slot)
        if let target,
            isVisible(from: edge - strip.restingPlace(of: target, from: here.slot), tile)
        {
            return nil
        }
        var (nearest, least) = (tile.item, Points.infinity)
        for other in tiles {
            let place = strip.restingPlace(of: other.slot, from: here.slot)
            let way = (place - here.distance).magnitude
            if way < least, isVisible(from: edge - place, tile) {
                (nearest, least) = (other.item, way)
            }
        }
        return nearest == targetItem ? nil : nearest
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
            let across = list.target(showing: row(of: shelf)).map {
                ShelvesInput.scroll(to: ShelfKey($0.value))
            }
            let along = shelf.scroller.target(showing: cell).map {
                ShelvesInput.shelf(shelf.key, .scroll(to: $0))
            }
            return [across, along].compactMap { $0 }
        }
        return []
    }
}
