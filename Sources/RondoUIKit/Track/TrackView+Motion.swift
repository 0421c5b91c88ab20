#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // The scroll view reports where a finger moves the content, and its own motion after that; the
    // engine gets each step. Scrolls from code are moved by the engine: its motions have exact
    // ends, take over from each other and continue through changes of items, while an animation of
    // the scroll view goes to one offset and does not support wrapping.

    extension TrackView {
        /// Whether a finger is on the scroll view, which may report it some layout passes late.
        var hasFinger: Bool { isTracking || framesOfArrival > 0 }

        /// Handles the first finger that goes down, or the last one that goes up.
        func fingersDidChange(_ areThere: Bool) {
            if !areThere { note(finger: nil, "touchesEnded") }
            let isWanted = isScrollEnabled && panGestureRecognizer.isEnabled
            framesOfArrival = areThere && isWanted ? Self.longestArrival : 0
            setNeedsLayout()
        }

        /// The frame in progress when a finger goes down, and the next one.
        private static let longestArrival = 2

        /// Whether the content continues on its own after a lift.
        ///
        /// `isDecelerating` can be true for content that a finger has caught.
        private var isCoasting: Bool { isDecelerating && !hasFinger }

        /// Whether a finger drags the content.
        ///
        /// `isDragging` can stay true while content coasts.
        var isHeld: Bool { isDragging && !isCoasting }

        /// The scroll view's own motion; nil if it stands still.
        var ownPhase: Phase? {
            if isHeld, !ignoresFinger { return .dragging }
            return isCoasting ? .decelerating : nil
        }

        /// Whether the engine moves the content, not the scroll view.
        var isDriven: Bool { ownPhase == nil && !isFollowing }

        /// Whether a finger is down that counts here.
        private var isTouched: Bool {
            hasFinger && !ignoresFinger && owner?.isDraggedElsewhere == false
        }

        /// Whether the scroll view has stood still long enough to be at rest, although its delegate
        /// got no callback.
        ///
        /// A pass without a step is not rest: an animation of the system takes more passes than
        /// steps, and sets none of the flags of a drag or a deceleration.
        private var hasStoodStill: Bool {
            isFollowing && !isTouched && ownPhase == nil && stillFrames >= Self.framesOfRest
        }

        /// More frames than the slowest animation needs for a pixel.
        private static let framesOfRest = 16

        /// Counts a frame of the display.
        func countFrame() {
            framesOfArrival = max(0, framesOfArrival - 1)
            stillFrames = isTouched || ownPhase != nil ? 0 : stillFrames + 1
        }

        /// Whether the engine moves the content at present.
        var isAnimated: Bool {
            isDriven && !isPressed && owner?.row.map { $0.phase != .idle } == true
        }

        /// Whether the scroll view has moved in a way that the engine does not know yet.
        var hasNews: Bool {
            guard let owner, let row = owner.row else { return false }
            guard let plan else { return true }
            if space.place(of: contentOffset, in: plan.length) != plan.place { return true }
            if isTouched != isPressed || (ignoresFinger && !hasFinger) { return true }
            guard let phase = ownPhase else { return hasStoodStill }
            return !isFollowing || row.phase != phase
        }

        /// Reports the scroll view's movement to the engine.
        ///
        /// It reads the state in addition to the callbacks: a scroll view can be stopped without a
        /// delegate call.
        ///
        /// - Parameter hasEnded: Whether the scroll view reports that it has come to rest.
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
                // Without a finger, something else scrolls it, such as VoiceOver.
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

        /// Holds moving content, and pauses auto-advance.
        private func press() {
            guard !isPressed else { return }
            isPressed = true
            isFollowing = false
            hasCaughtMotion = owner?.row.map { $0.phase != .idle } ?? false
            owner?.press()
        }

        /// Handles the end of a touch; held content comes to rest.
        private func unpress() {
            guard isPressed else { return }
            isPressed = false
            owner?.letGo()
        }

        /// Brings the content to rest, on a resting place if it snaps.
        func land(by step: Points) {
            owner?.follow(by: step, phase: .animating)
            guard let row = owner?.row else { return }
            let past = row.offset
            let isOnPlace = abs(past) <= Self.pixel
            if isOnPlace || row.configuration.snap == .none {
                // Offsets are rounded to pixels, resting places are not.
                owner?.follow(by: isOnPlace ? -past : 0, phase: .idle)
            } else if let current = row.currentItem {
                // A finger caught it in between, or the items changed.
                owner?.take(.scroll(to: current))
            }
        }

        /// The largest pixel, in points, plus rounding.
        private static let pixel: Points = 1.01

        /// The target of a lift with a velocity.
        ///
        /// - Parameters:
        ///   - velocity: In points per millisecond, from the scroll view.
        ///   - offset: The target that the scroll view proposes.
        /// - Returns: The offset to decelerate to.
        func target(ofLiftWith velocity: CGPoint, proposing offset: CGPoint) -> CGPoint {
            guard !isTakingOver, let owner, !owner.isUpdating else { return offset }
            follow()
            guard let plan else { return offset }
            let landing =
                turnsPages ? nil : owner.row?.landing(throwing: space.along(velocity))
            guard let landing else {
                owner.aim(at: space.place(of: offset, in: plan.length) - plan.place)
                return offset
            }
            owner.aim(at: landing)
            return space.offset(of: plan.place + landing, in: plan.length)
        }

        /// Lets a program move the content from now on; finger and deceleration are ignored.
        func takeOver(_ move: () -> Void) {
            isMoved = true
            follow()
            stop()
            move()
            let phase = owner?.row?.phase ?? .idle
            // If nothing could move, the old motion still has to come to rest.
            if phase == .idle || phase == .animating { isFollowing = false }
        }

        /// Remembers what has brought the content to rest; called before the events of the rest are
        /// reported.
        func noteRest(in events: some Sequence<Event>) {
            guard events.contains(where: \.endsSwitch) else { return }
            (hasRestedByMove, isMoved) = (isMoved, false)
        }

        func stop() {
            isTakingOver = true
            if hasFinger, panGestureRecognizer.isEnabled {
                // The documented way to cancel a gesture.
                panGestureRecognizer.isEnabled = false
                panGestureRecognizer.isEnabled = true
                framesOfArrival = 0
                ignoresFinger = isTracking
            }
            // Ends a deceleration, and an animation of the system, which no flag reports.
            setContentOffset(contentOffset, animated: false)
            isTakingOver = false
            makeUpForMissedPass()
        }

        /// Ends all motion now, at the place where it would have come to rest.
        func endMotion() {
            follow()
            let landing = owner?.row?.landing
            stop()
            guard isFollowing || owner?.row?.phase == .dragging else { return }
            isFollowing = false
            owner?.follow(by: landing ?? 0, phase: .idle)
        }

        /// Whether this track moves or holds its row, and will bring it to rest.
        ///
        /// - Parameter phase: The present phase of the row.
        /// - Returns: False also if the engine moves the row.
        func moves(in phase: Phase) -> Bool {
            isFollowing ? phase != .idle : isPressed && phase == .dragging
        }

        /// Brings the row to rest that another track has moved until now.
        func inherit() {
            guard let row = owner?.row else { return }
            if row.configuration.snap == .none {
                owner?.follow(by: row.landing, phase: .idle)
            } else {
                land(by: 0)
            }
            setNeedsUpdate()
        }

        /// Releases the row, so that the track can show another row.
        func abandon() {
            stop()
            plan = nil
            refusal = nil
            focusPath = nil
            isFollowing = false
            isPressed = false
        }
    }

    extension Event {
        /// Whether the content came to rest.
        fileprivate var endsSwitch: Bool {
            switch self {
            case .settle, .cancel: true
            case .change, .begin, .tile: false
            }
        }
    }

    extension Scroller {
        /// The index of the current item, nil without items.
        var currentIndex: ItemIndex? { currentItem.flatMap { items.index(of: $0) } }

        /// The distance to where the content rests when it is let go: on an item if it snaps, else
        /// within its ends.
        var landing: Points {
            landing(throwing: 0) ?? min(max(0, reach.lowerBound), reach.upperBound)
        }
    }
#endif
