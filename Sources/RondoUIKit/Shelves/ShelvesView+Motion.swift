#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView: TrackOwner {
        var row: Scroller? { engine.shelves.list }

        var isDraggedElsewhere: Bool { rows.values.contains { $0.track.isHeld } }

        func listen(hasEnded: Bool) {
            listen(ended: hasEnded ? track : nil)
        }

        func take(_ input: Input) {
            track.isMoved = true
            switch input {
            case .follow(let step, let phase): engine.take(.follow(by: step, phase: phase))
            case .scroll(let key, let way, let animated):
                engine.take(.scroll(to: ShelfKey(key.value), way: way, animated: animated))
            default: preconditionFailure("ShelvesView.take: the list takes no \(input)")
            }
        }

        func aim(at distance: Points) {
            engine.aim(nil, at: distance)
        }

        func bring(_ index: ItemIndex, way: Way, animated: Bool) {
            scroll(toShelf: entries[index.value].identifier, animated: animated, way: way)
        }
    }

    extension ShelvesView {
        /// Does everything that is due now: reads the scroll views, advances the engine, updates
        /// the views, calls the delegate, and fetches data.
        func update() {
            guard isFree else { return track.setNeedsUpdate() }
            withoutUpdates {
                noticeLostSource()
                for track in tracks {
                    track.needsUpdate = false
                    track.follow()
                }
                draw()
                // A scroll to the shelf at rest has moved nothing.
                if phase == .idle, !engine.shelves.hasEvents { track.isMoved = false }
                carryOut()
                feedKeeper.feed?.ask(engine.shelves.list, at: engine.now)
            }
            schedule()
            catchUp()
        }

        /// Handles a finger that begins to move a scroll view, or a scroll view that comes to rest.
        ///
        /// - Parameter ended: The scroll view that reports that it has come to rest.
        func listen(ended: TrackView?) {
            if isFree {
                for track in tracks { track.follow(hasEnded: track === ended) }
            }
            track.setNeedsUpdate()
        }

        /// Starts and cancels the requests of the engine.
        private func carryOut() {
            for action in engine.takeActions() {
                switch action {
                case .fetch(let request):
                    itemRequests?.fetch(request.keys.map { engine.items[$0] }, as: request.number)
                case .cancel(let number): itemRequests?.cancel(number)
                case .forget(let key): itemRequests?.forget(engine.items[key])
                }
            }
        }

        /// Releases unused rows beyond a number.
        func dropRows(beyond count: Int) {
            for (number, row) in rows.filter({ $1.shelf == nil }).dropFirst(count) {
                rows[number] = nil
                row.removeFromSuperview()
            }
        }
    }

    extension ShelvesView: FrameHost {
        var door: EngineDoor<Shelves> { engine }

        /// The list's track, then those of the shelves from top to bottom.
        var tracks: [TrackView] {
            [track] + engine.shelves.live.compactMap { rows[$0.row.number]?.track }
        }

        var deadlines: [Milliseconds?] {
            // A motion of the engine is computed for each frame, one of a scroll view for each of
            // its steps.
            let isAnimated = tracks.contains(where: \.isAnimated)
            let own = itemRequests != nil && !isAnimated ? engine.shelves.nextDeadline : nil
            return [own, feedKeeper.feed?.deadline]
        }

        func forgetGone() {
            dropRows(beyond: engine.shelves.live.count)
            engine.forgetGone(
                besides: rows.values.flatMap { $0.track.shown.values.map(\.item) },
                track.shown.values.map(\.item)
            )
        }

        func memoryIsShort() {
            cells.empty()
            dropRows(beyond: 0)
        }

        func voiceOverDidFocus(on element: Any?) {
            let view = UIView.holding(element)
            for track in tracks.reversed() { track.follow(focus: view) }
        }
    }
#endif
