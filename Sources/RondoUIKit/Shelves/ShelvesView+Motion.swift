#if canImport(UIKit)
    import Rondo
    import UIKit

    extension ShelvesView: TrackOwner {
        var row: Scroller? { engine.shelves.list }

        var hasOwnLengths: Bool {
            entries.contains { $0.options.height.map { $0 != .viewport } ?? false }
        }

        var isDraggedElsewhere: Bool { rows.values.contains { $0.track.isHeld } }

        func update(hasEnded: Bool) {
            update(ended: hasEnded ? track : nil)
        }

        func follow(by step: Points, phase: Phase) {
            engine.follow(nil, by: step, phase: phase)
        }

        func settle(on index: ItemIndex) {
            engine.scroll(
                to: engine.shelves.shelves[index.value].key,
                way: .shortest,
                animated: true
            )
        }
    }

    extension ShelvesView {
        /// The list's track, then those of the shelves from top to bottom.
        var tracks: [TrackView] {
            [track] + engine.shelves.live.compactMap { rows[$0.row.number]?.track }
        }

        /// Everything that is due now: what the scroll views did, what the engine makes of it, what
        /// is to be shown and told, and what to fetch.
        ///
        /// - Parameter ended: The scroll view that says that it has come to rest.
        func update(ended: TrackView? = nil) {
            guard !isUpdating, !tracks.contains(where: \.isTakingOver) else {
                // Whoever is told of something may change something; that is for the next pass.
                track.setNeedsLayout()
                return
            }
            isUpdating = true
            for track in tracks { track.follow(hasEnded: track === ended) }
            draw()
            carryOut()
            feed?.ask(engine.shelves.list, at: engine.now)
            isUpdating = false
            schedule()
        }

        /// Fetches what the engine asks for, and gives up what it does not want any more.
        private func carryOut() {
            for action in engine.takeActions() {
                switch action {
                case .fetch(let request):
                    itemFeed?.fetch(request.keys.map { engine.items[$0] }, as: request.number)
                case .cancel(let number): itemFeed?.cancel(number)
                case .forget(let key): itemFeed?.forget(engine.items[key])
                }
            }
        }

        /// Brings whatever moves to its end, now: to where it would have come to rest.
        func endMotion() {
            for track in tracks { track.endMotion() }
        }

        /// As `endMotion`, for what the engine moves too.
        func bringToRest() {
            endMotion()
            guard engine.shelves.isMoving else { return }
            engine.setHidden(true)
            tell()
            engine.setHidden(false)
        }

        /// Asks for frames while anything moves, and for the one in which something is due.
        func schedule() {
            let shelves = engine.shelves
            let isTouched = tracks.contains {
                $0.isFollowing || $0.isTracking || $0.isDecelerating
            }
            let isMoving = shelves.isMoving || isTouched
            link.isRunning = isMoving && !shelves.isHidden
            let own = itemFeed != nil && !isMoving ? shelves.nextDeadline : nil
            wakeUp.set(to: [own, feed?.deadline].compactMap { $0 }.min(), now: engine.now)
        }
    }
#endif
