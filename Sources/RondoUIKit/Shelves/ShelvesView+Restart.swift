#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Has the engine start afresh, and shows the same again: what is in flight is asked for
        /// again, and what was told is not told again.
        func restart(_ start: () -> Void) {
            itemFeed?.cancelAll()
            _ = engine.takeActions()
            start()
            itemFeed?.keepOnly { engine.hasData(of: $0) }
            for track in tracks {
                track.isPressed = false
                track.plan = nil
            }
            rehome()
            update()
        }

        /// The rows and tiles of the new engine take over the views of the old ones.
        private func rehome() {
            let events = refreshed()
            var old = Array(rows.values)
            rows = [:]
            track.shown = [:]
            track.lay()
            for shelf in engine.shelves.live {
                guard let index = old.firstIndex(where: { $0.shelf == shelf.key }) else { continue }
                let row = old.remove(at: index)
                row.number = shelf.row.number
                rows[row.number] = row
                for rest in row.track.rehome(shelf.tiles) { giveBack(rest, of: shelf.key) }
            }
            for row in old {
                guard let shelf = row.shelf else { continue }
                for rest in row.track.rehome([]) { giveBack(rest, of: shelf) }
                vacate(row, row.number)
                row.removeFromSuperview()
            }
            fill()
            for event in events where !hasTold(event) { tell(event) }
        }

        private func refreshed() -> [ShelfEvent] {
            _ = engine.frame()
            return engine.takeEvents()
        }

        private func giveBack(_ rest: ShownCell, of shelf: ShelfKey) {
            if rest.told != .nothing {
                let item = engine.item(rest.item, on: shelf)
                tell(.didDisappear, rest.cell, item, engine.identifier(of: shelf))
            }
            cells.take(rest.cell)
        }

        private func hasTold(_ event: ShelfEvent) -> Bool {
            guard case .tile(let step, let key, tile: let number) = event.event else {
                return false
            }
            guard event.shelf != nil else { return step == .willAppear && displayed.contains(key) }
            return rows.values.contains { $0.track.hasTold(step, of: number) }
        }
    }
#endif
