extension Scroller {
    /// The host's own scrolling moved the content.
    mutating func follow(by step: Points, phase: Phase) {
        precondition(
            step.magnitude <= Configuration.longest,
            "Scroller.follow: step must be within 1e9 points"
        )
        guard strip.isLaidOut else { return }
        if phase != .idle, motion.kind != .following || (phase == .dragging && !isFollowingDrag) {
            // Only a finger that still has the content has caught its motion.
            if gesture.pointer.state == .up || gesture.pointer.state == .ignored {
                gesture.drag.caught = Course()
            }
            beginDrag()
            if phase == .dragging { switching.lastTarget = switching.current }
        }
        ignorePointer()
        var position = position
        position.distance += step
        if phase == .idle {
            // A host that was at rest already, and did not move, reports nothing new.
            guard motion.kind != .rest || step != 0 else { return }
            return rest(at: position)
        }
        motion.stand(at: position, .following, phase)
        leaveRest()
        updateCurrent()
    }

    /// Reports where a host with its own scrolling will come to rest after a lift.
    ///
    /// A drag that catches the content on its way counts from there; see `landing(throwing:)`.
    ///
    ///     scroller.aim(at: 350)
    ///     scroller.follow(by: 8, phase: .decelerating, at: 24)
    ///
    /// - Parameter distance: In points from the content's position, positive towards later items.
    /// - Precondition: Traps on a distance beyond 1e9 points.
    /// - Complexity: O(log n), O(1) for items of one length.
    public mutating func aim(at distance: Points) {
        precondition(
            distance.magnitude <= Configuration.longest,
            "Scroller.aim: distance must be within 1e9 points"
        )
        guard strip.isLaidOut else { return }
        var position = position
        position.distance += distance
        gesture.drag.target = strip.nearest(to: position, from: switching.current)
    }

    /// The target of the host's deceleration, nil without one.
    var hostTarget: Slot? {
        motion.kind == .following && motion.phase == .decelerating ? gesture.drag.target : nil
    }

    /// Whether the host drags already; a finger that has only held the content begins a drag.
    private var isFollowingDrag: Bool {
        motion.kind == .following && motion.phase == .dragging
    }
}
