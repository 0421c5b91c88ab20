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
            restart { [weak self] in $0.startRecording(isMirrored: self?.isMirrored == true) }
        }

        /// Ends the recording.
        ///
        /// - Returns: The trace, which `rondo replay` replays to the same events; nil if there was
        ///   no recording. It contains only the descriptions of the identifiers of shelves and
        ///   items.
        public func stopRecording() -> String? { engine.stopRecording() }

        /// Replaces the engine, at rest, and shows the same content; requests in flight are made
        /// again.
        func restart(_ start: @escaping (ShelvesEngine) -> Void) {
            whenDrawn { [weak self] in
                guard let self else { return }
                itemRequests?.cancelAll()
                _ = engine.takeActions()
                let old = shownShelves
                start(engine)
                itemRequests?.keepOnly { engine.hasData(of: $0) }
                for track in tracks {
                    track.isPressed = false
                    track.plan = nil
                }
                rehome(from: old)
            }
        }

        private var shownShelves: [ItemKey] {
            engine.shelves.list.tiles.filter(\.isShown).map(\.item)
        }

        /// Moves the views of the old rows and tiles to those of the new engine.
        ///
        /// Of the new engine's events only those of tiles are reported, unless their cell has
        /// reported them already.
        ///
        /// - Parameter shelves: The shelves in the viewport of the old engine.
        private func rehome(from shelves: [ItemKey]) {
            _ = engine.frame()
            let events = engine.takeEvents()
            // Places are rounded, so a shelf at an edge may come or go.
            let changes = shownShelves.difference(from: shelves)
            var old = Array(rows.values)
            var new: [Int: ShelfRowView] = [:]
            for shelf in engine.shelves.live {
                guard let index = old.firstIndex(where: { $0.shelf == shelf.key }) else { continue }
                let row = old.remove(at: index)
                row.rehome(shelf.tiles)
                row.number = shelf.row.number
                new[row.number] = row
            }
            for row in old {
                vacate(row, row.number)
                row.removeFromSuperview()
            }
            rows = new
            track.shown = [:]
            track.lay()
            fill()
            for change in changes {
                switch change {
                case .remove(_, let shelf, _):
                    report(.tile(.didDisappear, shelf, tile: 0), of: nil)
                case .insert(_, let shelf, _):
                    report(.tile(.willAppear, shelf, tile: 0), of: nil)
                }
            }
            for event in events where event.shelf != nil {
                if case .tile = event.event { report(event.event, of: event.shelf) }
            }
        }
    }
#endif
