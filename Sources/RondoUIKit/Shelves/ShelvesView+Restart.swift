#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Has the engine start afresh, at rest, and shows the same again, so that its events are
        /// dropped; what is in flight is asked for again.
        func restart(_ start: () -> Void) {
            bringToRest()
            withoutUpdates {
                draw()
                itemFeed?.cancelAll()
                _ = engine.takeActions()
                start()
                itemFeed?.keepOnly { engine.hasData(of: $0) }
                for track in tracks {
                    track.isPressed = false
                    track.plan = nil
                }
                rehome()
            }
            update()
        }

        /// The rows and tiles of the new engine take over the views of the old ones.
        private func rehome() {
            _ = engine.frame()
            _ = engine.takeEvents()
            var old = Array(rows.values)
            rows = [:]
            track.shown = [:]
            track.lay()
            for shelf in engine.shelves.live {
                guard let index = old.firstIndex(where: { $0.shelf == shelf.key }) else { continue }
                let row = old.remove(at: index)
                row.number = shelf.row.number
                rows[row.number] = row
                for rest in row.track.rehome(shelf.tiles) { cells.take(rest.cell) }
            }
            for row in old {
                vacate(row, row.number)
                row.removeFromSuperview()
            }
            fill()
        }
    }
#endif
