import Rondo
import RondoBlock

/// A shelf list, and the state that its host knows.
final class ShelvesSession: Kept {
    var shelves: Shelves
    /// The loader of pages of shelves, nil without a feed.
    var loader: PageLoader<PageCursor>?
    /// The number of different lists of shelves so far.
    var lists = 0
    /// The state of each row that the host knows; row `n` is at `n - 1`.
    private var rows: [WrittenRow] = []
    /// The state of each cell that the host knows, in the same order.
    private var cells: [WrittenCell] = []
    /// The number of written frames.
    private var frames = 0

    private struct WrittenRow: Equatable {
        /// The shelf, nil while the row is hidden.
        var shelf: ShelfKey?
        var place: Points = 0
        var extent: Points = 0
        /// The offset of the viewport's leading edge along the row's track; NaN differs from every
        /// value.
        var track: Points = .nan
        /// The last frame with this row.
        var frame = 0
    }

    private struct WrittenCell: Equatable {
        /// The item, nil while the cell is hidden.
        var item: ItemKey?
        /// The number of its row.
        var row = 0
        var place: Points = 0
        var extent: Points = 0
        /// The revision of its data, 0 for a placeholder.
        var revision = 0
        /// The last frame with this cell.
        var frame = 0
    }

    init(_ shelves: Shelves) {
        self.shelves = shelves
    }

    /// Writes the position of the list, and the rows and cells that have changed for the host.
    func writeChanges() {
        var block = BlockWriter()
        shelves.writeTrack(to: &block)
        frames += 1
        writeRows(to: &block)
        writeTracks(to: &block)
        writeCells(to: &block)
    }

    /// Writes why an input was refused (-1 if it was accepted), the number of lists so far, the
    /// state, the events and the actions for data.
    func answer(_ refusal: Refusal?) -> Answer {
        var block = BlockWriter()
        block.append(refusal)
        block.append(Double(lists))
        shelves.writeState(to: &block, loader: &loader)
        return Block.numbers
    }

    /// Writes the broken rule.
    func answer(_ problem: ShelfProblem) -> Answer {
        var block = BlockWriter()
        block.append(problem)
        return Block.numbers
    }

    /// Writes the count, and the number, shelf (-1 to hide it), place and extent of each changed
    /// row.
    private func writeRows(to block: inout BlockWriter) {
        let start = block.reserve()
        for shelf in shelves.live {
            while rows.count < shelf.row.number { rows.append(WrittenRow()) }
            rows[shelf.row.number - 1].frame = frames
        }
        for index in rows.indices where rows[index].frame != frames && rows[index].shelf != nil {
            rows[index].shelf = nil
            block.append(Double(index + 1))
            for number in [-1.0, 0, 0] { block.append(number) }
        }
        for shelf in shelves.live {
            let index = shelf.row.number - 1
            let old = rows[index]
            rows[index].shelf = shelf.key
            rows[index].place = shelf.row.place
            rows[index].extent = shelf.row.extent
            // Compared by fields, without the track: it may be NaN, which differs from itself.
            let isWritten =
                old.shelf == shelf.key && old.place == shelf.row.place
                && old.extent == shelf.row.extent
            guard !isWritten else { continue }
            block.append(Double(shelf.row.number))
            block.append(Double(shelf.key.value))
            block.append(shelf.row.place)
            block.append(shelf.row.extent)
        }
        block.fill(start, with: Double((block.count - start - 1) / 4))
    }

    /// Writes the count, and the number and the track's offset of each row that moved.
    private func writeTracks(to block: inout BlockWriter) {
        let start = block.reserve()
        for shelf in shelves.live {
            let track = shelf.track
            guard rows[shelf.row.number - 1].track != track else { continue }
            rows[shelf.row.number - 1].track = track
            block.append(Double(shelf.row.number))
            block.append(track)
        }
        block.fill(start, with: Double((block.count - start - 1) / 2))
    }

    /// Writes the count, and the number, item (-1 to hide it), row, place, extent and revision of
    /// each changed cell.
    private func writeCells(to block: inout BlockWriter) {
        let start = block.reserve()
        for shelf in shelves.live {
            for tile in shelf.tiles {
                while cells.count < tile.number { cells.append(WrittenCell()) }
                cells[tile.number - 1].frame = frames
            }
        }
        for index in cells.indices where cells[index].frame != frames && cells[index].item != nil {
            cells[index].item = nil
            block.append(Double(index + 1))
            for number in [-1.0, 0, 0, 0, 0] { block.append(number) }
        }
        for shelf in shelves.live {
            for tile in shelf.tiles { write(tile, on: shelf.row.number, to: &block) }
        }
        block.fill(start, with: Double((block.count - start - 1) / 6))
    }

    private func write(_ tile: Tile, on row: Int, to block: inout BlockWriter) {
        let now = WrittenCell(
            item: tile.item,
            row: row,
            place: tile.place,
            extent: tile.extent,
            revision: shelves.revision(of: tile.item) ?? 0,
            frame: frames
        )
        guard cells[tile.number - 1] != now else { return }
        cells[tile.number - 1] = now
        block.append(Double(tile.number))
        block.append(Double(tile.item.value))
        block.append(Double(row))
        block.append(tile.place)
        block.append(tile.extent)
        block.append(Double(now.revision))
    }
}
