extension Scroller {
    /// A host that scrolls by itself, such as a UIScrollView, moved the content.
    ///
    /// - Parameters:
    ///   - step: How far, in points along the axis; not held back by any end.
    ///   - phase: What the host is doing; `.idle` when it has come to rest there.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Precondition: Traps on a step beyond 1e9 points.
    public mutating func follow(by step: Points, phase: Phase, at time: Milliseconds) {
        precondition(
            step.magnitude <= Configuration.longest,
            "Scroller.follow: step must be within 1e9 points"
        )
        run(to: time)
        guard strip.isLaidOut else { return }
        ignorePointer()
        var position = position
        position.distance += step
        if phase == .idle {
            // A host that was at rest already, and stays where it is, tells nothing new.
            guard motion.phase != .idle || step != 0 else { return }
            return rest(at: position)
        }
        if motion.phase == .idle { lastTarget = current }
        if phase == .dragging, !isFollowingDrag { followOrigin = current }
        leaveRest(by: .following(position, phase))
        updateCurrent()
    }

    /// Whether the host drags already; a finger that only held the content until now begins a drag.
    private var isFollowingDrag: Bool {
        if case .following(_, .dragging) = motion { true } else { false }
    }
}
