#if canImport(UIKit)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Everything that is due now: what the scroll view did, what the engine makes of it, and
        /// what is to be shown and told.
        ///
        /// - Parameter hasEnded: Whether the scroll view says that it has come to rest.
        func update(hasEnded: Bool = false) {
            guard !isUpdating, !track.isTakingOver else {
                // Whoever is told of something may change something; that is for the next pass.
                track.setNeedsLayout()
                return
            }
            withoutUpdates {
                engine.wake()
                lookAround()
                track.follow(hasEnded: hasEnded)
                draw()
                feed?.ask(engine.scroller, at: engine.now)
            }
            schedule()
        }

        /// Does something of which others are told, who may change something: that is for the next
        /// pass.
        func withoutUpdates(_ body: () -> Void) {
            let wasUpdating = isUpdating
            isUpdating = true
            body()
            isUpdating = wasUpdating
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

        /// Asks for frames while anything moves, and for the one in which something is due.
        func schedule() {
            let scroller = engine.scroller
            let isMoving =
                scroller.phase != .idle || track.isFollowing || track.isTracking
                || track.isDecelerating
            link.isRunning = isMoving && !scroller.isHidden
            let deadlines = [isMoving ? nil : scroller.nextDeadline, feed?.deadline, nextLook]
            wakeUp.set(to: deadlines.compactMap { $0 }.min(), now: engine.now)
        }
    }
#endif
