extension Scroller {
    /// A wheel or trackpad step; the part along the axis counts.
    ///
    /// Steps that follow each other closely are one gesture, which ends a pause after
    /// its last step and then snaps. A wheel stretches nothing: at a pinned end it stops.
    ///
    /// - Parameters:
    ///   - dx: In points, positive to the right.
    ///   - dy: In points, positive downwards.
    ///   - time: In milliseconds; never before an earlier input's.
    /// - Returns: Why this makes no sense now, or nil.
    /// - Precondition: Traps on a step beyond 1e9 points.
    @discardableResult
    public mutating func wheel(dx: Points, dy: Points, at time: Milliseconds) -> Refusal? {
        run(to: time)
        guard pointer == nil else { return .wheelWhilePointerIsDown }
        let step = along(x: dx, y: dy)
        guard step != 0, canScroll else { return nil }
        let underWay = wheelGesture
        let moved = turned(by: step)
        let travel = moved.distance - position.distance
        // Where nothing moved and no gesture is under way, there is nothing to begin; at an end
        // rounding alone moves nothing.
        guard travel.magnitude >= Strip.rounding || underWay != nil else { return nil }
        var gesture = underWay ?? newGesture
        gesture.travel += travel
        gesture.position = moved
        gesture.deadline = now + configuration.physics.wheelPause
        if motion.phase == .idle { lastTarget = current }
        leaveRest(by: .wheel(gesture))
        updateCurrent()
        return nil
    }

    /// The gesture under way.
    private var wheelGesture: WheelGesture? {
        if case .wheel(let gesture) = motion { gesture } else { nil }
    }

    private var newGesture: WheelGesture {
        WheelGesture(position: position, origin: current, travel: 0, deadline: now)
    }

    /// Where a step brings the content: not past an end, nor further past one than it is already.
    private func turned(by step: Points) -> Position {
        var position = position
        let limits = strip.limits(from: current)
        let here = position.distance
        let reach = Limits(
            lower: Swift.min(limits.lower, here),
            upper: Swift.max(limits.upper, here)
        )
        position.distance = reach.nearest(to: here + step)
        return position
    }
}
