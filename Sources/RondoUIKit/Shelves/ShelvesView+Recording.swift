#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Whether a recording is in progress.
        public var isRecording: Bool { engine.isRecording }

        /// Records all inputs of the engine from now on.
        ///
        /// A trace starts at rest, so a current motion ends first, and requests in flight are made
        /// again. A recording in progress starts again. It costs a line of text for every frame.
        ///
        /// - SeeAlso: Documentation/TraceFormat.md
        public func startRecording() {
            restart { engine.startRecording(isMirrored: isMirrored) }
        }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` replays to the same events; nil if there was
        ///   no recording. It contains only the descriptions of the identifiers of shelves and
        ///   items.
        public func stopRecording() -> String? { engine.stopRecording() }

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
