/// What a wheel's step says of its gesture.
public enum WheelPhase: Int, CaseIterable, Sendable {
    /// More steps may follow.
    case moved
    /// The gesture ends with it.
    case ended
}

extension Scroller {
    /// A wheel or trackpad step.
    mutating func wheel(dx: Points, dy: Points, notch: Bool, phase: WheelPhase) -> Refusal? {
        guard pointer.state == .up else { return .wheelWhilePointerIsDown }
        let step = along(x: dx, y: dy)
        if notch, configuration.snap == .page {
            turnPage(Heading(sign: step))
        } else {
            turnWheel(by: step)
        }
        if phase == .ended, motion.kind == .wheel { finishMotion() }
        return nil
    }

    /// One page on or back, where anything can move.
    private mutating func turnPage(_ heading: Heading?) {
        guard let heading, canScroll else { return }
        self.step(heading, animated: true)
    }

    private mutating func turnWheel(by step: Points) {
        guard step != 0, canScroll else { return }
        let isUnderWay = motion.kind == .wheel
        let moved = turned(by: step)
        let travel = moved.distance - position.distance
        // Where nothing moved and no gesture is under way, there is nothing to begin; at an end
        // rounding alone moves nothing.
        guard travel.magnitude >= Strip.rounding || isUnderWay else { return }
        if motion.kind == .rest { lastTarget = current }
        if !isUnderWay { motion.beginTurning(at: position, origin: current) }
        motion.turn(
            by: travel,
            to: moved,
            until: now + configuration.physics.wheelPause
        )
        leaveRest()
        updateCurrent()
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
