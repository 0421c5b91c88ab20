#if canImport(UIKit)
    import Rondo
    import UIKit

    // The scroll view tells where a finger brings the content, and what it does by itself after
    // that; the engine is told of each step. What a programme asks for, the engine moves: its
    // motions have exact ends, take over from each other and go on through changes of items, while
    // an animation of the scroll view knows one offset to go to and nothing of wrapping.

    extension LoopPagerView {
        /// What the scroll view does by itself; nil when it stands still.
        private var trackPhase: Phase? {
            if track.isDragging, !ignoresFinger { return .dragging }
            return track.isDecelerating ? .decelerating : nil
        }

        /// Whether the engine moves the content, and not the scroll view.
        var isDriven: Bool { trackPhase == nil && !isFollowing }

        /// Everything that is due now: what the scroll view did, what the engine makes of it, and
        /// what is to be shown and told.
        ///
        /// - Parameter hasEnded: Whether the scroll view says that it has come to rest.
        func update(hasEnded: Bool = false) {
            guard !isUpdating, !isTakingOver else {
                // Whoever is told of something may change something; that is for the next pass.
                track.setNeedsLayout()
                return
            }
            withoutUpdates {
                engine.wake()
                lookAround()
                follow(hasEnded: hasEnded)
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

        /// Tells the engine what the scroll view did.
        ///
        /// State is asked and not only told: there are ways to stop a scroll view of which its
        /// delegate does not hear.
        ///
        /// - Parameter hasEnded: Whether the scroll view says that it has come to rest.
        func follow(hasEnded: Bool = false) {
            guard let plan else { return }
            if !track.isTracking { ignoresFinger = false }
            let place = space.place(of: track.contentOffset, in: plan.length)
            let step = place - plan.place
            self.plan = plan.moved(to: place)
            let isTouched = track.isTracking && !ignoresFinger && !hasEnded
            if isTouched { press() }
            if let phase = trackPhase, !hasEnded {
                if step != 0 || !isFollowing || engine.scroller.phase != phase {
                    follow(by: step, phase)
                }
            } else if step != 0, !hasEnded {
                // With no finger there, something else scrolls it, such as VoiceOver.
                follow(by: step, isTouched ? .dragging : .animating)
            } else if isFollowing, !isTouched {
                isFollowing = false
                land(by: step)
            }
            if !isTouched { unpress() }
        }

        private func follow(by step: Points, _ phase: Phase) {
            isFollowing = true
            engine.follow(by: step, phase: phase)
        }

        /// A finger holds moving content, and keeps still content from advancing by itself.
        private func press() {
            guard !isPressed else { return }
            isPressed = true
            isFollowing = false
            engine.press()
        }

        /// The finger has gone; what it held comes to rest.
        private func unpress() {
            guard isPressed else { return }
            isPressed = false
            engine.cancelPointer()
        }

        /// The content comes to rest, on a resting place unless nothing snaps.
        private func land(by step: Points) {
            engine.follow(by: step, phase: .animating)
            let past = engine.scroller.offset
            let isOnPlace = abs(past) <= Self.pixel
            if isOnPlace || engine.scroller.configuration.snap == .none {
                // Offsets are rounded to pixels, resting places are not.
                engine.follow(by: isOnPlace ? -past : 0, phase: .idle)
            } else if let index = currentIndex {
                // A finger caught it in between, or items changed under it.
                engine.scroll(to: index, way: .shortest, animated: true)
            }
        }

        /// The largest pixel there is, in points, and what rounding adds.
        private static let pixel: Points = 1.01

        var currentIndex: ItemIndex? {
            engine.scroller.currentItem.flatMap { engine.scroller.items.index(of: $0) }
        }

        /// Where a lift with a velocity is to bring the content, nil to leave it to the scroll
        /// view.
        ///
        /// - Parameter velocity: In points per millisecond, as the scroll view tells it.
        /// - Returns: The offset to decelerate to.
        func target(ofLiftWith velocity: CGPoint) -> CGPoint? {
            guard !isTakingOver, !isUpdating else { return nil }
            follow()
            guard let plan, !track.isPagingEnabled,
                let distance = engine.scroller.landing(throwing: space.along(velocity))
            else { return nil }
            return space.offset(of: plan.place + distance, in: plan.length)
        }

        /// A programme moves the content from now on: finger and deceleration mean nothing any
        /// more.
        func takeOver(_ move: () -> Void) {
            engine.wake()
            follow()
            stopTrack()
            move()
            let phase = engine.scroller.phase
            // Where nothing could move, what was under way still has to come to rest.
            if phase == .idle || phase == .animating { isFollowing = false }
            update()
        }

        private func stopTrack() {
            isTakingOver = true
            if track.isTracking, track.panGestureRecognizer.isEnabled {
                // The documented way to take a gesture away.
                track.panGestureRecognizer.isEnabled = false
                track.panGestureRecognizer.isEnabled = true
                ignoresFinger = track.isTracking
            }
            if track.isDecelerating { track.setContentOffset(track.contentOffset, animated: false) }
            isTakingOver = false
        }

        /// Brings whatever moves to its end, now: to where it would have come to rest.
        func endMotion() {
            follow()
            let landing = engine.scroller.landing(throwing: 0)
            stopTrack()
            guard isFollowing else { return }
            isFollowing = false
            engine.follow(by: landing ?? 0, phase: .idle)
        }

        /// As `endMotion`, for what the engine moves too.
        func bringToRest() {
            endMotion()
            guard engine.scroller.phase != .idle else { return }
            engine.setHidden(true)
            withoutUpdates { tell() }
            engine.setHidden(false)
        }

        /// Asks for frames while anything moves, and for the one in which something is due.
        func schedule() {
            let scroller = engine.scroller
            let isMoving =
                scroller.phase != .idle || isFollowing || track.isTracking || track.isDecelerating
            link.isRunning = isMoving && !scroller.isHidden
            let deadlines = [isMoving ? nil : scroller.nextDeadline, feed?.deadline, nextLook]
            wakeUp.set(to: deadlines.compactMap { $0 }.min(), now: engine.now)
        }
    }
#endif
