import Rondo
import RondoBlock

/// A shelf list, and what its host has been told of it.
final class ShelvesSession: Kept {
    var shelves: Shelves
    /// What asks for pages of shelves, nil when nobody loads any.
    var loader: PageLoader<Page>?
    /// How many lists of shelves there have been, where each is another than the one before.
    var lists = 0
    /// What the host knows of each row; that of number `n` is at `n - 1`.
    private var rows: [ToldRow] = []
    /// What the host knows of each cell, in the same way.
    private var cells: [ToldCell] = []
    /// How many frames have been written.
    private var frames = 0

    private struct ToldRow: Equatable {
        /// What it shows, nil while it is hidden.
        var shelf: ShelfKey?
        var place: Points = 0
        var extent: Points = 0
        /// How far its viewport's leading edge is along its track; NaN is never as told.
        var track: Points = .nan
        /// The last frame that it was in.
        var frame = 0
    }

    private struct ToldCell: Equatable {
        /// What it shows, nil while it is hidden.
        var item: ItemKey?
        /// Of the row that it is on.
        var row = 0
        var place: Points = 0
        var extent: Points = 0
        /// Of the data that it was filled with, 0 for a placeholder.
        var revision = 0
        /// The last frame that it was in.
        var frame = 0
    }

    init(_ shelves: Shelves) {
        self.shelves = shelves
    }

    /// Makes the request for a page that is wanted now; pages and items are numbered together.
    private func askForPage() {
        guard var loader, loader.inFlight == nil, !loader.hasEnded else { return }
        loader.numbers = shelves.numbers
        _ = loader.request(for: shelves, at: shelves.now)
        shelves.numbers = loader.numbers
        self.loader = loader
    }

    /// Writes where the list is, and the rows and cells that are not as the host knows them.
    func writeChanges() {
        var block = BlockWriter()
        block.append(shelves.lastFrame.track)
        frames += 1
        writeRows(to: &block)
        writeTracks(to: &block)
        writeCells(to: &block)
    }

    /// Writes why an input makes no sense now (-1 when it does), how many lists there have been, how
    /// things are, what happened and what is to be done about data.
    func answer(_ refusal: Refusal?) -> Answer {
        var block = BlockWriter()
        block.append(refusal)
        block.append(Double(lists))
        writeState(to: &block)
        return Block.numbers
    }

    /// Writes which rule is broken.
    func answer(_ problem: ShelfProblem) -> Answer {
        var block = BlockWriter()
        block.append(problem)
        return Block.numbers
    }

    private func writeState(to block: inout BlockWriter) {
        // Before the deadline, which a failed request that is made again has no more.
        askForPage()
        let actions = block.reserve()
        writeActions(to: &block)
        block.fill(actions, with: Double(block.count - actions - 1))
        block.append(Double(shelves.activity.rawValue))
        block.append(shelves.movesByItself ? 1 : 0)
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

    /// Writes what to do about data: 0, number, count and keys to fetch; 1 and the number to
    /// cancel; 2 and the key to forget.
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

    /// Writes how many, and number, shelf (-1 to hide it), place and extent of each row that is not
    /// as told.
    private func writeRows(to block: inout BlockWriter) {
        let start = block.reserve()
        for shelf in shelves.live {
            while rows.count < shelf.row.number { rows.append(ToldRow()) }
            rows[shelf.row.number - 1].frame = frames
        }
        for index in rows.indices where rows[index].frame != frames && rows[index].shelf != nil {
            rows[index].shelf = nil
            block.append(Double(index + 1))
            for number in [-1.0, 0, 0] { block.append(number) }
        }
        for shelf in shelves.live {
            let index = shelf.row.number - 1
            let told = rows[index]
            rows[index].shelf = shelf.key
            rows[index].place = shelf.row.place
            rows[index].extent = shelf.row.extent
            // As numbers they are equal only to themselves, of which the track may be NaN.
            let isTold =
                told.shelf == shelf.key && told.place == shelf.row.place
                && told.extent == shelf.row.extent
            guard !isTold else { continue }
            block.append(Double(shelf.row.number))
            block.append(Double(shelf.key.value))
            block.append(shelf.row.place)
            block.append(shelf.row.extent)
        }
        block.fill(start, with: Double((block.count - start - 1) / 4))
    }

    /// Writes how many, and the number and the track's offset of each row that moved.
    private func writeTracks(to block: inout BlockWriter) {
        let start = block.reserve()
        for shelf in shelves.live {
            let track = shelf.frame.track
            guard rows[shelf.row.number - 1].track != track else { continue }
            rows[shelf.row.number - 1].track = track
            block.append(Double(shelf.row.number))
            block.append(track)
        }
        block.fill(start, with: Double((block.count - start - 1) / 2))
    }

    /// Writes how many, and number, item (-1 to hide it), row, place, extent and revision of each
    /// cell that is not as told.
    private func writeCells(to block: inout BlockWriter) {
        let start = block.reserve()
        for shelf in shelves.live {
            for tile in shelf.tiles {
                while cells.count < tile.number { cells.append(ToldCell()) }
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
        let now = ToldCell(
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
    /// What the user sees going on: a drag before all that moves by itself.
    fileprivate var activity: Phase {
        var activity = phase
        for shelf in live where activity != .dragging && shelf.phase != .idle {
            activity = shelf.phase == .dragging || activity == .idle ? shelf.phase : activity
        }
        return activity
    }

    /// Whether anything moves that no finger holds.
    fileprivate var movesByItself: Bool {
        phase.isByItself || live.contains { $0.phase.isByItself }
    }
}

extension Phase {
    fileprivate var isByItself: Bool { self == .decelerating || self == .animating }
}
