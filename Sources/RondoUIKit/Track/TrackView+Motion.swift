#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // The scroll view tells where a finger brings the content, and what it does by itself after
    // that; the engine is told of each step. What a programme asks for, the engine moves: its
    // motions have exact ends, take over from each other and go on through changes of items, while
    // an animation of the scroll view knows one offset to go to and nothing of wrapping.

    extension TrackView {
        /// Whether a finger is on the scroll view, which may say so some layout passes late.
        var hasFinger: Bool { isTracking || framesOfArrival > 0 }

        /// A finger has come down, or the last one has gone.
        func fingersDidChange(_ areThere: Bool) {
            let isWanted = isScrollEnabled && panGestureRecognizer.isEnabled
            framesOfArrival = areThere && isWanted ? Self.longestArrival : 0
            setNeedsLayout()
        }

        /// The frame that is under way when a finger comes down, and the next one.
        private static let longestArrival = 2

        /// Whether the content goes on by itself after a lift.
        ///
        /// A scroll view may call content that a finger has caught decelerating.
        private var isCoasting: Bool { isDecelerating && !hasFinger }

        /// Whether a finger drags the content.
        ///
        /// A scroll view may call content that coasts after a drag dragged.
        var isHeld: Bool { isDragging && !isCoasting }

        /// What the scroll view does by itself; nil when it stands still.
        private var ownPhase: Phase? {
            if isHeld, !ignoresFinger { return .dragging }
            return isCoasting ? .decelerating : nil
        }

        /// Whether the engine moves the content, and not the scroll view.
        var isDriven: Bool { ownPhase == nil && !isFollowing }

        /// Whether a finger is down that means something here.
        private var isTouched: Bool {
            hasFinger && !ignoresFinger && owner?.isDraggedElsewhere == false
        }

        /// Whether the scroll view has stood still for so long that it has come to rest, though
        /// its delegate did not hear of it.
        ///
        /// A pass without a step is no rest: an animation of the system's takes more passes than
        /// steps, and sets none of the flags that a drag or a deceleration does.
        private var hasStoodStill: Bool {
            isFollowing && !isTouched && ownPhase == nil && stillFrames >= Self.framesOfRest
        }

        /// More frames of the display than the slowest animation needs for a pixel.
        private static let framesOfRest = 16

        /// The display shows a frame.
        func countFrame() {
            framesOfArrival = max(0, framesOfArrival - 1)
            stillFrames = isTouched || ownPhase != nil ? 0 : stillFrames + 1
        }

        /// Whether the engine moves the content just now.
        var isAnimated: Bool {
            isDriven && !isPressed && owner?.row.map { $0.phase != .idle } == true
        }

        /// Whether the scroll view did something that the engine does not know yet.
        var hasNews: Bool {
            guard let owner, let row = owner.row else { return false }
            guard let plan else { return true }
            if space.place(of: contentOffset, in: plan.length) != plan.place { return true }
            if isTouched != isPressed || (ignoresFinger && !hasFinger) { return true }
            guard let phase = ownPhase else { return hasStoodStill }
            return !isFollowing || row.phase != phase
        }

        /// Tells the engine what the scroll view did.
        ///
        /// State is asked and not only told: there are ways to stop a scroll view of which its
        /// delegate does not hear.
        ///
        /// - Parameter hasEnded: Whether the scroll view says that it has come to rest.
        func follow(hasEnded: Bool = false) {
            guard let plan, let owner else { return }
            if !hasFinger { ignoresFinger = false }
            let place = space.place(of: contentOffset, in: plan.length)
            let step = place - plan.place
            self.plan = plan.moved(to: place)
            let isTouched = isTouched && !hasEnded
            if isTouched { press() }
            if step != 0 { stillFrames = 0 }
            if let phase = ownPhase, !hasEnded {
                if step != 0 || !isFollowing || owner.row?.phase != phase {
                    follow(by: step, phase)
                }
            } else if step != 0, !hasEnded {
                // With no finger there, something else scrolls it, such as VoiceOver.
                follow(by: step, isTouched ? .dragging : .animating)
            } else if hasEnded ? isFollowing || step != 0 : hasStoodStill {
                isFollowing = false
                land(by: step)
            }
            if !isTouched { unpress() }
        }

        private func follow(by step: Points, _ phase: Phase) {
            isFollowing = true
            owner?.follow(by: step, phase: phase)
        }

        /// A finger holds moving content, and keeps still content from advancing by itself.
        private func press() {
            guard !isPressed else { return }
            isPressed = true
            isFollowing = false
            hasCaughtMotion = owner?.row.map { $0.phase != .idle } ?? false
            owner?.press()
        }

        /// The finger has gone; what it held comes to rest.
        private func unpress() {
            guard isPressed else { return }
            isPressed = false
            owner?.letGo()
        }

        /// The content comes to rest, on a resting place unless nothing snaps.
        func land(by step: Points) {
            owner?.follow(by: step, phase: .animating)
            guard let row = owner?.row else { return }
            let past = row.offset
            let isOnPlace = abs(past) <= Self.pixel
            if isOnPlace || row.configuration.snap == .none {
                // Offsets are rounded to pixels, resting places are not.
                owner?.follow(by: isOnPlace ? -past : 0, phase: .idle)
            } else if let index = row.currentIndex {
                // A finger caught it in between, or items changed under it.
                owner?.settle(on: index)
            }
        }

        /// The largest pixel there is, in points, and what rounding adds.
        private static let pixel: Points = 1.01

        /// Where a lift with a velocity is to bring the content.
        ///
        /// - Parameters:
        ///   - velocity: In points per millisecond, as the scroll view tells it.
        ///   - offset: Where the scroll view would bring it.
        /// - Returns: The offset to decelerate to.
        func target(ofLiftWith velocity: CGPoint, proposing offset: CGPoint) -> CGPoint {
            guard !isTakingOver, let owner, !owner.isUpdating else { return offset }
            follow()
            guard let plan else { return offset }
            let landing =
                isPagingEnabled ? nil : owner.row?.landing(throwing: space.along(velocity))
            guard let landing else {
                owner.aim(at: space.place(of: offset, in: plan.length) - plan.place)
                return offset
            }
            owner.aim(at: landing)
            return space.offset(of: plan.place + landing, in: plan.length)
        }

        /// A programme moves the content from now on: finger and deceleration mean nothing any
        /// more.
        func takeOver(_ move: () -> Void) {
            follow()
            stop()
            move()
            let phase = owner?.row?.phase ?? .idle
            // Where nothing could move, what was under way still has to come to rest.
            if phase == .idle || phase == .animating { isFollowing = false }
        }

        func stop() {
            isTakingOver = true
            if hasFinger, panGestureRecognizer.isEnabled {
                // The documented way to take a gesture away.
                panGestureRecognizer.isEnabled = false
                panGestureRecognizer.isEnabled = true
                framesOfArrival = 0
                ignoresFinger = isTracking
            }
            // Ends a deceleration, and an animation of the system's, of which no flag tells.
            setContentOffset(contentOffset, animated: false)
            isTakingOver = false
            makeUpForMissedPass()
        }

        /// Brings whatever moves to its end, now: to where it would have come to rest.
        func endMotion() {
            follow()
            let landing = owner?.row?.landing(throwing: 0)
            stop()
            guard isFollowing || owner?.row?.phase == .dragging else { return }
            isFollowing = false
            owner?.follow(by: landing ?? 0, phase: .idle)
        }

        /// Lets go of the row that lies in it, which another one may follow.
        func abandon() {
            stop()
            plan = nil
            refusal = nil
            focusPath = nil
            isFollowing = false
            isPressed = false
        }
    }

    extension Scroller {
        /// Where the current item is, nil without items.
        var currentIndex: ItemIndex? { currentItem.flatMap { items.index(of: $0) } }
    }
#endif
