#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Everything that is due now: what the scroll view did, what the engine makes of it, and
        /// what is to be shown and told.
        func update() {
            guard isFree else { return track.setNeedsUpdate() }
            track.needsUpdate = false
            withoutUpdates {
                engine.wake()
                lookAround()
                noticeLostSource()
                track.follow()
                draw()
                feed?.ask(engine.scroller, at: engine.now)
            }
            schedule()
        }

        func listen(hasEnded: Bool) {
            if isFree {
                engine.wake()
                track.follow(hasEnded: hasEnded)
            }
            track.setNeedsUpdate()
        }

        /// Whether no update is under way: a change that a delegate makes within one waits for the
        /// next pass.
        var isFree: Bool { !isUpdating && !track.isTakingOver }

        /// The display shows a frame: it is worked out in the layout pass, when the scroll view has
        /// made its step too.
        ///
        /// - Parameter time: When it is seen, by the device's clock.
        func askForFrame(at time: TimeInterval) {
            engine.clock.askForFrame(at: time)
            track.countFrame()
            if track.isAnimated || track.hasNews || !isMoving { track.setNeedsUpdate() }
        }

        /// Does something of which others are told, who may change something: that is for the next
        /// pass.
        func withoutUpdates(_ body: () -> Void) {
            let wasUpdating = isUpdating
            isUpdating = true
            body()
            isUpdating = wasUpdating
            if !isUpdating { track.makeUpForMissedPass() }
        }

        /// A programme moves the content from now on.
        func takeOver(_ move: () -> Void) {
            engine.wake()
            track.takeOver(move)
            update()
        }

        /// Brings whatever moves to its end, now, what the engine moves too.
        func bringToRest() {
            track.endMotion()
            guard engine.scroller.phase != .idle else { return }
            engine.setHidden(true)
            withoutUpdates { tell() }
            engine.setHidden(false)
        }

        /// Whether the engine or the scroll view moves the content, or a finger might.
        private var isMoving: Bool {
            engine.scroller.phase != .idle || track.isFollowing || track.isTracking
                || track.isDecelerating
        }

        /// Releases what is no longer needed.
        private func tidy() {
            cells.trim()
            engine.forgetGone(besides: track.shown.values.map(\.item) + near)
        }

        /// Asks for frames while anything moves, and for the one in which something is due.
        func schedule() {
            let scroller = engine.scroller
            link.isRunning = isMoving && !scroller.isHidden
            if !isMoving { tidy() }
            let deadlines = [isMoving ? nil : scroller.nextDeadline, feed?.deadline, nextLook]
            wakeUp.set(to: deadlines.compactMap { $0 }.min(), by: engine.clock)
        }
    }
#endif
