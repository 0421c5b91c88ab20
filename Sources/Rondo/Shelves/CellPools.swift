/// The unused cells of all shelves: in one pool, or in one for each row.
struct CellPools: Sendable {
    /// The shared pool, or that of each row, by its number minus one.
    private var pools = [TilePool()]
    /// The number of the last cell made, in any pool.
    private var made = 0

    /// The unused cells.
    var free: [Tile] { pools.flatMap { $0.free } }

    /// Takes back the cells that a shelf no longer wants.
    mutating func takeCells(from shelf: inout LiveShelf, _ kind: CellPool) {
        shelf.scroller.giveBackCells(to: &pools[index(of: shelf.row, kind)])
    }

    /// Gives a shelf the cells that it wants.
    mutating func giveCells(to shelf: inout LiveShelf, _ kind: CellPool) {
        let index = index(of: shelf.row, kind)
        pools[index].made = made
        shelf.scroller.fillCells(from: &pools[index])
        made = pools[index].made
    }

    private mutating func index(of row: Tile, _ kind: CellPool) -> Int {
        // A shelf that came and went between two frames has no row and no cells.
        guard kind == .own, row.number > 0 else { return 0 }
        while pools.count < row.number { pools.append(TilePool()) }
        return row.number - 1
    }
}
