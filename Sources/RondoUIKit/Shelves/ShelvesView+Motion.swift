#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView: TrackOwner {
        var row: Scroller? { engine.shelves.list }

        var hasOwnLengths: Bool {
            entries.contains { $0.options.height.map { $0 != .viewport } ?? false }
        }

        var isDraggedElsewhere: Bool { rows.values.contains { $0.track.isHeld } }

        func listen(hasEnded: Bool) {
            listen(ended: hasEnded ? track : nil)
        }

        func follow(by step: Points, phase: Phase) {
            engine.follow(nil, by: step, phase: phase)
        }

        func aim(at distance: Points) {
            engine.aim(nil, at: distance)
        }

        func bring(_ index: ItemIndex, way: Way) {
            scroll(toShelf: entries[index.value].identifier, animated: false, way: way)
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
        func update() {
            guard isFree else { return track.setNeedsUpdate() }
            isUpdating = true
            noticeLostSource()
            for track in tracks {
                track.needsUpdate = false
                track.follow()
            }
            draw()
            carryOut()
            feed?.ask(engine.shelves.list, at: engine.now)
            isUpdating = false
            for track in tracks { track.makeUpForMissedPass() }
            schedule()
        }

        /// A finger has begun to move a scroll view, or one has come to rest.
        ///
        /// - Parameter ended: The scroll view that says that it has come to rest.
        func listen(ended: TrackView?) {
            if isFree {
                for track in tracks { track.follow(hasEnded: track === ended) }
            }
            track.setNeedsUpdate()
        }

        /// Whether no update is under way: a change that a delegate makes within one waits for the
        /// next pass.
        var isFree: Bool { !isUpdating && !tracks.contains(where: \.isTakingOver) }

        /// The display shows a frame: it is worked out in the layout pass, when the scroll views have
        /// made their steps too.
        ///
        /// - Parameter time: When it is seen, by the device's clock.
        func askForFrame(at time: TimeInterval) {
            engine.clock.askForFrame(at: time)
            let tracks = tracks
            for track in tracks { track.countFrame() }
            let isNew = tracks.contains { $0.isAnimated || $0.hasNews }
            if isNew || !isMovingOrTouched { track.setNeedsUpdate() }
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

        /// Whether the engine or a scroll view moves anything, or a finger might.
        private var isMovingOrTouched: Bool {
            engine.shelves.isMoving
                || tracks.contains { $0.isFollowing || $0.isTracking || $0.isDecelerating }
        }

        /// Releases what is no longer needed.
        private func tidy() {
            cells.trim()
            dropRows(beyond: engine.shelves.live.count)
            engine.forgetGone(
                besides: rows.values.flatMap { $0.track.shown.values.map(\.item) },
                displayed.union(track.shown.values.map(\.item))
            )
        }

        /// Releases waiting rows beyond a number.
        func dropRows(beyond count: Int) {
            for (number, row) in rows.filter({ $1.shelf == nil }).dropFirst(count) {
                rows[number] = nil
                row.removeFromSuperview()
            }
        }

        /// Asks for frames while anything moves, and for the one in which something is due.
        func schedule() {
            let shelves = engine.shelves
            link.isRunning = isMovingOrTouched && !shelves.isHidden
            if !isMovingOrTouched { tidy() }
            // Of a motion of the engine's each frame is worked out, of a scroll view's each step.
            let isAnimated = tracks.contains(where: \.isAnimated)
            let own = itemFeed != nil && !isAnimated ? shelves.nextDeadline : nil
            wakeUp.set(to: [own, feed?.deadline].compactMap { $0 }.min(), by: engine.clock)
        }
    }
#endif
