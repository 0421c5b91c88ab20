extension Scroller {
    /// A host that scrolls itself moved the content.
    mutating func follow(by step: Points, phase: Phase) {
        precondition(
            step.magnitude <= Configuration.longest,
            "Scroller.follow: step must be within 1e9 points"
        )
        guard strip.isLaidOut else { return }
        if phase == .dragging, !isFollowingDrag {
            hostDrag = HostDrag(origin: current, caught: pointer?.caught ?? course)
        }
        ignorePointer()
        var position = position
        position.distance += step
        if phase == .idle {
            // A host that was at rest already, and stays where it is, tells nothing new.
            guard motion.phase != .idle || step != 0 else { return }
            return rest(at: position)
        }
        if motion.phase == .idle { lastTarget = current }
        leaveRest(by: .following(position, phase))
        updateCurrent()
    }

    /// A host that scrolls by itself lets go: the content will come to rest somewhere else.
    ///
    /// A drag that catches it on its way counts from there, see `landing(throwing:)`.
    ///
    ///     scroller.aim(at: 350)
    ///     scroller.follow(by: 8, phase: .decelerating, at: 24)
    ///
    /// - Parameter distance: In points from where the content is, positive towards later items.
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
        hostDrag?.target = strip.nearest(to: position, from: current)
    }

    /// Where the host's content is going after its lift, nil when it is not.
    var hostTarget: Slot? {
        if case .following(_, .decelerating) = motion { hostDrag?.target } else { nil }
    }

    /// Whether the host drags already; a finger that only held the content until now begins a drag.
    private var isFollowingDrag: Bool {
        if case .following(_, .dragging) = motion { true } else { false }
    }
}
