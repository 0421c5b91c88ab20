#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Draws a frame: places everything, gives cells to tiles and calls the delegate.
        func draw() {
            let wasMoving = engine.shelves.isMoving
            _ = engine.frame()
            // Before the first layout nothing is shown, and nothing reported.
            guard track.space.viewport > 0 || !rows.isEmpty else { return }
            repeat {
                track.lay()
                reportEvents()
            } while measureCells()
            reportReach()
            reportScroll(inMotion: wasMoving || engine.shelves.isMoving)
        }

        /// Calls the delegate in a motion, and if the list or a shelf is elsewhere.
        private func reportScroll(inMotion isMoving: Bool) {
            let places = [engine.shelves.contentOffset] + engine.shelves.live.map(\.track)
            guard isMoving || places != reportedPlaces else { return }
            reportedPlaces = places
            delegate?.shelvesViewDidScroll(self)
        }

        /// Calls the delegate for all events; cells are filled before the first one is reported as
        /// displayed.
        func reportEvents() {
            var isFilled = false
            let events = takeEvents()
            track.noteRest(in: events.lazy.filter { $0.shelf == nil }.map(\.event))
            for (shelf, event) in events {
                if !isFilled, shelf != nil, case .tile(.willAppear, _, tile: _) = event {
                    fill()
                    isFilled = true
                }
                report(event, of: shelf)
            }
            if !isFilled { fill() }
        }

        /// Gives a row to every shelf and a cell to every tile, at its place.
        ///
        /// All cells that leave do so before any is taken, on all shelves. Both run code of the
        /// app, which may change the shelves.
        func fill() {
            guard track.plan != nil else { return }
            let frame = engine.shelves
            let numbers = Set(frame.live.map(\.row.number))
            let moved = movedShelves
            for (number, row) in rows.sorted(by: { $0.key < $1.key })
            where !numbers.contains(number) { vacate(row, number) }
            for shelf in frame.live { clear(row(of: shelf), for: shelf) }
            let insets = sideInsets
            for shelf in frame.live {
                fill(row(of: shelf), with: shelf, at: frame.start(of: shelf), insets)
            }
            for track in tracks { track.arrangeElements() }
            // Where the list repeats, a shelf can get another row: the scroll view that moved it is
            // gone.
            for left in moved.subtracting(movedShelves) {
                rows.values.first { $0.shelf == left }?.track.inherit()
            }
        }

        /// The shelves that scroll views move, or fingers hold.
        private var movedShelves: Set<ShelfKey> {
            let moved = engine.shelves.live.filter { shelf in
                rows.values.contains { $0.shelf == shelf.key && $0.track.moves(in: shelf.phase) }
            }
            return Set(moved.map(\.key))
        }

        private func row(of shelf: LiveShelf) -> ShelfRowView {
            if let row = rows[shelf.row.number] { return row }
            let row = ShelfRowView(frame: .zero)
            row.view = self
            row.number = shelf.row.number
            row.track.isScrollEnabled = isScrollEnabled
            rows[shelf.row.number] = row
            return row
        }

        /// Takes back the unwanted content of a row.
        private func clear(_ row: ShelfRowView, for shelf: LiveShelf) {
            if row.shelf != shelf.key { vacate(row, shelf.row.number) }
            let wanted = Dictionary(uniqueKeysWithValues: shelf.tiles.map { ($0.number, $0.item) })
            let unwanted = row.track.shown.filter { wanted[$0] != $1.item }
            for number in unwanted.keys.sorted() { row.takeBack(number) }
        }

        /// Takes back all content of a row; the row waits for another shelf.
        func vacate(_ row: ShelfRowView, _ number: Int) {
            guard row.shelf != nil else { return }
            for number in row.track.shown.keys.sorted() { row.takeBack(number) }
            let header = row.header
            row.show(nil)
            row.isHidden = true
            track.shown[number] = nil
            if let header { cells.take(header) }
        }

        private func fill(
            _ row: ShelfRowView,
            with shelf: LiveShelf,
            at start: Points,
            _ insets: UIEdgeInsets
        ) {
            guard let section = engine.shelves.index(of: shelf.key) else { return }
            let entry = entries[section]
            let isNew = row.shelf != shelf.key
            if isNew {
                row.show(shelf.key)
                row.show(header: dataSource?.shelvesView(self, headerForShelfAt: section))
            }
            row.accessibilityLabel = entry.options.accessibilityLabel
            track.show(row, on: shelf.row, at: start)
            let layOut = {
                row.layOut(
                    header: entry.options.headerHeight ?? self.headerHeight,
                    insets: insets,
                    isMirrored: self.isMirrored
                )
            }
            if isNew { row.appear(layOut) } else { layOut() }
            row.fill(shelf.tiles, from: cells) { shelf.start(of: $0) }
        }

        /// The present place of an item, nil if it is gone.
        func path(of item: ItemKey, on shelf: ShelfKey) -> IndexPath? {
            guard let section = engine.shelves.index(of: shelf),
                let index = engine.shelves.shelves[section].items.index(of: item)
            else { return nil }
            return IndexPath(item: index.value, section: section)
        }

        /// A cell from the data source; nil if the item or the data source is gone.
        func newCell(for item: ItemKey, on shelf: ShelfKey) -> UIView? {
            guard let dataSource, let path = path(of: item, on: shelf) else { return nil }
            let cell = dataSource.shelvesView(self, cellForItemAt: path)
            let isUnused = rows.values.allSatisfy { $0.track.use(of: cell) == nil }
            precondition(
                isUnused || cell === cells.reconfigured,
                "ShelvesView: the cell for the item at \(path) shows another, must be a free one"
            )
            return cell
        }
    }
#endif
