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

    /// Requests a page if needed; requests for pages and for items share one sequence of numbers.
    private func askForPage() {
        guard var loader, loader.inFlight == nil, !loader.hasEnded else { return }
        loader.numbers = shelves.numbers
        _ = loader.request(for: shelves, at: shelves.now)
        shelves.numbers = loader.numbers
        self.loader = loader
    }

    /// Writes the position of the list, and the rows and cells that have changed for the host.
    func writeChanges() {
        var block = BlockWriter()
        block.append(shelves.list.lastFrame.track)
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
        writeState(to: &block)
        return Block.numbers
    }

    /// Writes the broken rule.
    func answer(_ problem: ShelfProblem) -> Answer {
        var block = BlockWriter()
        block.append(problem)
        return Block.numbers
    }

    private func writeState(to block: inout BlockWriter) {
        // Before the deadline is written, because a repeated request clears the retry time.
        askForPage()
        let actions = block.reserve()
        writeActions(to: &block)
        block.fill(actions, with: Double(block.count - actions - 1))
        block.append(Double(shelves.activity.rawValue))
        block.append(shelves.isFlying ? 1 : 0)
        block.append(
            Swift.min(shelves.nextDeadline ?? .infinity, loader?.retryTime ?? .infinity)
        )
        block.append(Double(shelves.currentShelf?.value ?? -1))
        block.append(Double(loader?.inFlight?.number ?? 0))
        let place = block.reserve()
        var count = 0.0
        while let event = shelves.nextEvent() {
            block.append(Double(event.shelf?.value ?? -1))
            block.append(event.event)
            count += 1
        }
        block.fill(place, with: count)
    }

    /// Writes the actions for data: 0, number, count and keys to fetch; 1 and the number to cancel;
    /// 2 and the key to forget.
    private func writeActions(to block: inout BlockWriter) {
        while let action = shelves.nextAction(at: shelves.now) {
            switch action {
            case .fetch(let request):
                block.append(0)
                block.append(Double(request.number))
                block.append(Double(request.keys.count))
                for key in request.keys { block.append(Double(key.value)) }
            case .cancel(let number):
                block.append(1)
                block.append(Double(number))
            case .forget(let key):
                block.append(2)
                block.append(Double(key.value))
            }
        }
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

extension Shelves {
    /// The visible activity: a drag has priority over other motion.
    fileprivate var activity: Phase {
        var activity = phase
        for shelf in live where activity != .dragging && shelf.phase != .idle {
            activity = shelf.phase == .dragging || activity == .idle ? shelf.phase : activity
        }
        return activity
    }

    /// Whether anything moves without a finger.
    fileprivate var isFlying: Bool {
        phase.isFlying || live.contains { $0.phase.isFlying }
    }
}

extension Phase {
    fileprivate var isFlying: Bool { self == .decelerating || self == .animating }
}
