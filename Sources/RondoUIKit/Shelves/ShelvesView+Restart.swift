#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Replaces the engine, at rest, and shows the same content, so that its events are
        /// dropped; requests in flight are made again.
        func restart(_ start: () -> Void) {
            bringToRest()
            withoutUpdates {
                draw()
                itemRequests?.cancelAll()
                _ = engine.takeActions()
                start()
                itemRequests?.keepOnly { engine.hasData(of: $0) }
                for track in tracks {
                    track.isPressed = false
                    track.plan = nil
                }
                rehome()
            }
            update()
        }

        /// Moves the views of the old rows and tiles to those of the new engine.
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
